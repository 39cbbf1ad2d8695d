//! The tests of the sentences, in one binary.

mod log;
mod menu;
mod words;

use hearth_core::{Game, Notation, Observer, Seat};
use hearth_text::{Names, Spans, Text};
use hearth_words::Language;
use kupferkessel_rules::{Decision, Kupferkessel, State};
use kupferkessel_text::KupferkesselText;

/// The observer on the first seat.
const WHITE: Observer = Observer::Seat(Seat::FIRST);

/// Returns the names of the seats in a position.
fn names(state: &State) -> Names {
    KupferkesselText::names(&Kupferkessel::view(state, Observer::Spectator), Language::English)
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

/// The log of some decisions.
#[track_caller]
fn log(mut state: State, decisions: &[&str]) -> Vec<String> {
    let mut events = Vec::new();
    for decision in decisions {
        let decision: Decision = decision.parse().unwrap_or_else(|error| panic!("{error}"));
        Kupferkessel::decide(&mut state, decision, &mut |event| events.push(event))
            .unwrap_or_else(|refusal| panic!("{refusal}"));
    }
    KupferkesselText::log_lines(&events, &names(&state)).into_iter().map(Spans::into_plain).collect()
}
