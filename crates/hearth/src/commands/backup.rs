//! `hearth backup` and `hearth restore`: everything that is stored, as one file.

use std::path::PathBuf;

use clap::ArgMatches;
use hearth_store::{Overwrite, StoreFailure};

use crate::failure::Failure;
use crate::stored::{existing_database, place_of_database};

pub(super) fn backup(matches: &ArgMatches) -> Result<(), Failure> {
    let (database, file) = (existing_database(matches)?, file(matches)?);
    let overwrite = if matches.get_flag("replace") { Overwrite::Replace } else { Overwrite::Refuse };
    hearth_store::backup(&database, &file, overwrite).map_err(|failure| match failure {
        StoreFailure::Exists(_) => Failure::input(format!(
            "{failure}: name another file, or say --replace to put the backup in its place"
        )),
        failure => Failure::input(failure),
    })?;
    anstream::eprintln!(
        "{} holds everything now. It is secret: keep it where only you can read it.",
        file.display()
    );
    Ok(())
}

pub(super) fn restore(matches: &ArgMatches) -> Result<(), Failure> {
    let (database, file) = (place_of_database(matches)?, file(matches)?);
    hearth_store::restore(&file, &database).map_err(Failure::input)?;
    anstream::eprintln!("Everything is as it was in {}. A running server goes on with it.", file.display());
    Ok(())
}

fn file(matches: &ArgMatches) -> Result<PathBuf, Failure> {
    matches.get_one::<PathBuf>("file").cloned().ok_or_else(|| Failure::input("name a file"))
}
