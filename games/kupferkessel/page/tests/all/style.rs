//! The stylesheet: it affects no other game, and the text of cards has enough contrast.

use hearth_page::GamePage;
use kupferkessel_page::KupferkesselPage;
use kupferkessel_rules::Colour;

/// Returns the stylesheet without comments, and with single spaces, so that no test depends on its line breaks.
fn style() -> String {
    let pieces = KupferkesselPage::STYLE.split("/*");
    let plain: String =
        pieces.map(|piece| piece.split_once("*/").map_or(piece, |(_, after)| after)).collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Splits a list of selectors. Commas inside parentheses do not separate them.
fn selectors(list: &str) -> Vec<String> {
    let mut depth = 0_i32;
    let parted: String = list
        .chars()
        .map(|c| {
            depth += i32::from(c == '(') - i32::from(c == ')');
            if c == ',' && depth == 0 { '\n' } else { c }
        })
        .collect();
    parted.lines().map(str::trim).filter(|selector| !selector.is_empty()).map(str::to_owned).collect()
}

/// Returns the text before each opening brace, with the number of selectors and keyframes around it.
fn openings(style: &str) -> Vec<(String, usize)> {
    let (mut open, mut found, mut before) = (Vec::new(), Vec::new(), String::new());
    for letter in style.chars() {
        match letter {
            '{' => {
                let prelude = before.replace('\n', " ").trim().to_owned();
                let counts = !prelude.starts_with('@') || prelude.starts_with("@keyframes");
                found.push((prelude, open.iter().filter(|counts| **counts).count()));
                open.push(counts);
                before.clear();
            }
            '}' => {
                open.pop();
                before.clear();
            }
            ';' => before.clear(),
            _ => before.push(letter),
        }
    }
    assert!(open.is_empty(), "a brace is not closed");
    found
}

#[test]
fn every_selector_stands_below_the_table_of_this_game() {
    let mut count = 0;
    for (prelude, nested) in openings(&style()) {
        if let Some(name) = prelude.strip_prefix("@keyframes ") {
            assert!(name.starts_with("kupferkessel-"), "another game may have a film of this name: {name}");
        }
        // Nested rules are below their parents.
        if prelude.starts_with('@') || nested > 0 {
            continue;
        }
        for selector in selectors(&prelude) {
            assert!(selector.contains(".table.kupferkessel"), "{selector}");
            count += 1;
        }
    }
    assert!(count > 50, "{count}");
}

#[test]
fn nothing_is_loaded_from_elsewhere() {
    let style = style();
    assert!(!style.contains("@import"));
    assert!(style.split("url(").skip(1).all(|address| address.starts_with("\"data:image/svg+xml,")));
}

/// Red, green and blue from 0 to 255.
type Paint = [f64; 3];

/// Parses a colour of six or eight digits. Returns its channels and its opacity.
fn paint(word: &str) -> (Paint, f64) {
    let digits =
        |at: usize| word.get(at..at + 2).map(|two| f64::from(u8::from_str_radix(two, 16).expect("digits")));
    let channel = |at| digits(at).unwrap_or_else(|| panic!("{word} is not a colour"));
    ([1, 3, 5].map(channel), digits(7).unwrap_or(255.0) / 255.0)
}

/// Returns the values of a property: one, or one for the light theme and one for the dark theme.
fn property(rule: &str, name: &str) -> [(Paint, f64); 2] {
    let said = rule.split(&format!("{name}: ")).nth(1).and_then(|rest| rest.split(';').next());
    let said = said.unwrap_or_else(|| panic!("no {name} in {rule}"));
    match said.strip_prefix("light-dark(").and_then(|both| both.strip_suffix(')')?.split_once(", ")) {
        Some((day, night)) => [paint(day), paint(night)],
        None => [paint(said), paint(said)],
    }
}

/// Returns the rule of a selector.
fn rule(style: &str, selector: &str) -> String {
    let rule = style.split(&format!("{selector} {{")).nth(1).and_then(|rest| rest.split('}').next());
    rule.unwrap_or_else(|| panic!("no rule for {selector}")).to_owned()
}

/// Returns the contrast of two paints (WCAG 2.2).
fn contrast(one: Paint, other: Paint) -> f64 {
    let light = |paint: Paint| {
        let [red, green, blue] = paint.map(|channel| {
            let channel = channel / 255.0;
            if channel <= 0.040_45 { channel / 12.92 } else { ((channel + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
    };
    let (one, other) = (light(one), light(other));
    one.max(other) / one.min(other)
}

fn mixed(one: Paint, share: f64, other: Paint) -> Paint {
    [0, 1, 2].map(|at| one[at] * share + other[at] * (1.0 - share))
}

#[test]
fn card_names_stand_seven_to_one_against_their_strip_in_and_out_of_reach_in_light_and_dark() {
    let style = style();
    let shades = property(&rule(&style, ".table.kupferkessel"), "--dim-strip");
    for colour in Colour::ALL {
        let rule = rule(&style, &format!(".table.kupferkessel .{colour}"));
        let (strip, name) = (property(&rule, "--strip"), property(&rule, "--name"));
        for theme in [0, 1] {
            let (shade, share) = shades[theme];
            for share in [0.0, share] {
                let [strip, name] = [strip, name].map(|both| mixed(shade, share, both[theme].0));
                let contrast = contrast(name, strip);
                assert!(contrast >= 7.0, "{colour}, theme {theme}, shade {share}: {contrast:.1}");
            }
        }
    }
}

#[test]
fn values_and_small_pictures_can_be_read_on_their_grounds() {
    let style = style();
    let (ink, _) = paint("#241a10");
    for colour in Colour::ALL {
        let soft = property(&rule(&style, &format!(".table.kupferkessel .{colour}")), "--soft")[0].0;
        assert!(contrast(ink, soft) >= 7.0, "{colour}");
    }
    // The number on the seal.
    assert!(style.contains("color: #fff4dc"));
    assert!(KupferkesselPage::SIGNS.contains("fill=\"#8d1813\""));
    assert!(contrast(paint("#fff4dc").0, paint("#8d1813").0) >= 7.0);
}

#[test]
fn a_table_is_as_light_or_dark_as_the_page_around_it() {
    // The page decides about these elements in one place, so no rule here may have a higher specificity.
    let style = style();
    assert!(
        style.contains("light-dark(")
            && !style.contains("{ color-scheme")
            && !style.contains("; color-scheme")
    );
}
