//! Where things are stored on this machine.

use std::path::PathBuf;

use clap::ArgMatches;

use crate::failure::Failure;

/// The user's data folder for Hearth.
pub(crate) fn data_folder() -> Option<PathBuf> {
    let folder = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = folder("XDG_DATA_HOME").or_else(|| folder("HOME").map(|home| home.join(".local/share")))?;
    Some(data.join("hearth"))
}

/// The server's database.
pub(crate) fn database(matches: &ArgMatches) -> Result<PathBuf, Failure> {
    let folder = matches.get_one::<PathBuf>("data").cloned().or_else(data_folder);
    let folder = folder.ok_or_else(|| Failure::input("there is no data folder: name one with --data"))?;
    Ok(folder.join("hearth.db"))
}
