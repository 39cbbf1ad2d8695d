//! The places where a database can be.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use crate::{Store, StoreFailure};

/// The place of a database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Location {
    /// A file of `SQLite`.
    File(PathBuf),
    /// A database on a `PostgreSQL` server, by its URL.
    Server(ServerUrl),
}

/// The URL of a `PostgreSQL` database. It is shown without its password.
#[derive(Clone, PartialEq, Eq)]
pub struct ServerUrl(String);

impl Location {
    /// Reads the URL of a `PostgreSQL` database, such as `postgres://hearth:secret@localhost/hearth`.
    pub fn server(url: &str) -> Result<Location, StoreFailure> {
        crate::postgres::check_url(url)?;
        Ok(Location::Server(ServerUrl(url.to_owned())))
    }

    /// Returns the file, if it is one.
    pub fn file(&self) -> Option<&Path> {
        match self {
            Location::File(path) => Some(path),
            Location::Server(_) => None,
        }
    }

    /// Opens the database. Creates what is missing, and migrates the schema. Blocks.
    pub fn open(&self) -> Result<Store, StoreFailure> {
        match self {
            Location::File(path) => Store::open(path),
            Location::Server(ServerUrl(url)) => Store::connect(url),
        }
    }

    /// Opens the database while a server may be using it. The schema must be current.
    pub fn open_beside(&self) -> Result<Store, StoreFailure> {
        match self {
            Location::File(path) => Store::open_beside(path),
            Location::Server(ServerUrl(url)) => Store::connect_beside(url),
        }
    }
}

/// Reads `sqlite:FILE`, or the URL of a `PostgreSQL` database.
impl FromStr for Location {
    type Err = StoreFailure;

    fn from_str(text: &str) -> Result<Location, StoreFailure> {
        match text.strip_prefix("sqlite:") {
            Some("") => Err(StoreFailure::Other("the file is missing after sqlite:".to_owned())),
            Some(file) => Ok(Location::File(PathBuf::from(file))),
            // The text is not repeated, because it may have a password.
            None if text.starts_with("postgres") => Location::server(text),
            None => Err(StoreFailure::Other(
                "not a place like sqlite:hearth.db or postgres://hearth@localhost/hearth".to_owned(),
            )),
        }
    }
}

impl ServerUrl {
    /// Returns the whole URL, with its password.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Location::File(path) => path.display().fmt(f),
            Location::Server(url) => url.fmt(f),
        }
    }
}

impl fmt::Display for ServerUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (scheme, rest) = self.0.split_once("://").unwrap_or(("postgres", &self.0));
        // The parameters may have a password too.
        let main = rest.split('?').next().unwrap_or_default();
        match main.rsplit_once('@') {
            Some((people, place)) => {
                let user = people.split(':').next().unwrap_or_default();
                write!(f, "{scheme}://{user}@{place}")
            }
            // A password may have a question mark.
            None if rest.contains('@') => write!(f, "{scheme}://…"),
            None => write!(f, "{scheme}://{main}"),
        }
    }
}

impl fmt::Debug for ServerUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_a_file_or_a_url() {
        assert_eq!("sqlite:data/hearth.db".parse(), Ok(Location::File(PathBuf::from("data/hearth.db"))));
        assert!(matches!("postgres://localhost/hearth".parse(), Ok(Location::Server(_))));
        assert!(matches!("postgresql://localhost/hearth".parse(), Ok(Location::Server(_))));
        for bad in ["", "sqlite:", "hearth.db", "postgres:hearth", "mysql://anna:secret@localhost/hearth"] {
            let failure = bad.parse::<Location>().unwrap_err().to_string();
            assert!(!failure.contains("secret"), "{failure}");
        }
    }

    #[test]
    fn a_url_is_shown_without_its_password() {
        let shown = |url: &str| Location::server(url).map(|location| location.to_string());
        let url = "postgres://hearth:se:c@ret@db.example:5432/hearth?password=secret";
        assert_eq!(ServerUrl(url.to_owned()).to_string(), "postgres://hearth@db.example:5432/hearth");
        for (url, expected) in [
            ("postgres://localhost/hearth?password=p@ss", "postgres://…"),
            ("postgres://hearth:se?c@localhost/hearth", "postgres://…"),
            ("postgres://hearth@%2Frun%2Fpostgresql/hearth", "postgres://hearth@%2Frun%2Fpostgresql/hearth"),
        ] {
            assert_eq!(ServerUrl(url.to_owned()).to_string(), expected);
        }
        assert_eq!(shown("postgres://localhost/hearth"), Ok("postgres://localhost/hearth".to_owned()));
        assert_eq!(format!("{:?}", ServerUrl(url.to_owned())), "postgres://hearth@db.example:5432/hearth");
        let failure = shown("mysql://localhost/hearth").unwrap_err().to_string();
        assert!(failure.contains("postgres://"), "{failure}");
    }
}
