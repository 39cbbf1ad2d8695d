//! Backups: copies of the whole database, made and put back while a server runs.

use std::fs::File;
use std::io;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::Connection;
use rusqlite::backup::{Backup, StepResult};
use tempfile::{NamedTempFile, TempPath};

use crate::{StoreFailure, schema};

/// How long a copy waits for others to let go of the database.
const PATIENCE: Duration = Duration::from_secs(10);

/// What becomes of a file that is there already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Overwrite {
    /// It stays, and there is no backup.
    Refuse,
    /// The backup takes its place.
    Replace,
}

/// Copies a database to a file, as it is at one moment. The file is complete or it is not there at all.
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
    let copy = copied_beside(database, to)?;
    // Some systems let only those bring a file to the disk who could write it.
    File::options()
        .write(true)
        .open(&copy)
        .and_then(|file| file.sync_all())
        .map_err(|error| StoreFailure::of_file("write", to, &error))?;
    match overwrite {
        Overwrite::Replace => copy.persist(to),
        Overwrite::Refuse => copy.persist_noclobber(to),
    }
    .map_err(|error| match error.error.kind() {
        io::ErrorKind::AlreadyExists => StoreFailure::Exists(to.to_owned()),
        _ => StoreFailure::of_file("write", to, &error.error),
    })?;
    sync_name(to).map_err(|error| StoreFailure::of_file("write", directory_of(to), &error))
}

/// Brings the name of a file to the disk: it is part of its directory.
#[cfg(unix)]
pub fn sync_name(file: &Path) -> io::Result<()> {
    File::open(directory_of(file))?.sync_all()
}

/// Brings the name of a file to the disk. Where directories cannot be opened as files the system sees to it.
#[cfg(not(unix))]
pub fn sync_name(_: &Path) -> io::Result<()> {
    Ok(())
}

/// Whether a file is the database, or one of those beside it in which a part of it lies while it is open.
fn is_part_of(file: &Path, database: &Path) -> bool {
    let Ok(database) = database.canonicalize() else { return false };
    let Some(folder) = directory_of(file).canonicalize().ok() else { return false };
    let beside = |ending: &str| {
        let mut name = database.clone().into_os_string();
        name.push(ending);
        name
    };
    let file = file.canonicalize().unwrap_or_else(|_| folder.join(file.file_name().unwrap_or_default()));
    ["", "-wal", "-shm"].iter().any(|ending| file.as_os_str() == beside(ending))
}

/// Puts a backup in the place of a database, all at once. A server that runs on it notices and begins anew from it.
///
/// A file that is not a whole database of Hearth is refused and changes nothing.
pub fn restore(from: &Path, database: &Path) -> Result<(), StoreFailure> {
    // The copy is checked and brought up to date before it touches the database, and gets its new generation: to others the
    // restored database appears with it in one step.
    let copy = copied_beside(from, database)?;
    let mut fresh = schema::open_writing(&copy)?;
    check(&fresh)?;
    schema::migrate(&mut fresh)?;
    schema::renew_generation(&fresh)?;
    let mut target = schema::open_writing(database)?;
    // A server of an older Hearth that still runs would meet tables that it does not know.
    if !matches!(schema::version(&target)?, 0 | schema::VERSION) {
        return Err(StoreFailure::Older);
    }
    copy_into(&fresh, &mut target)
}

/// A copy of a database in one file under a passing name, in the directory of another file.
fn copied_beside(database: &Path, neighbour: &Path) -> Result<TempPath, StoreFailure> {
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
    // Without a write-ahead log the copy is one file.
    target.pragma_update_and_check(None, "journal_mode", "DELETE", |_| Ok(()))?;
    target.close().map_err(|(_, error)| error)?;
    Ok(copy)
}

/// Copies all of a database into another one, in one step: that is one moment of the one and one transaction of the other.
fn copy_into(source: &Connection, target: &mut Connection) -> Result<(), StoreFailure> {
    let backup = Backup::new(source, target)?;
    let begin = Instant::now();
    loop {
        match backup.step(-1)? {
            StepResult::Done => return Ok(()),
            _ if begin.elapsed() > PATIENCE => return Err(StoreFailure::Locked),
            _ => thread::sleep(Duration::from_millis(20)),
        }
    }
}

fn check(connection: &Connection) -> Result<(), StoreFailure> {
    let verdict: String = connection.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    if verdict == "ok" { Ok(()) } else { Err(StoreFailure::Corrupt(verdict)) }
}

fn directory_of(path: &Path) -> &Path {
    match path.parent() {
        Some(directory) if !directory.as_os_str().is_empty() => directory,
        _ => Path::new("."),
    }
}
