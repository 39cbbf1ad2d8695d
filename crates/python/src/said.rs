//! A decision, as Python says it.

use pyo3::exceptions::{PyOverflowError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedStr;
use pyo3::types::PyBool;

/// A decision, as Python says it.
pub(crate) enum Said {
    /// In the words of the rules.
    Word(PyBackedStr),
    /// By its place among all that can be said, counted from 0.
    Number(i64),
}

impl<'a, 'py> FromPyObject<'a, 'py> for Said {
    type Error = PyErr;

    fn extract(said: Borrowed<'a, 'py, PyAny>) -> PyResult<Said> {
        if let Ok(word) = said.extract() {
            return Ok(Said::Word(word));
        }
        let number = if said.is_instance_of::<PyBool>() { Err(no_decision()) } else { said.extract() };
        number.map(Said::Number).map_err(|error| {
            let py = said.py();
            if error.is_instance_of::<PyTypeError>(py) {
                no_decision()
            } else if error.is_instance_of::<PyOverflowError>(py) {
                PyValueError::new_err("there are not so many decisions")
            } else {
                error
            }
        })
    }
}

fn no_decision() -> PyErr {
    PyTypeError::new_err("a decision is a text, or its number in `hearth.decisions`")
}
