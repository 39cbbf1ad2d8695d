//! Numbers of points and of cards.

use hearth_words::{Language, say};

/// A number of points.
pub fn points(number: usize, language: Language) -> String {
    say!(language, "outcome-points", points = number)
}

/// A number of cards that a player draws, exchanges or puts somewhere: in the accusative, where nouns are declined.
pub(crate) fn cards_moved(number: usize, language: Language) -> String {
    say!(language, "outcome-cards-moved", cards = number)
}

/// A number of cards.
pub fn cards(number: usize, language: Language) -> String {
    say!(language, "outcome-cards", cards = number)
}
