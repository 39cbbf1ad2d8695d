//! `hearth backup` and `hearth restore`: the whole database as one file.

use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use clap::ArgMatches;
use hearth_store::{Overwrite, StoreFailure};

use crate::failure::Failure;
use crate::stored::{database_in_existing_folder, existing_database};

pub(super) fn backup(matches: &ArgMatches) -> Result<(), Failure> {
    let (database, file) = (existing_database(matches)?, file(matches)?);
    let overwrite = if matches.get_flag("replace") { Overwrite::Replace } else { Overwrite::Refuse };
    hearth_store::backup(&database, &file, overwrite).map_err(|failure| match failure {
        StoreFailure::Exists(_) => {
            Failure::input(format!("{failure}: name another file, or overwrite it with --replace"))
        }
        failure => Failure::input(failure),
    })?;
    anstream::eprintln!(
        "{} now contains all data; restoring it was tried. It includes secrets: keep it where only you can read it.",
        file.display()
    );
    // The backup is good without it.
    if let Err(failure) = hearth_store::record_backup(&database, now_ms()) {
        anstream::eprintln!("The host's page will not show this backup: {failure}");
    }
    Ok(())
}

pub(super) fn restore(matches: &ArgMatches) -> Result<(), Failure> {
    let (database, file) = (database_in_existing_folder(matches)?, file(matches)?);
    hearth_store::restore(&file, &database).map_err(Failure::input)?;
    anstream::eprintln!("Restored all data from {}. A running server continues with it.", file.display());
    Ok(())
}

fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

fn file(matches: &ArgMatches) -> Result<PathBuf, Failure> {
    matches.get_one::<PathBuf>("file").cloned().ok_or_else(|| Failure::input("name a file"))
}
