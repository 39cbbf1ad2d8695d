//! How to connect to a `PostgreSQL` server.

use std::sync::Arc;
use std::time::Duration;

use postgres::config::SslMode;
use postgres::{Client, Config, NoTls};

use super::encryption::Encryption;
use super::reachability::Reachability;
use crate::StoreFailure;
use crate::failure::described;

/// The longest wait for a TCP connection.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);

/// Bytes that nobody acknowledges for this time end a connection.
const TCP_USER_TIMEOUT: Duration = Duration::from_secs(10);

/// A silent connection is probed after this time, and then at intervals of less. The system counts whole seconds.
const KEEPALIVE: Duration = Duration::from_secs(5);

/// The longest time of any other statement. A server that hangs must not keep this one from stopping.
const STATEMENT_TIMEOUT: Duration = Duration::from_mins(1);

/// The limit of everything that a heartbeat waits for: it is worth nothing later.
const HEARTBEAT_TIMEOUT: Duration = Duration::from_secs(2);

/// The longest wait for a connection to show that it still works.
const CHECK_TIMEOUT: Duration = Duration::from_secs(2);

/// Statements are planned once, whatever their values are. The server ends the transaction of a node that hangs, before its
/// lease ends: nobody else could take its tables meanwhile. What is acknowledged must survive a crash, whatever the settings of
/// the server are. A single statement looks again at a row for which it has waited.
const SESSION: &str = "SET plan_cache_mode = force_generic_plan;
                       SET idle_in_transaction_session_timeout = '2s';
                       SET lock_timeout = '2s';
                       SET default_transaction_isolation = 'read committed';
                       SELECT set_config('synchronous_commit', 'on', false)
                       WHERE current_setting('synchronous_commit') IN ('off', 'local', 'remote_write')";

/// Refuses what is not the URL of a database.
pub(crate) fn check_url(url: &str) -> Result<(), StoreFailure> {
    config(url).map(drop)
}

/// Reads a URL. Connections are encrypted only if it says so.
fn config(url: &str) -> Result<(Config, Option<Encryption>), StoreFailure> {
    let bad = |why: &dyn std::fmt::Display| {
        StoreFailure::Other(format!("not a URL like postgres://hearth@localhost/hearth: {why}"))
    };
    if !url.starts_with("postgres://") && !url.starts_with("postgresql://") {
        return Err(bad(&"it must begin with postgres://"));
    }
    let (url, encryption) = Encryption::split(url).map_err(|why| bad(&why))?;
    let mut config: Config = url.parse().map_err(|error| bad(&described(&error)))?;
    config.ssl_mode(if encryption.is_some() { SslMode::Require } else { SslMode::Disable });
    Ok((config, encryption))
}

/// The settings of connections. Clones lead to the same database, and know together whether it can be reached.
#[derive(Clone)]
pub(super) struct Link {
    config: Config,
    encryption: Option<Encryption>,
    /// The longest wait for a TCP connection.
    connect_timeout: Duration,
    /// The longest time of a statement.
    statement_timeout: Duration,
    reachability: Arc<Reachability>,
}

impl Link {
    /// Reads a URL such as `postgres://hearth@localhost/hearth`.
    pub fn to(url: &str) -> Result<Link, StoreFailure> {
        let (mut config, encryption) = config(url)?;
        if config.get_application_name().is_none() {
            config.application_name("hearth");
        }
        config
            .connect_timeout(CONNECT_TIMEOUT)
            .tcp_user_timeout(TCP_USER_TIMEOUT)
            .keepalives_idle(KEEPALIVE)
            .keepalives_interval(KEEPALIVE / 2);
        Ok(Link {
            config,
            encryption,
            connect_timeout: CONNECT_TIMEOUT,
            statement_timeout: STATEMENT_TIMEOUT,
            reachability: Arc::default(),
        })
    }

    /// Returns the same for heartbeats, which give up soon and wait for nobody else's attempt to connect.
    pub fn for_heartbeats(&self) -> Link {
        let mut config = self.config.clone();
        config
            .connect_timeout(HEARTBEAT_TIMEOUT)
            .tcp_user_timeout(HEARTBEAT_TIMEOUT)
            .keepalives_idle(HEARTBEAT_TIMEOUT / 2)
            .keepalives_interval(HEARTBEAT_TIMEOUT / 2);
        Link {
            config,
            encryption: self.encryption.clone(),
            connect_timeout: HEARTBEAT_TIMEOUT,
            statement_timeout: HEARTBEAT_TIMEOUT,
            reachability: Arc::default(),
        }
    }

    /// Opens a connection. Fails at once if the server could not be reached a moment ago.
    pub fn connect(&self) -> Result<Client, StoreFailure> {
        self.reachability.attempt(self.connect_timeout, || self.connect_now())
    }

    fn connect_now(&self) -> Result<Client, StoreFailure> {
        let mut client = match self.encryption.clone() {
            Some(encryption) => self.config.connect(encryption)?,
            None => self.config.connect(NoTls)?,
        };
        let limit = self.statement_timeout.as_millis();
        client.batch_execute(&format!("{SESSION}; SET statement_timeout = {limit}"))?;
        Ok(client)
    }

    /// Returns the kept connection, or a new one if there is none that works.
    pub fn client_or_connect<'c>(
        &self,
        client: &'c mut Option<Client>,
    ) -> Result<&'c mut Client, StoreFailure> {
        if client.as_ref().is_none_or(Client::is_closed) {
            *client = None;
        }
        match client {
            Some(client) => Ok(client),
            None => Ok(client.insert(self.connect()?)),
        }
    }
}

/// Returns whether a connection has ended, after a failure on it. A server that stops says so before it closes the connection.
pub(super) fn has_ended(client: &mut Client, failure: &StoreFailure) -> bool {
    client.is_closed()
        || matches!(failure, StoreFailure::Unreachable(_)) && client.is_valid(CHECK_TIMEOUT).is_err()
}
