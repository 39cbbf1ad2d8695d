//! Errors of the database.

use std::error::Error;
use std::path::PathBuf;
use std::{fmt, io};

use postgres::error::{DbError, Severity, SqlState};
use rusqlite::ErrorCode;

/// The reason why a request to the store failed. Nothing of the request was stored, unless it is uncertain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreFailure {
    /// The disk is full.
    Full,
    /// Another process has locked the database.
    Locked,
    /// The database is corrupt.
    Corrupt(String),
    /// It is not a Hearth database.
    Foreign,
    /// An older version of Hearth wrote the database and may still be using it.
    Older,
    /// A newer version of Hearth wrote the database.
    Newer {
        /// The schema version of the database.
        version: u32,
        /// The schema version of this program.
        supported: u32,
    },
    /// A backup was restored in the meantime, so the caller's knowledge may be out of date.
    Restored,
    /// Another server has opened the database.
    TakenOver,
    /// The schema contains something that Hearth did not create, or lacks something.
    Altered(String),
    /// Too many others changed the same at the same time.
    Contended,
    /// The database server cannot be reached.
    Unreachable(String),
    /// The database server was asked to store it and did not answer: it may be stored or not. It must be looked at before it is
    /// asked for again.
    Uncertain(String),
    /// The store is closed.
    Gone,
    /// The output file exists.
    Exists(PathBuf),
    /// Any other error, in the words of its source.
    Other(String),
}

impl StoreFailure {
    /// Creates an error of the file system. `tried` names the attempted operation.
    pub(crate) fn of_file(tried: &str, path: &std::path::Path, error: &io::Error) -> StoreFailure {
        if error.kind() == io::ErrorKind::StorageFull {
            return StoreFailure::Full;
        }
        StoreFailure::Other(format!("cannot {tried} {}: {error}", path.display()))
    }

    /// Creates the failure of a commit. Only the server knows that it has stored nothing, and only if it says so.
    pub(crate) fn of_commit(error: postgres::Error) -> StoreFailure {
        if error.as_db_error().is_some_and(reports_rollback) {
            return error.into();
        }
        StoreFailure::Uncertain(described(&error))
    }

    /// Returns the failure of a request of which some statement may have been executed.
    pub(crate) fn uncertain(self) -> StoreFailure {
        match self {
            StoreFailure::Unreachable(why) => StoreFailure::Uncertain(why),
            other => StoreFailure::Uncertain(other.to_string()),
        }
    }
}

/// Returns an error with its causes. By itself, an error of the client names only the kind.
pub(crate) fn described(error: &postgres::Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        text.push_str(&format!(": {error}"));
        cause = error.source();
    }
    text
}

/// Returns whether an answer to `COMMIT` means that nothing was stored. A server that stops (`FATAL`) may have committed before.
fn reports_rollback(reported: &DbError) -> bool {
    let code = reported.code();
    let unknown = [SqlState::T_R_STATEMENT_COMPLETION_UNKNOWN, SqlState::TRANSACTION_RESOLUTION_UNKNOWN];
    let is_error = reported.parsed_severity() == Some(Severity::Error);
    // Class 40 is that of rolled back transactions.
    (is_error || code.code().starts_with("40")) && !unknown.contains(code)
}

