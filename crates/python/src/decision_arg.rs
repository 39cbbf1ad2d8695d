//! A decision as a Python argument.

use pyo3::exceptions::{PyOverflowError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedStr;
use pyo3::types::PyBool;

/// A decision as a Python argument.
pub(crate) enum DecisionArg {
    /// In the notation of the rules.
    Word(PyBackedStr),
    /// The index in `hearth.decisions`.
    Number(i64),
}

impl<'a, 'py> FromPyObject<'a, 'py> for DecisionArg {
    type Error = PyErr;

    fn extract(argument: Borrowed<'a, 'py, PyAny>) -> PyResult<DecisionArg> {
        if let Ok(word) = argument.extract() {
            return Ok(DecisionArg::Word(word));
        }
        let number = if argument.is_instance_of::<PyBool>() { Err(wrong_type()) } else { argument.extract() };
        number.map(DecisionArg::Number).map_err(|error| {
            let py = argument.py();
            if error.is_instance_of::<PyTypeError>(py) {
                wrong_type()
            } else if error.is_instance_of::<PyOverflowError>(py) {
                PyValueError::new_err("the index of the decision is too large")
            } else {
                error
            }
        })
    }
}

fn wrong_type() -> PyErr {
    PyTypeError::new_err("a decision must be a string, or an index into `hearth.decisions`")
}
