//! The tests of the sentences, in one binary.

mod languages;
mod log;
mod menu;

use hearth_core::{Game, Notation, Observer, Seat};
use hearth_text::{Names, Spans, Text};
use hearth_words::Language;
use kokopelli_rules::{Decision, Kokopelli};
use kokopelli_text::KokopelliText;

/// Names that say which seat is meant.
fn names() -> Names {
    Names::new(Language::English, ["Red", "Green", "Blue", "Yellow"].map(|name| (name.to_owned(), None)))
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
    KokopelliText::log_lines(&events, &names()).into_iter().map(Spans::into_plain).collect()
}

/// The observer on the first seat.
const RED: Observer = Observer::Seat(Seat::FIRST);
