//! The way to a `PostgreSQL` server.

use std::time::Duration;

use postgres::config::SslMode;
use postgres::{Client, Config, NoTls};

use crate::StoreFailure;

/// The longest wait for a connection.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);

/// A dead server is noticed after about this time, even if nothing says so.
const TCP_USER_TIMEOUT: Duration = Duration::from_secs(10);

/// The same for heartbeats, which are worth nothing later.
const HEARTBEAT_TIMEOUT: Duration = Duration::from_secs(2);

/// Refuses what is not the URL of a database.
pub(crate) fn check_url(url: &str) -> Result<(), StoreFailure> {
    config(url).map(drop)
}

fn config(url: &str) -> Result<Config, StoreFailure> {
    let bad = |why: &dyn std::fmt::Display| {
        StoreFailure::Other(format!("not a URL like postgres://hearth@localhost/hearth: {why}"))
    };
    if !url.starts_with("postgres://") && !url.starts_with("postgresql://") {
        return Err(bad(&"it must begin with postgres://"));
    }
    url.parse().map_err(|error| bad(&error))
}

/// What a connection needs to know. Clones lead to the same database.
#[derive(Clone)]
pub(super) struct Link {
    config: Config,
}

impl Link {
    /// Reads a URL such as `postgres://hearth@localhost/hearth`.
    pub fn to(url: &str) -> Result<Link, StoreFailure> {
        let mut config = config(url)?;
        if config.get_application_name().is_none() {
            config.application_name("hearth");
        }
        config.connect_timeout(CONNECT_TIMEOUT).tcp_user_timeout(TCP_USER_TIMEOUT);
        if config.get_ssl_mode() == SslMode::Prefer {
            config.ssl_mode(SslMode::Disable);
        }
        Ok(Link { config })
    }

    /// Returns the way of heartbeats, which soon give a connection up.
    pub fn of_heartbeats(&self) -> Link {
        let mut config = self.config.clone();
        config
            .connect_timeout(HEARTBEAT_TIMEOUT)
            .tcp_user_timeout(HEARTBEAT_TIMEOUT)
            .keepalives_idle(HEARTBEAT_TIMEOUT / 2);
        Link { config }
    }

    /// Opens a connection.
    pub fn connect(&self) -> Result<Client, StoreFailure> {
        let mut client = self.config.connect(NoTls)?;
        // Statements that the server plans once, whatever their values are.
        client.batch_execute("SET plan_cache_mode = force_generic_plan")?;
        Ok(client)
    }

    /// Returns the kept connection, or a new one if there is none that works.
    pub fn of<'c>(&self, client: &'c mut Option<Client>) -> Result<&'c mut Client, StoreFailure> {
        if client.as_ref().is_none_or(Client::is_closed) {
            *client = None;
        }
        match client {
            Some(client) => Ok(client),
            None => Ok(client.insert(self.connect()?)),
        }
    }
}
