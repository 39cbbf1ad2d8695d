//! Connections and schema migrations.

use std::collections::BTreeSet;
use std::fs::{self, OpenOptions};
use std::path::Path;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags, Row, TransactionBehavior, params};

use crate::meta::Meta;
use crate::{StoreFailure, UserId, folded};

/// Each migration raises the schema version by one. A released migration is never changed.
const MIGRATIONS: [&str; 19] = [
    include_str!("../../migrations/sqlite/001_beginning.sql"),
    include_str!("../../migrations/sqlite/002_lessons.sql"),
    include_str!("../../migrations/sqlite/003_reviews.sql"),
    include_str!("../../migrations/sqlite/004_notices.sql"),
    include_str!("../../migrations/sqlite/005_logins.sql"),
    include_str!("../../migrations/sqlite/006_numbers.sql"),
    include_str!("../../migrations/sqlite/007_participation.sql"),
    include_str!("../../migrations/sqlite/008_hosting.sql"),
    include_str!("../../migrations/sqlite/009_revocations.sql"),
    include_str!("../../migrations/sqlite/010_attended.sql"),
    include_str!("../../migrations/sqlite/011_relations.sql"),
    include_str!("../../migrations/sqlite/012_failures.sql"),
    include_str!("../../migrations/sqlite/013_friends.sql"),
    include_str!("../../migrations/sqlite/014_mail.sql"),
    include_str!("../../migrations/sqlite/015_owner.sql"),
    include_str!("../../migrations/sqlite/016_zones.sql"),
    include_str!("../../migrations/sqlite/017_scopes.sql"),
    include_str!("../../migrations/sqlite/018_deals.sql"),
    include_str!("../../migrations/sqlite/019_ratings.sql"),
];

/// The schema version of this program.
pub(crate) const VERSION: u32 = MIGRATIONS.len() as u32;

/// The first schema version whose logins are folded with the current function.
const FOLDED_LOGINS_VERSION: u32 = 5;

/// `HRTH`: the application id marks the file as a Hearth database.
const APPLICATION_ID: i64 = 0x4852_5448;

const BUSY_TIMEOUT: Duration = Duration::from_secs(2);

/// Opens the writing connection. Creates the file and its directory if necessary.
pub(crate) fn open_writing(path: &Path) -> Result<Connection, StoreFailure> {
    create_file(path)?;
    let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_WRITE | UNSHARED)?;
    connection.busy_timeout(BUSY_TIMEOUT)?;
    // Check first: a foreign file must not be modified.
    version(&connection)?;
    connection.execute_batch(
        "PRAGMA journal_mode = WAL;
         PRAGMA synchronous = FULL;
         PRAGMA foreign_keys = ON;
         PRAGMA secure_delete = ON;
         PRAGMA journal_size_limit = 33554432;
         PRAGMA wal_autocheckpoint = 4000;
         PRAGMA cache_size = -4096;",
    )?;
    connection.set_prepared_statement_cache_capacity(64);
    // Stable query plans do not depend on bound values. Otherwise each append would be parsed and planned
    // again, which is half of its cost.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    Ok(connection)
}

/// Opens a read-only connection.
pub(crate) fn open_reading(path: &Path) -> Result<Connection, StoreFailure> {
    let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY | UNSHARED)?;
    connection.busy_timeout(BUSY_TIMEOUT)?;
    connection.execute_batch("PRAGMA cache_size = -1024;")?;
    connection.set_prepared_statement_cache_capacity(32);
    Ok(connection)
}

/// A connection never leaves its thread, so `SQLite` needs no mutexes.
const UNSHARED: OpenFlags = OpenFlags::SQLITE_OPEN_NO_MUTEX;

/// Creates the file readable only by its owner, because it holds session hashes.
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

/// Returns the schema version, or 0 for an empty file. Refuses foreign files and newer versions.
pub(crate) fn version(connection: &Connection) -> Result<u32, StoreFailure> {
    let version: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let application: i64 = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let tables: i64 = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    match (application, version, tables) {
        (0, 0, 0) => Ok(0),
        (APPLICATION_ID, 1..=VERSION, 1..) => Ok(version),
        (APPLICATION_ID, version, _) if version > VERSION => {
            Err(StoreFailure::Newer { version, supported: VERSION })
        }
        _ => Err(StoreFailure::Foreign),
    }
}

/// Migrates to the current schema.
pub(crate) fn migrate(connection: &mut Connection) -> Result<(), StoreFailure> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let version = version(&transaction)?;
    if version < VERSION {
        for migration in MIGRATIONS.iter().skip(version as usize) {
            transaction.execute_batch(migration)?;
        }
        if version < FOLDED_LOGINS_VERSION {
            fold_again(&transaction)?;
        }
        transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
        transaction.pragma_update(None, "user_version", VERSION)?;
    }
    transaction.commit()?;
    Ok(())
}

/// Folds all logins again with the current function. A login that would collide with another keeps its old
/// form.
fn fold_again(connection: &Connection) -> rusqlite::Result<()> {
    let mut logins =
        connection.prepare("SELECT id, login FROM person WHERE login IS NOT NULL ORDER BY id")?;
    let logins: Vec<(UserId, String)> =
        logins.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<Result<_, _>>()?;
    let mut fold = connection.prepare("UPDATE OR IGNORE person SET login_folded = ?2 WHERE id = ?1")?;
    for (id, login) in logins {
        fold.execute(params![id, folded(&login)])?;
    }
    Ok(())
}

/// Refuses a schema that is not the one of its version. A trigger or a view in a backup would go on to work in the restored
/// database.
pub(crate) fn check_schema(connection: &Connection) -> Result<(), StoreFailure> {
    let expected = Connection::open_in_memory()?;
    for migration in MIGRATIONS.iter().take(version(connection)? as usize) {
        expected.execute_batch(migration)?;
    }
    let (found, expected) = (objects(connection)?, objects(&expected)?);
    match found.symmetric_difference(&expected).next() {
        Some((kind, name, ..)) => Err(StoreFailure::Altered(format!("{kind} {name}"))),
        None => Ok(()),
    }
}

/// Returns the kind, name, table and definition of everything in the schema. How a definition is spaced and quoted depends on
/// the version of `SQLite`.
fn objects(connection: &Connection) -> Result<BTreeSet<(String, String, String, String)>, StoreFailure> {
    let mut query = connection.prepare(
        // Statistics of `ANALYZE` are harmless.
        "SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_schema
         WHERE NOT (type = 'table' AND name IN ('sqlite_stat1', 'sqlite_stat4'))",
    )?;
    let objects = query.query_map([], |row| {
        let definition: String = row.get(3)?;
        let definition = definition.chars().filter(|c| !c.is_whitespace() && *c != '"').collect();
        Ok((row.get(0)?, row.get(1)?, row.get(2)?, definition))
    })?;
    Ok(objects.collect::<Result<_, _>>()?)
}

/// Reads the numbers.
pub(crate) fn meta(connection: &Connection) -> Result<Meta, StoreFailure> {
    let number = |row: &Row<'_>, column| row.get(column).map(i64::cast_unsigned);
    let mut query = connection.prepare_cached("SELECT generation, revocations, owner FROM meta")?;
    Ok(query.query_row([], |row| {
        Ok(Meta { generation: number(row, 0)?, revocations: number(row, 1)?, owner: number(row, 2)? })
    })?)
}

/// Sets a new random generation.
pub(crate) fn renew_generation(connection: &Connection) -> Result<(), StoreFailure> {
    connection.execute("UPDATE meta SET generation = random() & 9223372036854775807", [])?;
    Ok(())
}
