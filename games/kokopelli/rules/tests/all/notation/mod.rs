//! Positions and records as text: defaults, refusals, and the examples of `docs/NOTATION.md`.

mod document;
mod filled_in;
mod malformed;
mod records;
mod unsound;

use hearth_core::{Game, Notation};
use kokopelli_rules::Kokopelli;

type State = <Kokopelli as Game>::State;

/// Parses a position of two with the ceremonies of the first game, or returns the error message.
fn read(text: &str) -> Result<State, String> {
    Kokopelli::read_position(&format!("position kokopelli; players 2\n{text}"))
        .map_err(|error| error.to_string())
}

/// Checks that every text is refused with its message.
#[track_caller]
fn refused(cases: &[(&str, &str)]) {
    for (text, sentence) in cases {
        match read(text) {
            Err(error) => assert_eq!(error, *sentence, "for `{text}`"),
            Ok(_) => panic!("`{text}` is read, not refused with: {sentence}"),
        }
    }
}
