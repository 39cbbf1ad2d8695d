//! Reasons why a database is not copied.

use std::error::Error;
use std::fmt;

use crate::{Location, StoreFailure};

/// The reason why a database was not copied. The target is as empty as before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CopyFailure {
    /// Both places are files.
    TwoFiles,
    /// Both places are on servers.
    TwoServers,
    /// The file does not exist.
    Missing(Location),
    /// The database has no tables yet.
    Empty(Location),
    /// The target is not empty.
    Occupied(Location),
    /// A server is running on the database.
    InUse(Location),
    /// A server was started on the database while it was copied.
    Changed(Location),
    /// The two databases have different tables.
    Schemas(String),
    /// A value cannot be stored in the other database.
    Unstorable {
        /// The table.
        table: String,
        /// The key of the row.
        key: String,
        /// The column.
        column: String,
        /// The reason.
        why: &'static str,
    },
    /// A database failed.
    Database {
        /// The database; `None` if it could be either.
        place: Option<Location>,
        /// The reason.
        failure: StoreFailure,
    },
}

impl CopyFailure {
    /// Creates a failure of a database.
    pub(crate) fn of(place: &Location, failure: impl Into<StoreFailure>) -> CopyFailure {
        CopyFailure::Database { place: Some(place.clone()), failure: failure.into() }
    }

    /// Creates a failure that is not of one database.
    pub(crate) fn in_general(failure: StoreFailure) -> CopyFailure {
        CopyFailure::Database { place: None, failure }
    }
}

impl fmt::Display for CopyFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CopyFailure::TwoFiles => {
                f.write_str("both places are files: this copies between a file and PostgreSQL; copy a file with `hearth backup`")
            }
            CopyFailure::TwoServers => f.write_str(
                "both places are in PostgreSQL: this copies between a file and PostgreSQL; use pg_dump and pg_restore",
            ),
            CopyFailure::Missing(place) => write!(f, "{place} does not exist"),
            CopyFailure::Empty(place) => write!(f, "{place} is empty: there is nothing to copy"),
            CopyFailure::Occupied(place @ Location::File(_)) => {
                write!(f, "{place} exists already: name a file that does not exist")
            }
            CopyFailure::Occupied(place) => write!(
                f,
                "{place} holds data already: name an empty database, or make it anew with dropdb and createdb"
            ),
            CopyFailure::InUse(place) => write!(
                f,
                "a Hearth server is running on {place}: stop it first, because what happens from now on would be missing in the copy"
            ),
            CopyFailure::Changed(place) => {
                write!(f, "a Hearth server was started on {place} meanwhile: stop it and try again")
            }
            CopyFailure::Schemas(what) => {
                write!(f, "the two databases do not have the same tables ({what}): nothing was copied; please report this")
            }
            CopyFailure::Unstorable { table, key, column, why } => {
                write!(f, "nothing was copied, because in the table {table}, the column {column} of {key} {why}")
            }
            CopyFailure::Database { place: Some(place @ Location::Server(_)), failure: StoreFailure::Foreign } => {
                write!(f, "{place} has tables of another program: choose another database")
            }
            CopyFailure::Database { place: Some(place), failure } => write!(f, "{place}: {failure}"),
            CopyFailure::Database { place: None, failure } => failure.fmt(f),
        }
    }
}

impl Error for CopyFailure {}