impl fmt::Display for StoreFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreFailure::Full => {
                f.write_str("the disk is full: nothing was stored; free some space and try again")
            }
            StoreFailure::Locked => {
                f.write_str("another program has locked the database: nothing was stored; try again in a moment")
            }
            StoreFailure::Corrupt(what) => {
                write!(f, "the database is damaged ({what}): stop the server and restore a backup")
            }
            StoreFailure::Foreign => f.write_str("this is not a Hearth database: choose another one"),
            StoreFailure::Older => f.write_str(
                "the database was written by an older version of Hearth: start this version's server once to migrate it",
            ),
            StoreFailure::Newer { version, supported } => write!(
                f,
                "the database was written by a newer version of Hearth (schema {version}; this one supports up to \
                 {supported}): use the newer version"
            ),
            StoreFailure::Restored => {
                f.write_str("a backup has just been restored: nothing was stored; reload the table")
            }
            StoreFailure::TakenOver => f.write_str(
                "another Hearth server has opened the database, so this one has stopped: let only one server use it",
            ),
            StoreFailure::Altered(what) => write!(
                f,
                "the database is not as Hearth made it ({what} was added, changed or removed): restore a file that `hearth \
                 backup` wrote, and remove what was added to a database before you back it up"
            ),
            StoreFailure::Contended => {
                f.write_str("others changed the same at the same time: nothing was stored; try again")
            }
            StoreFailure::Unreachable(what) => {
                write!(f, "the database server cannot be reached ({what}): try again when it is back")
            }
            StoreFailure::Uncertain(what) => write!(
                f,
                "the database server has not confirmed the change ({what}): it may or may not be stored; look before you try \
                 again"
            ),
            StoreFailure::Gone => {
                f.write_str("the store is closed because the server is stopping: try again when it is back")
            }
            StoreFailure::Exists(path) => write!(f, "{} already exists", path.display()),
            StoreFailure::Other(what) => write!(f, "database error: {what}"),
        }
    }
}

impl Error for StoreFailure {}

impl From<rusqlite::Error> for StoreFailure {
    fn from(error: rusqlite::Error) -> StoreFailure {
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => StoreFailure::Full,
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreFailure::Locked,
            Some(ErrorCode::DatabaseCorrupt) => StoreFailure::Corrupt(error.to_string()),
            Some(ErrorCode::NotADatabase) => StoreFailure::Foreign,
            _ => StoreFailure::Other(error.to_string()),
        }
    }
}

impl From<postgres::Error> for StoreFailure {
    fn from(error: postgres::Error) -> StoreFailure {
        StoreFailure::of_server(&error)
    }
}

impl StoreFailure {
    /// Converts an error of a `PostgreSQL` server.
    pub(crate) fn of_server(error: &postgres::Error) -> StoreFailure {
        let Some(reported) = error.as_db_error() else {
            let io = error.source().and_then(|source| source.downcast_ref::<io::Error>());
            return if error.is_closed() || io.is_some() {
                StoreFailure::Unreachable(described(error))
            } else {
                StoreFailure::Other(described(error))
            };
        };
        let message = reported.message().to_owned();
        match *reported.code() {
            // A violated constraint may be the sign of a conflict too: what was checked before was true at that time.
            SqlState::T_R_SERIALIZATION_FAILURE
            | SqlState::T_R_DEADLOCK_DETECTED
            | SqlState::LOCK_NOT_AVAILABLE
            | SqlState::UNIQUE_VIOLATION
            | SqlState::FOREIGN_KEY_VIOLATION => StoreFailure::Contended,
            SqlState::DISK_FULL => StoreFailure::Full,
            SqlState::DATA_CORRUPTED | SqlState::INDEX_CORRUPTED => StoreFailure::Corrupt(message),
            // The server is stopping, starting or too busy.
            ref code if ["08", "53", "57"].iter().any(|class| code.code().starts_with(class)) => {
                StoreFailure::Unreachable(message)
            }
            _ => StoreFailure::Other(message),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_about_both_databases_name_neither() {
        let of_both = [
            StoreFailure::Full,
            StoreFailure::Corrupt("page 7".to_owned()),
            StoreFailure::Foreign,
            StoreFailure::Older,
            StoreFailure::Newer { version: 2, supported: 1 },
            StoreFailure::TakenOver,
            StoreFailure::Gone,
            StoreFailure::Other("page 7".to_owned()),
        ];
        for sentence in of_both.map(|failure| failure.to_string()) {
            for word in ["file", "folder", "SQLite", "PostgreSQL", "`hearth restore`"] {
                assert!(!sentence.contains(word), "{sentence}");
            }
        }
    }
}
