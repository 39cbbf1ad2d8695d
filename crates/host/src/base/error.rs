//! The reasons why a table cannot do what was asked.

use std::fmt;
use std::time::Duration;

use hearth_store::{AppendFailure, StoreFailure, TableId};
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
    /// The database has not confirmed it: it may be stored or not.
    MaybeStored(String),
    /// The table does not exist.
    NoTable,
    /// Another node runs the table, or none may at present. Nothing has changed: find its owner and repeat the request there.
    NotHere,
    /// A table was opened with the same ticket before.
    TicketUsed(TableId),
    /// The ticket is too old or was not issued by this server.
    BadTicket,
    /// The table has no game yet.
    NoGame,
    /// No seat has this number.
    NoSeat(usize),
    /// No decision is left after this number of decisions.
    NoSuchPosition(usize),
    /// The game is too long to be continued, or it continues too many others.
    CannotPlayOn,
    /// The game is too long to be reviewed.
    TooLongToReview,
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

/// For the log. Players and programs are told by whoever serves the tables.
impl fmt::Display for HostError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HostError::Refused(refusal) => refusal.fmt(f),
            HostError::NotStored(reason) | HostError::MaybeStored(reason) | HostError::BotFailed(reason) => {
                f.write_str(reason)
            }
            HostError::NoTable => f.write_str("no such table"),
            HostError::NotHere => f.write_str("this node does not run the table"),
            HostError::TicketUsed(_) => f.write_str("the ticket was used"),
            HostError::BadTicket => f.write_str("the ticket is not valid"),
            HostError::NoGame => f.write_str("the table has no game yet"),
            HostError::NoSeat(seat) => write!(f, "no seat has the number {seat}"),
            HostError::NoSuchPosition(decisions) => write!(f, "no decision is left after {decisions}"),
            HostError::CannotPlayOn => f.write_str("the game is too long to be continued"),
            HostError::TooLongToReview => f.write_str("the game is too long to be reviewed"),
            HostError::StillRunning => f.write_str("the game is still running"),
            HostError::NoRematch => f.write_str("no rematch is possible"),
            HostError::NoHints => f.write_str("the table has no hints"),
            HostError::TooMany(TooMany(wait)) => write!(f, "rate limit reached, retry in {wait:?}"),
        }
    }
}

impl From<Refusal> for HostError {
    fn from(refusal: Refusal) -> HostError {
        HostError::Refused(refusal)
    }
}

impl From<StoreFailure> for HostError {
    fn from(failure: StoreFailure) -> HostError {
        match failure {
            StoreFailure::Uncertain(_) => HostError::MaybeStored(failure.to_string()),
            _ => HostError::NotStored(failure.to_string()),
        }
    }
}

impl From<BadLog> for HostError {
    fn from(error: BadLog) -> HostError {
        HostError::NotStored(error.to_string())
    }
}

impl From<&AppendFailure> for HostError {
    fn from(failure: &AppendFailure) -> HostError {
        match failure {
            AppendFailure::Moved => HostError::NotHere,
            AppendFailure::Conflict { .. } => HostError::NotStored(failure.to_string()),
            AppendFailure::Store(failure) => failure.clone().into(),
        }
    }
}

impl From<TooMany> for HostError {
    fn from(too_many: TooMany) -> HostError {
        HostError::TooMany(too_many)
    }
}
