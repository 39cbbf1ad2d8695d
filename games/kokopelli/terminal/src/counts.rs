//! Numbers of points and of cards.

use hearth_words::{Language, say};

/// So many points.
pub fn points(number: usize, language: Language) -> String {
    say!(language, "outcome-points", points = number)
}

/// So many cards.
pub fn cards(number: usize, language: Language) -> String {
    say!(language, "outcome-cards", cards = number)
}
