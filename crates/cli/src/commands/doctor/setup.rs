//! The set-up that is checked.

use std::fs::{File, TryLockError};
use std::io;
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use hearth_server::MailConfig;
use hearth_store::{Examination, Location, StoreFailure, examine};
use serde_json::Value;

use crate::commands::serve::{Addresses, Redirects, allowed_hosts, mail};
use crate::failure::Failure;
use crate::running::{Answer, Certificate, ask, local_url};
use crate::stored::{database, location};

/// The use of the port.
pub(super) enum Port {
    /// Nobody listens there.
    Free,
    /// A Hearth server answers, with the number of its process.
    Hearth { server: Option<Value> },
    /// Something else listens there.
    Taken,
    /// Nobody can listen there.
    Unusable(io::Error),
}

/// The settings, and what several checks want to know about the machine.
pub(super) struct Setup {
    pub listen: SocketAddr,
    /// The address at which this machine reaches the server.
    pub local_url: String,
    pub folder: PathBuf,
    pub database: PathBuf,
    /// The place of the database: that file, or a server.
    pub location: Location,
    pub public_url: Option<String>,
    /// The name that the server gets a certificate for.
    pub domain: Option<String>,
    pub redirects: Redirects,
    pub allowed_hosts: Vec<String>,
    /// `true` if an authority of the host's own network gives the certificate.
    pub has_own_authority: bool,
    pub behind_proxy: bool,
    pub bot_threads: Option<usize>,
    pub mail: Option<MailConfig>,
    pub port: Port,
    /// `true` if a server uses the database. With a file, it has locked the data folder. A database server does not say, so a
    /// Hearth server at the port is taken for it.
    pub is_in_use: bool,
    /// `true` if the server is one of several nodes.
    pub is_node: bool,
    /// The database, if there is one.
    pub examination: Option<Result<Examination, StoreFailure>>,
}

impl Setup {
    /// Reads the settings and looks at the machine.
    pub fn new(matches: &ArgMatches) -> Result<Setup, Failure> {
        let (addresses, database) = (Addresses::from_arguments(matches)?, database(matches)?);
        let listen = addresses.pages();
        let domain = matches.get_one::<String>("domain").cloned();
        let local_url = local_url(listen, domain.is_some());
        let folder = database.parent().unwrap_or(Path::new(".")).to_owned();
        let (location, port) = (location(matches)?, port(listen, &local_url));
        let advertised = matches.get_one::<String>("advertise");
        Ok(Setup {
            listen,
            public_url: matches
                .get_one::<String>("public-url")
                .cloned()
                .or_else(|| domain.as_ref().map(|domain| format!("https://{domain}"))),
            domain,
            redirects: addresses.redirects(),
            allowed_hosts: allowed_hosts(matches),
            has_own_authority: matches.contains_id("acme-root"),
            behind_proxy: matches.get_flag("behind-proxy"),
            bot_threads: matches.get_one::<u16>("bot-threads").copied().map(usize::from),
            mail: mail(matches)?,
            is_in_use: match &location {
                Location::File(_) => is_locked(&database.with_extension("lock")),
                Location::Server(_) => matches!(port, Port::Hearth { .. }),
            },
            is_node: advertised.is_some_and(|url| !url.trim().is_empty()),
            port,
            local_url,
            examination: database.is_file().then(|| examine(&database)),
            folder,
            database,
            location,
        })
    }

    /// Asks the running server for its health.
    pub fn health(&self) -> Result<Answer, ureq::Error> {
        ask(&format!("{}/healthz", self.local_url), &[], Certificate::Any)
    }

    /// Returns whether the server of this set-up runs.
    pub fn runs(&self) -> bool {
        self.is_in_use && matches!(self.port, Port::Hearth { .. })
    }

    /// Returns the data folder, or the nearest folder above it that exists.
    pub fn existing_folder(&self) -> Option<&Path> {
        let here = Path::new(".");
        let mut folders =
            self.folder.ancestors().map(|folder| if folder.as_os_str().is_empty() { here } else { folder });
        folders.find(|folder| folder.exists())
    }
}

fn port(listen: SocketAddr, local_url: &str) -> Port {
    match TcpListener::bind(listen) {
        Ok(_) => Port::Free,
        Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
            match ask(&format!("{local_url}/healthz/arrival"), &[], Certificate::Any) {
                Ok(answer) if answer.field("forwarded").is_some() => {
                    Port::Hearth { server: answer.field("server") }
                }
                _ => Port::Taken,
            }
        }
        Err(error) => Port::Unusable(error),
    }
}

/// Returns whether a server holds the lock.
fn is_locked(path: &Path) -> bool {
    File::open(path).is_ok_and(|lock| matches!(lock.try_lock_shared(), Err(TryLockError::WouldBlock)))
}
