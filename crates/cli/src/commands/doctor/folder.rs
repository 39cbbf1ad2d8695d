//! The data folder: it exists, can be written, belongs to one user, and its file system suits a database.

use std::fs::TryLockError;
use std::path::Path;

use tempfile::NamedTempFile;

use super::finding::{Finding, Mark};
use super::setup::Setup;

pub(super) fn check(setup: &Setup) -> Vec<Finding> {
    let folder = &setup.folder;
    let shown = folder.display();
    if folder.exists() && !folder.is_dir() {
        return vec![Finding::wrong(
            format!("{shown} is no folder."),
            "Name a folder with --data or HEARTH_DATA.",
        )];
    }
    let Some(existing) = setup.existing_folder() else {
        return vec![Finding::wrong(
            format!("{shown} cannot be created."),
            "Name a folder with --data or HEARTH_DATA.",
        )];
    };
    let mut findings = trial(existing);
    if folder.is_dir() {
        findings.extend(ownership(setup));
    }
    findings.extend(file_system(existing));
    if findings.iter().all(|finding| finding.mark == Mark::Good) {
        findings.push(Finding::good(if folder.is_dir() {
            format!("{shown} can be written and has locks.")
        } else {
            format!("{shown} does not exist yet; the server will create it.")
        }));
    }
    findings
}

/// Writes and locks a file, which is gone afterwards.
fn trial(folder: &Path) -> Vec<Finding> {
    let file = match NamedTempFile::new_in(folder) {
        Ok(file) => file,
        Err(error) => {
            return vec![Finding::wrong(
                format!("This user cannot write to {}: {error}.", folder.display()),
                "Run this as the user of the server, give the folder to that user with chown, or name another with --data.",
            )];
        }
    };
    match file.as_file().try_lock() {
        Ok(()) | Err(TryLockError::WouldBlock) => Vec::new(),
        Err(TryLockError::Error(error)) => vec![Finding::wrong(
            format!("The file system of {} has no locks: {error}.", folder.display()),
            "Use a folder on a disk of this machine. Without locks, a second server is not noticed and both lose moves.",
        )],
    }
}

/// Files of another user come from commands that somebody else ran, often root. The server cannot write them.
#[cfg(unix)]
fn ownership(setup: &Setup) -> Vec<Finding> {
    use std::os::unix::fs::MetadataExt;

    let Ok(owner) = setup.folder.metadata().map(|folder| folder.uid()) else { return Vec::new() };
    let mut findings = Vec::new();
    for extension in ["db", "db-wal", "db-shm", "lock"] {
        let path = setup.database.with_extension(extension);
        let Ok(file) = path.metadata() else { continue };
        if file.uid() != owner {
            findings.push(Finding::wrong(
                format!("{} belongs to user {}, its folder to user {owner}.", path.display(), file.uid()),
                format!("Give it to the user of the server: chown {owner} {}", path.display()),
            ));
        }
        if extension != "lock" && file.mode() & 0o077 != 0 {
            findings.push(Finding::wrong(
                format!("Other users of this machine can read {}, which has secrets in it.", path.display()),
                format!("chmod 600 {}", path.display()),
            ));
        }
    }
    findings
}

#[cfg(not(unix))]
fn ownership(_setup: &Setup) -> Vec<Finding> {
    Vec::new()
}

/// File systems whose files are on another machine, or lost with the power, by the magic number of statfs(2).
#[cfg(target_os = "linux")]
fn file_system(folder: &Path) -> Option<Finding> {
    const NETWORK: [(i128, &str); 5] =
        [(0x6969, "NFS"), (0xFF53_4D42, "CIFS"), (0xFE53_4D42, "SMB"), (0x517B, "SMB"), (0x0102_1997, "9P")];
    const TMPFS: i128 = 0x0102_1994;
    // Its type depends on the architecture, and so does the sign.
    let magic = i128::from(rustix::fs::statfs(folder).ok()?.f_type) & 0xFFFF_FFFF;
    if magic == TMPFS {
        return Some(Finding::note(
            format!("{} is in memory (tmpfs).", folder.display()),
            "All games are lost when the machine restarts, unless you make backups.",
        ));
    }
    let (_, name) = NETWORK.into_iter().find(|(network, _)| *network == magic)?;
    Some(Finding::wrong(
        format!("{} is on a network file system ({name}).", folder.display()),
        "Use a disk of this machine: SQLite's write-ahead log needs shared memory, which a network does not have.",
    ))
}

#[cfg(not(target_os = "linux"))]
fn file_system(_folder: &Path) -> Option<Finding> {
    None
}
