//! The reasons why a table cannot do what was asked.

use std::time::Duration;

use hearth_store::{AppendFailure, StoreFailure};
use hearth_table::{BadLog, Refusal};

/// A rate limit was reached. The request can be repeated after this time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooMany(pub Duration);

/// The reason why a table cannot do what was asked.
#[derive(Clone, Debug)]
pub enum HostError {
    /// The table refuses it.
    Refused(Refusal),
    /// It could not be stored; nothing has changed.
    NotStored(String),
    /// The table does not exist.
    NoTable,
    /// The table has no game yet.
    NoGame,
    /// No seat has this number.
    NoSeat(usize),
    /// No decision is left after this number of decisions.
    NoSuchPosition(usize),
    /// The game is still running, and the answer would reveal hidden cards.
    StillRunning,
    /// The caller did not play the game, or it is not over.
    NoRematch,
    /// Hints are off at this table.
    NoHints,
    /// The bot failed.
    BotFailed(String),
    /// A rate limit was reached.
    TooMany(TooMany),
}

impl From<Refusal> for HostError {
    fn from(refusal: Refusal) -> HostError {
        HostError::Refused(refusal)
    }
}

impl From<StoreFailure> for HostError {
    fn from(failure: StoreFailure) -> HostError {
        HostError::NotStored(failure.to_string())
    }
}

impl From<BadLog> for HostError {
    fn from(error: BadLog) -> HostError {
        HostError::NotStored(error.to_string())
    }
}

impl From<&AppendFailure> for HostError {
    fn from(failure: &AppendFailure) -> HostError {
        HostError::NotStored(failure.to_string())
    }
}

impl From<TooMany> for HostError {
    fn from(too_many: TooMany) -> HostError {
        HostError::TooMany(too_many)
    }
}
