//! The tests of the terminal, in one binary.

mod languages;
mod table;

use anstream::adapter::strip_str;
use hearth_core::{Game, Notation, Observer, Seat};
use hearth_text::Names;
use hearth_words::Language;
use kokopelli_rules::Kokopelli;

/// Names that say which seat is meant.
fn names() -> Names {
    Names::new(Language::English, ["Red", "Green", "Blue", "Yellow"].map(|name| (name.to_owned(), None)))
}

/// A text as it is read, without colours.
fn plain(text: &str) -> String {
    strip_str(text).to_string()
}

/// A position, from the statements that follow its head.
fn position(players: usize, statements: &str) -> <Kokopelli as Game>::State {
    let text = format!("position kokopelli; players {players}\n{statements}");
    Kokopelli::read_position(&text).unwrap_or_else(|error| panic!("{error}"))
}

/// The observer on the first seat.
const RED: Observer = Observer::Seat(Seat::FIRST);
