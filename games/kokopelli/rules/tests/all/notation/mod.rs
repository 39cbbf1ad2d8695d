//! Positions and records as text: what is filled in, what is refused, and the examples of `docs/NOTATION.md`.

mod document;
mod filled_in;
mod malformed;
mod records;
mod unsound;

use hearth_core::{Game, Notation};
use kokopelli_rules::Kokopelli;

type State = <Kokopelli as Game>::State;

/// A position of two with the ceremonies of the first game, or the sentence that refuses it.
fn read(text: &str) -> Result<State, String> {
    Kokopelli::read_position(&format!("position kokopelli; players 2\n{text}"))
        .map_err(|error| error.to_string())
}

/// Every text is refused with its sentence.
#[track_caller]
fn refused(cases: &[(&str, &str)]) {
    for (text, sentence) in cases {
        match read(text) {
            Err(error) => assert_eq!(error, *sentence, "for `{text}`"),
            Ok(_) => panic!("`{text}` is read, not refused with: {sentence}"),
        }
    }
}
