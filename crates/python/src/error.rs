//! Errors and Python exceptions.

use std::fmt::Display;

use hearth_arena::ForfeitedBy;
use pyo3::create_exception;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;

create_exception!(
    hearth,
    Refused,
    PyValueError,
    "The decision is not legal. `rule` is the id of the rule that forbids it."
);

create_exception!(
    hearth,
    Forfeit,
    PyRuntimeError,
    "A bot did not decide, and forfeits the game. `seat` is its seat."
);

/// An error.
#[derive(Debug)]
pub(crate) enum ApiError {
    /// The rules refuse a decision.
    Refused { rule: &'static str, sentence: String },
    /// A bot forfeited.
    Forfeit { seat: usize, sentence: String },
    /// An argument is invalid.
    Input(String),
}

impl ApiError {
    pub fn input(message: impl Display) -> ApiError {
        ApiError::Input(message.to_string())
    }

    /// Creates the error for a bot that forfeited.
    pub fn lost(bot: impl Display, ForfeitedBy { seat, reason }: &ForfeitedBy) -> ApiError {
        let sentence = format!("`{bot}` at seat {seat} forfeits the game: {reason}");
        ApiError::Forfeit { seat: seat.number(), sentence }
    }
}

impl From<ApiError> for PyErr {
    fn from(wrong: ApiError) -> PyErr {
        // Setting an attribute should not fail; if it does, the message still says the same.
        match wrong {
            ApiError::Input(message) => PyValueError::new_err(message),
            ApiError::Refused { rule, sentence } => Python::attach(|py| {
                let error = Refused::new_err(sentence);
                let _ = error.value(py).setattr("rule", rule);
                error
            }),
            ApiError::Forfeit { seat, sentence } => Python::attach(|py| {
                let error = Forfeit::new_err(sentence);
                let _ = error.value(py).setattr("seat", seat);
                error
            }),
        }
    }
}
