//! Backups of the whole database. They can be made and restored while a server runs.

use std::fs::File;
use std::io;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, params};
use tempfile::{NamedTempFile, TempPath};

use super::schema;
use crate::StoreFailure;

/// The longest wait for other processes to release the database.
const LOCK_TIMEOUT: Duration = Duration::from_secs(10);

/// The behaviour if the backup file exists.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Overwrite {
    /// Keep the existing file and fail.
    Refuse,
    /// Replace the existing file.
    Replace,
}

/// Copies a consistent snapshot of a database to a file, and tries to restore it. The file appears completely or not at all.
pub fn backup(database: &Path, to: &Path, overwrite: Overwrite) -> Result<(), StoreFailure> {
    if is_part_of(to, database) {
        return Err(StoreFailure::Other(format!(
            "{} is the database itself: choose another file for the backup",
            to.display()
        )));
    }
    if overwrite == Overwrite::Refuse && to.exists() {
        return Err(StoreFailure::Exists(to.to_owned()));
    }
    let copy = copy_next_to(database, to)?;
    // A backup that cannot be restored must not replace one that can.
    RestorableCopy::of(&copy, to)?;
    publish(copy, to, overwrite)
}

/// Gives a complete file its name, durably.
pub(super) fn publish(file: TempPath, to: &Path, overwrite: Overwrite) -> Result<(), StoreFailure> {
    // On some systems, fsync needs a file that was opened for writing.
    File::options()
        .write(true)
        .open(&file)
        .and_then(|file| file.sync_all())
        .map_err(|error| StoreFailure::of_file("write", to, &error))?;
    match overwrite {
        Overwrite::Replace => file.persist(to),
        Overwrite::Refuse => file.persist_noclobber(to),
    }
    .map_err(|error| match error.error.kind() {
        io::ErrorKind::AlreadyExists => StoreFailure::Exists(to.to_owned()),
        _ => StoreFailure::of_file("write", to, &error.error),
    })?;
    sync_directory_entry(to).map_err(|error| StoreFailure::of_file("write", directory_of(to), &error))
}

/// Stores the time of a backup in the database, in milliseconds since 1970.
pub fn record_backup(database: &Path, at: i64) -> Result<(), StoreFailure> {
    let connection = schema::open_writing(database)?;
    // The next version of the server has a place for it.
    if schema::version(&connection)? != schema::VERSION {
        return Err(StoreFailure::Older);
    }
    connection.execute("UPDATE meta SET backed_up = ?1", [at])?;
    Ok(())
}

/// A checked and migrated copy of a backup.
struct RestorableCopy {
    connection: Connection,
    // Dropped last: the file is deleted after it was closed.
    _file: TempPath,
}

impl RestorableCopy {
    /// Makes the copy in the directory of `neighbour`.
    fn of(backup: &Path, neighbour: &Path) -> Result<RestorableCopy, StoreFailure> {
        let file = copy_next_to(backup, neighbour)?;
        let mut connection = schema::open_writing(&file)?;
        // The schema first: whatever was planted must not run.
        schema::check_schema(&connection)?;
        check(&connection)?;
        schema::migrate(&mut connection)?;
        Ok(RestorableCopy { connection, _file: file })
    }
}

/// Syncs the directory of a file, so that the file's name survives a crash.
#[cfg(unix)]
pub fn sync_directory_entry(file: &Path) -> io::Result<()> {
    File::open(directory_of(file))?.sync_all()
}

/// Does nothing: directories cannot be synced here, and the system takes care of it.
#[cfg(not(unix))]
pub fn sync_directory_entry(_: &Path) -> io::Result<()> {
    Ok(())
}

/// Returns true if a file is the database, its WAL or its shared-memory file.
fn is_part_of(file: &Path, database: &Path) -> bool {
    let Ok(database) = database.canonicalize() else { return false };
    let Some(folder) = directory_of(file).canonicalize().ok() else { return false };
    let sibling = |ending: &str| {
        let mut name = database.clone().into_os_string();
        name.push(ending);
        name
    };
    let file = file.canonicalize().unwrap_or_else(|_| folder.join(file.file_name().unwrap_or_default()));
    ["", "-wal", "-shm"].iter().any(|ending| file.as_os_str() == sibling(ending))
}

/// Replaces a database with a backup, atomically. A running server notices and reloads from it.
///
/// A file that is not a complete Hearth database is refused and changes nothing.
pub fn restore(from: &Path, database: &Path) -> Result<(), StoreFailure> {
    // Check and migrate a copy first, and give it a new generation. Other processes then see the restored
    // database and its generation in one step.
    let fresh = RestorableCopy::of(from, database)?;
    schema::renew_generation(&fresh.connection)?;
    let mut target = schema::open_writing(database)?;
    match schema::version(&target)? {
        0 => (),
        schema::VERSION => keep_own_facts(&fresh.connection, &target)?,
        // A server of an older version that is still running would not know the new tables.
        _ => return Err(StoreFailure::Older),
    }
    copy_into(&fresh.connection, &mut target)
}

/// Keeps what is true of this database whatever is restored into it: its owner and the time of its last backup.
fn keep_own_facts(fresh: &Connection, target: &Connection) -> Result<(), StoreFailure> {
    let (owner, backed_up): (i64, Option<i64>) =
        target.query_row("SELECT owner, backed_up FROM meta", [], |row| Ok((row.get(0)?, row.get(1)?)))?;
    fresh.execute("UPDATE meta SET owner = ?1, backed_up = ?2", params![owner, backed_up])?;
    Ok(())
}

/// Copies a database to a temporary file in the directory of `neighbour`.
fn copy_next_to(database: &Path, neighbour: &Path) -> Result<TempPath, StoreFailure> {
    let source = schema::open_reading(database)
        .map_err(|failure| StoreFailure::Other(format!("cannot open {}: {failure}", database.display())))?;
    if schema::version(&source)? == 0 {
        return Err(StoreFailure::Foreign);
    }
    let directory = directory_of(neighbour);
    let copy = NamedTempFile::with_prefix_in(".hearth-copy-", directory)
        .map_err(|error| StoreFailure::of_file("write in", directory, &error))?
        .into_temp_path();
    let mut target = Connection::open(&copy)?;
    copy_into(&source, &mut target)?;
    // Without a WAL the copy is a single file.
    target.pragma_update_and_check(None, "journal_mode", "DELETE", |_| Ok(()))?;
    target.close().map_err(|(_, error)| error)?;
    Ok(copy)
}

/// Copies a database in one step: one snapshot of the source, one transaction in the target.
fn copy_into(source: &Connection, target: &mut Connection) -> Result<(), StoreFailure> {
    let backup = Backup::new(source, target)?;
    let begin = Instant::now();
    loop {
        match backup.step(-1)? {
            StepResult::Done => return Ok(()),
            _ if begin.elapsed() > LOCK_TIMEOUT => return Err(StoreFailure::Locked),
            _ => thread::sleep(Duration::from_millis(20)),
        }
    }
}

pub(super) fn check(connection: &Connection) -> Result<(), StoreFailure> {
    let verdict: String = connection.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    if verdict == "ok" { Ok(()) } else { Err(StoreFailure::Corrupt(verdict)) }
}

pub(super) fn directory_of(path: &Path) -> &Path {
    match path.parent() {
        Some(directory) if !directory.as_os_str().is_empty() => directory,
        _ => Path::new("."),
    }
}
