//! What can go wrong with the database itself.

use std::fmt;
use std::path::PathBuf;

use rusqlite::ErrorCode;

/// Why the store could not do what it was asked. Nothing of it was stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreFailure {
    /// There is no room for more.
    Full,
    /// Another program holds the database.
    Locked,
    /// The database is damaged.
    Corrupt(String),
    /// The file is something else than a database of Hearth.
    Foreign,
    /// An older Hearth wrote the database, and may still be at work on it.
    Older,
    /// A newer Hearth wrote the database.
    Newer {
        /// The version of its tables.
        version: u32,
    },
    /// A backup was restored meanwhile: what the asker knew may no longer be so.
    Restored,
    /// The store was closed.
    Gone,
    /// The file that was to be written is there already.
    Exists(PathBuf),
    /// Anything else, in the words of the one who noticed.
    Other(String),
}

impl StoreFailure {
    /// A failure of the file system, with what was tried.
    pub(crate) fn of_file(tried: &str, path: &std::path::Path, error: &std::io::Error) -> StoreFailure {
        if error.kind() == std::io::ErrorKind::StorageFull {
            return StoreFailure::Full;
        }
        StoreFailure::Other(format!("cannot {tried} {}: {error}", path.display()))
    }
}

impl fmt::Display for StoreFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreFailure::Full => {
                f.write_str("the disk is full: nothing was stored; make room and try again")
            }
            StoreFailure::Locked => {
                f.write_str("another program holds the database: nothing was stored; try again in a moment")
            }
            StoreFailure::Corrupt(what) => {
                write!(f, "the database is damaged ({what}): move it away and restore a backup")
            }
            StoreFailure::Foreign => f.write_str("the file is not a database of Hearth: choose another one"),
            StoreFailure::Older => f.write_str(
                "the database was written by an older Hearth: start the server of this one first, which brings it up to date",
            ),
            StoreFailure::Newer { version } => write!(
                f,
                "the database was written by a newer Hearth (its tables have version {version}, this Hearth knows up to {}): \
                 use the newer one",
                crate::schema::VERSION
            ),
            StoreFailure::Restored => {
                f.write_str("a backup was restored just now: nothing was stored; look at the table again")
            }
            StoreFailure::Gone => {
                f.write_str("the store is closed, for the server is stopping: try again when it is back")
            }
            StoreFailure::Exists(path) => write!(f, "{} is there already", path.display()),
            StoreFailure::Other(what) => write!(f, "the database refused: {what}"),
        }
    }
}

impl std::error::Error for StoreFailure {}

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
