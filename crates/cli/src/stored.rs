//! Paths of stored data.

use std::env;
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use hearth_store::Location;

use crate::failure::Failure;

/// Returns the user's data folder for Hearth.
pub(crate) fn data_folder() -> Option<PathBuf> {
    let folder = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = if cfg!(windows) {
        folder("LOCALAPPDATA")
    } else {
        folder("XDG_DATA_HOME").or_else(|| env::home_dir().map(|home| home.join(".local/share")))
    };
    data.map(|data| data.join("hearth"))
}

/// Returns the path of the server's database.
pub(crate) fn database(matches: &ArgMatches) -> Result<PathBuf, Failure> {
    let folder = matches.get_one::<PathBuf>("data").cloned().or_else(data_folder);
    let folder = folder.ok_or_else(|| Failure::input("no data folder found: name one with --data"))?;
    Ok(folder.join("hearth.db"))
}

/// Returns the place of the server's database.
pub(crate) fn location(matches: &ArgMatches) -> Result<Location, Failure> {
    match matches.get_one::<String>("database").filter(|url| !url.trim().is_empty()) {
        Some(url) => {
            Location::server(url).map_err(|failure| Failure::input(format!("--database: {failure}")))
        }
        None => Ok(Location::File(database(matches)?)),
    }
}

/// Returns the place of the server's database. A file must exist.
pub(crate) fn existing_location(matches: &ArgMatches) -> Result<Location, Failure> {
    let location = location(matches)?;
    match location.file() {
        Some(file) if !file.exists() => Err(missing(file)),
        _ => Ok(location),
    }
}

/// Returns the path of the server's database, which must be a file and exist.
pub(crate) fn existing_database(matches: &ArgMatches) -> Result<PathBuf, Failure> {
    file_of(&existing_location(matches)?)
}

fn file_of(location: &Location) -> Result<PathBuf, Failure> {
    location.file().map(Path::to_owned).ok_or_else(|| {
        Failure::input(format!(
            "{location} is on a server: back it up with pg_dump and restore it with pg_restore"
        ))
    })
}

/// Returns the path of the server's database, whose folder must exist.
pub(crate) fn database_in_existing_folder(matches: &ArgMatches) -> Result<PathBuf, Failure> {
    let database = file_of(&location(matches)?)?;
    match database.parent() {
        Some(folder) if !folder.exists() => Err(missing(folder)),
        _ => Ok(database),
    }
}

fn missing(path: &Path) -> Failure {
    Failure::input(format!(
        "{} does not exist: name the folder of the server with --data or HEARTH_DATA",
        path.display()
    ))
}
