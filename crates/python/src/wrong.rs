//! What can be wrong with what is asked for.

use std::fmt::Display;

use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

create_exception!(
    hearth,
    Refused,
    PyValueError,
    "The rules do not allow a decision here. `rule` is the id of the rule that forbids it."
);

/// Something that cannot be used as it was given.
#[derive(Debug)]
pub(crate) enum Wrong {
    /// The rules refuse a decision.
    Refused { rule: &'static str, sentence: String },
    /// What was given makes no sense.
    Input(String),
}

impl Wrong {
    pub fn input(message: impl Display) -> Wrong {
        Wrong::Input(message.to_string())
    }
}

impl From<Wrong> for PyErr {
    fn from(wrong: Wrong) -> PyErr {
        match wrong {
            Wrong::Input(message) => PyValueError::new_err(message),
            Wrong::Refused { rule, sentence } => Python::attach(|py| {
                let error = Refused::new_err(sentence);
                // An exception takes any attribute; if it does not, the sentence begins with the id.
                let _ = error.value(py).setattr("rule", rule);
                error
            }),
        }
    }
}
