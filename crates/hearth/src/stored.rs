//! Where things are stored on this machine.

use std::env;
use std::path::{Path, PathBuf};

use clap::ArgMatches;

use crate::failure::Failure;

/// The user's data folder for Hearth.
pub(crate) fn data_folder() -> Option<PathBuf> {
    let folder = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = if cfg!(windows) {
        folder("LOCALAPPDATA")
    } else {
        folder("XDG_DATA_HOME").or_else(|| env::home_dir().map(|home| home.join(".local/share")))
    };
    data.map(|data| data.join("hearth"))
}

/// The server's database.
pub(crate) fn database(matches: &ArgMatches) -> Result<PathBuf, Failure> {
    let folder = matches.get_one::<PathBuf>("data").cloned().or_else(data_folder);
    let folder = folder.ok_or_else(|| Failure::input("there is no data folder: name one with --data"))?;
    Ok(folder.join("hearth.db"))
}

/// The server's database, which must be there.
pub(crate) fn existing_database(matches: &ArgMatches) -> Result<PathBuf, Failure> {
    let database = database(matches)?;
    if database.exists() { Ok(database) } else { Err(missing(&database)) }
}

/// The place of the server's database, in a folder that must be there.
pub(crate) fn place_of_database(matches: &ArgMatches) -> Result<PathBuf, Failure> {
    let database = database(matches)?;
    match database.parent() {
        Some(folder) if !folder.exists() => Err(missing(folder)),
        _ => Ok(database),
    }
}

fn missing(path: &Path) -> Failure {
    Failure::input(format!(
        "there is no {}: name the folder of the server with --data or HEARTH_DATA",
        path.display()
    ))
}
