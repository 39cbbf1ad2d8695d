//! Why a command came to nothing.

use hearth_store::{AppendFailure, StoreFailure};
use hearth_table::{BadLog, Refusal};

/// Why a command came to nothing.
#[derive(Clone, Debug)]
pub(crate) enum Failure {
    /// The table refuses it.
    Refused(Refusal),
    /// It could not be stored; nothing has changed.
    NotStored(String),
    /// There is no such table.
    NoTable,
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Failure {
        Failure::Refused(refusal)
    }
}

impl From<StoreFailure> for Failure {
    fn from(failure: StoreFailure) -> Failure {
        Failure::NotStored(failure.to_string())
    }
}

impl From<BadLog> for Failure {
    fn from(error: BadLog) -> Failure {
        Failure::NotStored(error.to_string())
    }
}

impl From<&AppendFailure> for Failure {
    fn from(failure: &AppendFailure) -> Failure {
        Failure::NotStored(failure.to_string())
    }
}
