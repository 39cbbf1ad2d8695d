//! The stylesheet: it reaches no other game, and card text can be read by everyone.

use hearth_page::GamePage;
use kupferkessel_page::KupferkesselPage;
use kupferkessel_rules::Colour;

/// The stylesheet without its comments.
fn style() -> String {
    let pieces = KupferkesselPage::STYLE.split("/*");
    pieces.map(|piece| piece.split_once("*/").map_or(piece, |(_, after)| after)).collect()
}

/// The selectors of a list; commas inside parentheses do not end one.
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

#[test]
fn every_selector_stands_below_the_table_of_this_game() {
    let style = style();
    let mut count = 0;
    for opened in style.split('{').rev().skip(1) {
        let before = opened.rsplit(['}', ';']).next().unwrap_or_default();
        if before.trim().starts_with('@') {
            continue;
        }
        for selector in selectors(&before.replace('\n', " ")) {
            assert!(selector.contains(".table.kupferkessel"), "{selector}");
            count += 1;
        }
    }
    assert!(count > 50, "{count}");
}

/// Red, green and blue from 0 to 255.
type Paint = [f64; 3];

/// What a property of a rule says, for light and for dark.
fn property(rule: &str, name: &str) -> [Paint; 2] {
    let said = rule.split(&format!("{name}: light-dark(")).nth(1).and_then(|rest| rest.split(')').next());
    let mut paints = said.unwrap_or_default().split(", ").map(|word| {
        let digits = |at: usize| u8::from_str_radix(word.get(at..at + 2).unwrap_or("x"), 16).map(f64::from);
        [1, 3, 5].map(|at| digits(at).unwrap_or_else(|_| panic!("{name} in {rule}")))
    });
    [(); 2].map(|()| paints.next().unwrap_or_else(|| panic!("no {name} for light and dark in {rule}")))
}

/// The rule of a selector.
fn rule(style: &str, selector: &str) -> String {
    let rule = style.split(&format!("{selector} {{")).nth(1).and_then(|rest| rest.split('}').next());
    rule.unwrap_or_else(|| panic!("no rule for {selector}")).to_owned()
}

/// The contrast of two paints, as the guidelines for accessible content define it.
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
fn card_text_stands_seven_to_one_against_its_card_in_and_out_of_reach_in_light_and_dark() {
    let style = style();
    let board = property(&rule(&style, ".table.kupferkessel"), "--board");
    let usual = style.split("var(--kept, ").nth(1).and_then(|rest| rest.split('%').next());
    for colour in Colour::ALL {
        let rule = rule(&style, &format!(".table.kupferkessel .{colour}"));
        let own = rule.split("--kept: ").nth(1).and_then(|rest| rest.split('%').next());
        let kept: f64 =
            own.or(usual).and_then(|kept| kept.parse().ok()).expect("so much of the ground is kept");
        let (ground, tint) = (property(&rule, "--ground"), property(&rule, "--tint"));
        for theme in [0, 1] {
            for ground in [ground[theme], mixed(ground[theme], kept / 100.0, board[theme])] {
                let contrast = contrast(tint[theme], ground);
                assert!(contrast >= 7.0, "{colour}, theme {theme}: {contrast:.1}");
            }
        }
    }
}

#[test]
fn a_table_is_as_light_or_dark_as_the_page_around_it() {
    // What is chosen there and what is printed is decided in one place: nothing here may outweigh it.
    let style = style();
    assert!(style.contains("light-dark(") && !style.contains("color-scheme"));
}
