//! Numbers of points and of cards. They occur in nearly every sentence, and choosing the right form of a number is what costs
//! most in saying one, so the usual ones are said once.

use std::sync::LazyLock;

use hearth_words::{Language, say};

/// Up to here numbers are usual.
const USUAL: usize = 64;

type Counts = LazyLock<[Vec<String>; 4]>;

static POINTS: Counts = LazyLock::new(|| {
    Language::ALL.map(|language| (0..USUAL).map(|number| say_points(number, language)).collect())
});
static CARDS: Counts = LazyLock::new(|| {
    Language::ALL.map(|language| (0..USUAL).map(|number| say_cards(number, language)).collect())
});

fn say_points(points: usize, language: Language) -> String {
    say!(language, "outcome-points", points = points)
}

fn say_cards(cards: usize, language: Language) -> String {
    say!(language, "outcome-cards", cards = cards)
}

/// So many points.
pub fn points(number: usize, language: Language) -> String {
    let usual = POINTS[language as usize].get(number).cloned();
    usual.unwrap_or_else(|| say_points(number, language))
}

/// So many cards.
pub fn cards(number: usize, language: Language) -> String {
    let usual = CARDS[language as usize].get(number).cloned();
    usual.unwrap_or_else(|| say_cards(number, language))
}
