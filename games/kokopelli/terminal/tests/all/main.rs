//! The tests of the terminal, in one binary.

mod languages;
mod log;
mod menu;
mod table;

use anstream::adapter::strip_str;
use anstyle::Style;
use hearth_core::{Game, Notation, Observer, Seat};
use hearth_terminal::{Names, Terminal};
use hearth_words::Language;
use kokopelli_rules::{Decision, Kokopelli};
use kokopelli_terminal::KokopelliTerminal;

/// Names that say which seat is meant.
fn names() -> Names {
    Names::new(
        Language::English,
        ["Red", "Green", "Blue", "Yellow"].map(|name| (name.to_owned(), Style::new())),
    )
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

/// The log of some decisions, as an observer is told it.
fn log(players: usize, statements: &str, decisions: &[&str], observer: Observer) -> Vec<String> {
    let mut state = position(players, statements);
    let mut events = Vec::new();
    for decision in decisions {
        let decision: Decision = decision.parse().unwrap_or_else(|error| panic!("{error}"));
        Kokopelli::decide(&mut state, decision, &mut |event| {
            events.push(Kokopelli::event_seen(event, observer));
        })
        .unwrap_or_else(|refusal| panic!("{refusal}"));
    }
    KokopelliTerminal::tell(&events, &names()).iter().map(|line| plain(line)).collect()
}

/// The observer on the first seat.
const RED: Observer = Observer::Seat(Seat::FIRST);
