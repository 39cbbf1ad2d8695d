//! Free space.

use super::finding::Finding;
use super::setup::Setup;

/// Below this, a busy evening could fill the disk.
#[cfg(unix)]
const MIN_FREE: u64 = 200 << 20;

#[cfg(unix)]
pub(super) fn check(setup: &Setup) -> Vec<Finding> {
    let Some(space) = setup.existing_folder().and_then(|folder| rustix::fs::statvfs(folder).ok()) else {
        return Vec::new();
    };
    let free = space.f_bavail.saturating_mul(space.f_frsize);
    let size = setup.database.metadata().map_or(0, |file| file.len());
    let shown = (size_in_words(free), size_in_words(size));
    let finding = if space.f_files > 0 && space.f_favail == 0 {
        Finding::wrong("The disk has room, but no free inodes.", "Delete files that you do not need.")
    } else if free < MIN_FREE {
        Finding::wrong(
            format!("Only {} of disk space is free.", shown.0),
            "Free some. On a full disk, the server stores no moves, and players cannot go on.",
        )
    } else if free < size.saturating_mul(2) {
        Finding::wrong(
            format!("{} of disk space is free, and the database has {}.", shown.0, shown.1),
            "Free some: an upgrade may need twice the size of the database, and a backup once.",
        )
    } else {
        Finding::good(format!("{} of disk space is free; the database has {}.", shown.0, shown.1))
    };
    vec![finding]
}

/// The standard library cannot tell the free space of other systems.
#[cfg(not(unix))]
pub(super) fn check(_setup: &Setup) -> Vec<Finding> {
    Vec::new()
}

#[cfg(unix)]
fn size_in_words(bytes: u64) -> String {
    match bytes {
        0 => "nothing".to_owned(),
        1..0x10_0000 => "less than 1 MB".to_owned(),
        0x10_0000..0x4000_0000 => format!("{} MB", bytes >> 20),
        _ => format!("{} GB", bytes >> 30),
    }
}
