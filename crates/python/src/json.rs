//! What is told in JSON elsewhere, as Python's own objects.

use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use serde::Serialize;

use crate::wrong::Wrong;

/// What Python reads JSON with.
static LOADS: PyOnceLock<Py<PyAny>> = PyOnceLock::new();

/// Something as text.
pub(crate) fn text(told: &impl Serialize) -> Result<String, Wrong> {
    serde_json::to_string(told).map_err(Wrong::input)
}

/// A text as objects.
pub(crate) fn objects<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    LOADS.import(py, "json", "loads")?.call1((text,))
}
