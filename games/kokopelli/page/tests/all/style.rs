//! The stylesheet.

use hearth_page::GamePage;
use kokopelli_page::KokopelliPage;

/// Returns the selectors of a stylesheet, including those inside at-rules.
fn selectors(style: &str) -> Vec<String> {
    let mut rest = style;
    let mut text = String::new();
    while let Some((before, comment)) = rest.split_once("/*") {
        text.push_str(before);
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    text.push_str(rest);
    let text = without_keyframes(&text);
    let heads = text.split('{').filter_map(|part| part.rsplit(['}', ';']).next());
    heads
        .map(|head| head.trim().to_owned())
        .filter(|head| !head.is_empty() && !head.starts_with('@'))
        .collect()
}

/// Returns a stylesheet without the steps of its animations, which are no selectors.
fn without_keyframes(style: &str) -> String {
    let mut pieces = style.split("@keyframes");
    let mut text = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        // Each step ends with a bracket, and so does the animation.
        let mut depth = 0;
        let end = piece.find(|letter: char| {
            depth += i32::from(letter == '{') - i32::from(letter == '}');
            letter == '}' && depth == 0
        });
        text.push_str(&piece[end.expect("an animation ends") + 1..]);
    }
    text
}

#[test]
fn every_selector_stands_below_the_table_of_this_game() {
    let selectors = selectors(KokopelliPage::STYLE);
    assert!(selectors.len() > 50, "{selectors:?}");
    for selector in selectors {
        assert!(selector.starts_with(".table.kokopelli"), "`{selector}` would reach beyond the table");
        let commas_outside = selector.split(['(', ')']).step_by(2).any(|outside| outside.contains(','));
        assert!(!commas_outside, "`{selector}`: name the table once and the places in `:is(…)`");
    }
}

#[test]
fn a_table_is_as_light_or_dark_as_the_page_around_it() {
    // The page decides about these elements in one place, so no rule here may have a higher specificity.
    assert!(KokopelliPage::STYLE.contains("light-dark(") && !KokopelliPage::STYLE.contains("color-scheme"));
}

#[test]
fn an_animation_is_named_after_the_game() {
    let names: Vec<&str> = KokopelliPage::STYLE.split("@keyframes ").skip(1).collect();
    assert!(
        !names.is_empty() && names.iter().all(|rest| rest.starts_with("koko-")),
        "all games share the names"
    );
}

#[test]
fn nothing_is_fetched_from_elsewhere() {
    for address in KokopelliPage::STYLE.split("url(").skip(1) {
        assert!(address.starts_with("\"data:"), "{address:.40}");
    }
    assert!(!KokopelliPage::STYLE.contains("@import"));
    for address in KokopelliPage::SIGNS.split("href=\"").skip(1) {
        assert!(address.starts_with('#'), "{address:.40}");
    }
    for address in KokopelliPage::SIGNS.split("url(").skip(1) {
        assert!(address.starts_with('#'), "{address:.40}");
    }
}
