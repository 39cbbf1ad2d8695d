//! Numbers of points and of cards.

use hearth_words::{Language, say};

/// So many points.
pub fn points(number: usize, language: Language) -> String {
    say!(language, "outcome-points", points = number)
}

/// So many cards that somebody draws, exchanges or puts somewhere: where nouns are declined, in the accusative.
pub(crate) fn cards_moved(number: usize, language: Language) -> String {
    say!(language, "outcome-cards-moved", cards = number)
}

/// So many cards.
pub fn cards(number: usize, language: Language) -> String {
    say!(language, "outcome-cards", cards = number)
}
