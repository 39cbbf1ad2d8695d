//! The contrast of text, in the light and in the dark.

use hearth_page::GamePage;
use kokopelli_page::KokopelliPage;

/// Returns a colour's relative luminance (WCAG 2.2).
fn luminance(colour: &str) -> f64 {
    let channel = |at: usize| {
        let value = f64::from(u8::from_str_radix(&colour[at..at + 2], 16).expect("a channel")) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

fn contrast(one: &str, other: &str) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// Returns all values of a colour, each in the light and in the dark.
fn colours(name: &str) -> Vec<[&'static str; 2]> {
    let mark = format!("--{name}: ");
    let found: Vec<[&str; 2]> = KokopelliPage::STYLE
        .split(&mark)
        .skip(1)
        .filter_map(|rest| {
            let value = rest.split(';').next()?.trim();
            match value.strip_prefix("light-dark(") {
                Some(both) => both.trim_end_matches(')').split_once(", ").map(|(light, dark)| [light, dark]),
                None => Some([value, value]),
            }
        })
        .collect();
    assert!(!found.is_empty(), "there is no colour {name}");
    found
}

/// Returns the least contrast of one colour on another.
fn least(text: &str, ground: &str) -> f64 {
    let grounds = colours(ground);
    let pairs = colours(text).into_iter().flat_map(|text| grounds.iter().map(move |ground| (text, *ground)));
    let sides = pairs.flat_map(|(text, ground)| [0, 1].map(|side| contrast(text[side], ground[side])));
    sides.fold(f64::INFINITY, f64::min)
}

#[test]
fn card_text_has_a_contrast_of_seven_to_one() {
    // The names of all ceremonies, on the lightest and the darkest paper.
    assert_eq!(colours("ink-of").len(), 16);
    for (text, ground) in [
        ("ink-of", "plate-lit"),
        ("ink-of", "plate-shade"),
        ("plate-ink", "plate-lit"),
        ("plate-ink", "plate-shade"),
        ("gold-name", "gold-lit"),
        ("gold-name", "gold-shade"),
        ("letter-ink", "letter"),
    ] {
        assert!(least(text, ground) >= 7.0, "{text} on {ground}: {:.2}", least(text, ground));
    }
}

#[test]
fn everything_else_that_is_read_has_four_and_a_half_to_one() {
    let pairs = [
        ("clay-ink", "clay-lit"),
        ("clay-ink", "clay-shade"),
        ("strap-ink", "strap-lit"),
        ("strap-ink", "strap-shade"),
        ("strap-last", "strap-lit"),
        ("tile-ink", "tile-foot"),
        ("gold-ink", "gold-lit"),
        ("gold-ink", "gold-shade"),
        ("turquoise-ink", "turquoise-lit"),
        ("turquoise-ink", "turquoise-shade"),
        ("rope-ink", "rope"),
        ("mark-ink", "mark"),
        ("wood-ink", "wood-lit"),
        ("wood-ink", "wood-shade"),
        ("wood-ink", "draw-lit"),
        ("wood-ink", "draw-shade"),
        ("seat-ink", "dye-dark"),
        ("count-ink", "count"),
    ];
    for (text, ground) in pairs {
        assert!(least(text, ground) >= 4.5, "{text} on {ground}: {:.2}", least(text, ground));
    }
}

#[test]
fn signs_and_frames_have_three_to_one() {
    let pairs = [("ink-of", "plate-lit"), ("mark", "ring-edge"), ("count-ink", "count")];
    for (sign, ground) in pairs {
        assert!(least(sign, ground) >= 3.0, "{sign} on {ground}: {:.2}", least(sign, ground));
    }
}
