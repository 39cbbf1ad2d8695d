//! Seeds.

use pyo3::exceptions::PyOSError;
use pyo3::prelude::*;
use rand::TryRng;
use rand::rngs::SysRng;

/// Returns the given seed, or a random one from the system.
pub(crate) fn seed(named: Option<u64>) -> PyResult<u64> {
    named.map_or_else(|| SysRng.try_next_u64().map_err(|error| PyOSError::new_err(error.to_string())), Ok)
}
