//! The set-up that is checked.

use std::fs::{File, TryLockError};
use std::io;
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use hearth_store::{Examination, StoreFailure, examine};

use crate::failure::Failure;
use crate::running::{ask, listen_address, local_url};
use crate::stored::database;

/// The use of the port.
pub(super) enum Port {
    /// Nobody listens there.
    Free,
    /// A Hearth server answers.
    Hearth,
    /// Something else listens there.
    Taken,
    /// Nobody can listen there.
    Unusable(io::Error),
}

/// The settings, and what several checks want to know about the machine.
pub(super) struct Setup {
    pub listen: SocketAddr,
    pub folder: PathBuf,
    pub database: PathBuf,
    pub public_url: Option<String>,
    pub behind_proxy: bool,
    pub bot_threads: Option<usize>,
    pub port: Port,
    /// `true` if a server has locked the data folder.
    pub locked: bool,
    /// The database, if there is one.
    pub examination: Option<Result<Examination, StoreFailure>>,
}

impl Setup {
    /// Reads the settings and looks at the machine.
    pub fn new(matches: &ArgMatches) -> Result<Setup, Failure> {
        let (listen, database) = (listen_address(matches)?, database(matches)?);
        let folder = database.parent().unwrap_or(Path::new(".")).to_owned();
        Ok(Setup {
            listen,
            public_url: matches.get_one::<String>("public-url").cloned(),
            behind_proxy: matches.get_flag("behind-proxy"),
            bot_threads: matches.get_one::<u16>("bot-threads").copied().map(usize::from),
            port: port(listen),
            locked: is_locked(&database.with_extension("lock")),
            examination: database.is_file().then(|| examine(&database)),
            folder,
            database,
        })
    }

    /// Returns whether the server of this set-up runs.
    pub fn runs(&self) -> bool {
        self.locked && matches!(self.port, Port::Hearth)
    }

    /// Returns the data folder, or the nearest folder above it that exists.
    pub fn existing_folder(&self) -> Option<&Path> {
        let here = Path::new(".");
        let mut folders =
            self.folder.ancestors().map(|folder| if folder.as_os_str().is_empty() { here } else { folder });
        folders.find(|folder| folder.exists())
    }
}

fn port(listen: SocketAddr) -> Port {
    match TcpListener::bind(listen) {
        Ok(_) => Port::Free,
        Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
            let answer = ask(&format!("{}/healthz/arrival", local_url(listen)), &[]);
            let is_hearth = answer.is_ok_and(|answer| answer.field("forwarded").is_some());
            if is_hearth { Port::Hearth } else { Port::Taken }
        }
        Err(error) => Port::Unusable(error),
    }
}

/// Returns whether a server holds the lock.
fn is_locked(path: &Path) -> bool {
    File::open(path).is_ok_and(|lock| matches!(lock.try_lock_shared(), Err(TryLockError::WouldBlock)))
}
