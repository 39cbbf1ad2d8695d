//! The tests of the terminal, in one binary.

mod account;
mod languages;
mod table;

use anstream::adapter::strip_str;
use hearth_core::{Game, Notation, Observer, Seat};
use hearth_text::{Names, Text};
use hearth_words::Language;
use kupferkessel_rules::{Kupferkessel, State};
use kupferkessel_text::KupferkesselText;

/// The observers on the first two seats.
const WHITE: Observer = Observer::Seat(Seat::FIRST);
const BLACK: Observer = Observer::Seat(Seat::at(1));

/// Returns the names of the seats in a position.
fn names(state: &State) -> Names {
    KupferkesselText::names(&Kupferkessel::view(state, Observer::Spectator), Language::English)
}

/// A text as it is read, without colours.
fn plain(text: &str) -> String {
    strip_str(text).to_string()
}

/// A table of two: what is said of it, then where White and Black stand and what they have in their kettles.
#[track_caller]
fn two(table: &str, white: (usize, &str), black: (usize, &str)) -> State {
    seated(2, table, &[white, black])
}

/// A table of so many.
#[track_caller]
fn seated(players: usize, table: &str, seats: &[(usize, &str)]) -> State {
    let mut text = format!("position kupferkessel; players {players}; {table}");
    for (index, (at, kettle)) in seats.iter().enumerate() {
        text += &format!("\nseat {}; at {at}; kettle {kettle}", index + 1);
    }
    Kupferkessel::read_position(&text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Gaps in these cells.
fn gaps(cells: &str) -> String {
    cells.split(' ').fold(String::new(), |text, cell| text + cell + " .; ")
}
