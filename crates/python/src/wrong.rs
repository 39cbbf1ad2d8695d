//! What can be wrong with what is asked for.

use std::fmt::Display;

use hearth_arena::Lost;
use pyo3::create_exception;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;

create_exception!(
    hearth,
    Refused,
    PyValueError,
    "The rules do not allow a decision here. `rule` is the id of the rule that forbids it."
);

create_exception!(
    hearth,
    Forfeit,
    PyRuntimeError,
    "A bot came to no decision, and has lost the game by that. `seat` is where it sat."
);

/// Why something was not done.
#[derive(Debug)]
pub(crate) enum Wrong {
    /// The rules refuse a decision.
    Refused { rule: &'static str, sentence: String },
    /// A bot came to no decision.
    Forfeit { seat: usize, sentence: String },
    /// What was given makes no sense.
    Input(String),
}

impl Wrong {
    pub fn input(message: impl Display) -> Wrong {
        Wrong::Input(message.to_string())
    }

    /// This bot has lost.
    pub fn lost(bot: impl Display, Lost { seat, reason }: &Lost) -> Wrong {
        let sentence = format!("`{bot}` at seat {seat} forfeits the game: {reason}");
        Wrong::Forfeit { seat: seat.number(), sentence }
    }
}

impl From<Wrong> for PyErr {
    fn from(wrong: Wrong) -> PyErr {
        // An exception takes any attribute; if it does not, the sentence says the same.
        match wrong {
            Wrong::Input(message) => PyValueError::new_err(message),
            Wrong::Refused { rule, sentence } => Python::attach(|py| {
                let error = Refused::new_err(sentence);
                let _ = error.value(py).setattr("rule", rule);
                error
            }),
            Wrong::Forfeit { seat, sentence } => Python::attach(|py| {
                let error = Forfeit::new_err(sentence);
                let _ = error.value(py).setattr("seat", seat);
                error
            }),
        }
    }
}
