//! Connections, and the tables they find: made, brought up to date, or refused.

use std::fs::{self, OpenOptions};
use std::path::Path;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags, TransactionBehavior};

use crate::{StoreFailure, people};

/// Each brings the tables from its number to the next. One that was released is never changed.
const MIGRATIONS: [&str; 6] = [
    include_str!("../migrations/001_beginning.sql"),
    include_str!("../migrations/002_lessons.sql"),
    include_str!("../migrations/003_reviews.sql"),
    include_str!("../migrations/004_notices.sql"),
    include_str!("../migrations/005_logins.sql"),
    include_str!("../migrations/006_numbers.sql"),
];

/// The version of the tables that this Hearth works with.
pub(crate) const VERSION: u32 = MIGRATIONS.len() as u32;

/// Since this version logins are folded as they are now.
const NORMAL_LOGINS: u32 = 5;

/// `HRTH`, so that a file is recognised as ours.
const APPLICATION: i64 = 0x4852_5448;

const PATIENCE: Duration = Duration::from_secs(2);

/// The connection that writes; makes the file and its directory if they are not there.
pub(crate) fn open_writing(path: &Path) -> Result<Connection, StoreFailure> {
    create_file(path)?;
    let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_WRITE | UNSHARED)?;
    connection.busy_timeout(PATIENCE)?;
    // First of all: a file that is not ours must not be touched.
    version(&connection)?;
    connection.execute_batch(
        "PRAGMA journal_mode = WAL;
         PRAGMA synchronous = FULL;
         PRAGMA foreign_keys = ON;
         PRAGMA journal_size_limit = 33554432;
         PRAGMA wal_autocheckpoint = 4000;
         PRAGMA cache_size = -4096;",
    )?;
    connection.set_prepared_statement_cache_capacity(64);
    // Plans that do not depend on bound values: otherwise each append would be parsed and planned anew, half of its cost.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    Ok(connection)
}

/// A connection that only reads what is there.
pub(crate) fn open_reading(path: &Path) -> Result<Connection, StoreFailure> {
    let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY | UNSHARED)?;
    connection.busy_timeout(PATIENCE)?;
    connection.execute_batch("PRAGMA cache_size = -1024;")?;
    connection.set_prepared_statement_cache_capacity(32);
    Ok(connection)
}

/// No locks inside the library: a connection never leaves its thread.
const UNSHARED: OpenFlags = OpenFlags::SQLITE_OPEN_NO_MUTEX;

/// The database holds what opens sessions: it is for the eyes of its owner only.
fn create_file(path: &Path) -> Result<(), StoreFailure> {
    if let Some(directory) = path.parent() {
        fs::create_dir_all(directory).map_err(|error| StoreFailure::of_file("make", directory, &error))?;
    }
    let mut options = OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map_err(|error| StoreFailure::of_file("open", path, &error))?;
    Ok(())
}

/// The version of the tables, 0 if there are none yet. Refuses files of others and of a newer Hearth.
pub(crate) fn version(connection: &Connection) -> Result<u32, StoreFailure> {
    let version: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let application: i64 = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let tables: i64 = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    match (application, version, tables) {
        (0, 0, 0) => Ok(0),
        (APPLICATION, 1..=VERSION, 1..) => Ok(version),
        (APPLICATION, version, _) if version > VERSION => Err(StoreFailure::Newer { version }),
        _ => Err(StoreFailure::Foreign),
    }
}

/// Brings the tables up to date.
pub(crate) fn migrate(connection: &mut Connection) -> Result<(), StoreFailure> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let version = version(&transaction)?;
    if version < VERSION {
        for migration in MIGRATIONS.iter().skip(version as usize) {
            transaction.execute_batch(migration)?;
        }
        if version < NORMAL_LOGINS {
            people::fold_again(&transaction)?;
        }
        transaction.pragma_update(None, "application_id", APPLICATION)?;
        transaction.pragma_update(None, "user_version", VERSION)?;
    }
    transaction.commit()?;
    Ok(())
}

/// The number that changes when a backup is restored.
pub(crate) fn generation(connection: &Connection) -> Result<u64, StoreFailure> {
    let generation: i64 =
        connection.prepare_cached("SELECT generation FROM meta")?.query_row([], |row| row.get(0))?;
    Ok(generation.cast_unsigned())
}

/// Makes it another one.
pub(crate) fn renew_generation(connection: &Connection) -> Result<(), StoreFailure> {
    connection.execute("UPDATE meta SET generation = random() & 9223372036854775807", [])?;
    Ok(())
}
