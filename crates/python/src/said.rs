//! A decision, as Python says it.

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedStr;

/// A decision, as Python says it.
pub(crate) enum Said {
    /// In the words of the rules.
    Word(PyBackedStr),
    /// By its place among all that can be said, counted from 0.
    Number(usize),
}

impl<'a, 'py> FromPyObject<'a, 'py> for Said {
    type Error = PyErr;

    fn extract(said: Borrowed<'a, 'py, PyAny>) -> PyResult<Said> {
        said.extract().map(Said::Word).or_else(|_| said.extract().map(Said::Number)).map_err(|_| {
            PyTypeError::new_err("a decision is a text, or its number in `hearth.decisions`, from 0 on")
        })
    }
}
