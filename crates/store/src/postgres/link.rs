//! How to connect to a `PostgreSQL` server.

use std::sync::Arc;
use std::time::Duration;

use postgres::config::{Host, SslMode, SslNegotiation};
use postgres::{Client, Config, NoTls};

use super::answers::AnswerLimit;
use super::connector::Connector;
use super::encryption::Encryption;
use super::reachability::Reachability;
use crate::StoreFailure;
use crate::failure::described;

/// The longest wait for a TCP connection, and for each answer until the connection is ready.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);

/// Bytes that nobody acknowledges for this time end a connection.
const TCP_USER_TIMEOUT: Duration = Duration::from_secs(10);

/// A silent connection is probed after this time, and then at intervals of less. The system counts whole seconds.
const KEEPALIVE: Duration = Duration::from_secs(5);

/// The longest time that the server spends on any other statement.
const STATEMENT_TIMEOUT: Duration = Duration::from_mins(1);

/// The time that an answer may take longer than its statement. Then the server hangs, and must not keep this one from stopping.
const ANSWER_DELAY: Duration = Duration::from_secs(5);

/// The limit of everything that the server does for a heartbeat: it is worth nothing later.
const HEARTBEAT_TIMEOUT: Duration = Duration::from_secs(2);

/// The time that the answer to a heartbeat may take longer.
const HEARTBEAT_ANSWER_DELAY: Duration = Duration::from_secs(1);

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
    let (url, mut encryption) = Encryption::split(url).map_err(|why| bad(&why))?;
    let mut config: Config = url.parse().map_err(|error| bad(&described(&error)))?;
    if uses_sockets(&config) {
        if encryption.is_some() {
            return Err(bad(&"a socket is not encrypted: leave out sslmode"));
        }
        config.ssl_mode(SslMode::Disable);
        return Ok((config, None));
    }
    if let Some(encryption) = &mut encryption {
        encryption.is_direct = config.get_ssl_negotiation() == SslNegotiation::Direct;
    }
    if config.get_hosts().is_empty() {
        // The client hands over only connections to hosts with a name.
        for address in config.get_hostaddrs().to_vec() {
            config.host(&address.to_string());
        }
    }
    // The connector asks the server for encryption.
    config.ssl_mode(SslMode::Require).ssl_negotiation(SslNegotiation::Direct);
    Ok((config, encryption))
}

/// Returns whether some host of a URL is a socket of this machine. The client does not hand these over, so there is no limit for
/// their answers: a server that hangs there hangs beside this one.
fn uses_sockets(config: &Config) -> bool {
    config.get_hosts().iter().any(|host| !matches!(host, Host::Tcp(_)))
}

/// The settings of connections. Clones lead to the same database, and know together whether it can be reached.
#[derive(Clone)]
pub(super) struct Link {
    config: Config,
    encryption: Option<Encryption>,
    /// The longest wait for a TCP connection, and for each answer until the connection is ready.
    connect_timeout: Duration,
    /// The longest time that the server spends on a statement.
    statement_timeout: Duration,
    /// The longest wait for more of an answer.
    answer_limit: Option<Duration>,
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
            answer_limit: Some(STATEMENT_TIMEOUT + ANSWER_DELAY),
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
            answer_limit: Some(HEARTBEAT_TIMEOUT + HEARTBEAT_ANSWER_DELAY),
            reachability: Arc::default(),
        }
    }

    /// Returns the same for statements that take as long as they take, once the server lets them.
    pub fn without_answer_limit(&self) -> Link {
        Link { answer_limit: None, ..self.clone() }
    }

    /// Opens a connection. Fails at once if the server could not be reached a moment ago.
    pub fn connect(&self) -> Result<Client, StoreFailure> {
        self.reachability.attempt(self.connect_timeout, || self.connect_now())
    }

    fn connect_now(&self) -> Result<Client, StoreFailure> {
        let limit = AnswerLimit::new(self.connect_timeout);
        let mut client = if uses_sockets(&self.config) {
            self.config.connect(NoTls)?
        } else {
            self.config.connect(Connector {
                encryption: self.encryption.clone(),
                handshake_timeout: self.connect_timeout,
                limit: limit.clone(),
            })?
        };
        let statement_limit = self.statement_timeout.as_millis();
        client.batch_execute(&format!("{SESSION}; SET statement_timeout = {statement_limit}"))?;
        limit.set(self.answer_limit);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_on_every_connection_but_a_socket_have_a_limit() {
        for (url, hosts, is_limited) in [
            ("postgres://a@b/c", 1, true),
            ("postgres://a@b,c:5433/d?target_session_attrs=read-write", 2, true),
            ("postgres://a@b/c?hostaddr=127.0.0.1", 1, true),
            ("postgres:///c?hostaddr=127.0.0.1,::1", 2, true),
            ("postgres://a@%2Fvar%2Frun%2Fpostgresql/c", 1, false),
        ] {
            let (config, _) = config(url).unwrap();
            assert_eq!(config.get_hosts().len(), hosts, "{url}");
            assert_eq!(!uses_sockets(&config), is_limited, "{url}");
            assert_eq!(config.get_ssl_mode() == SslMode::Require, is_limited, "{url}");
        }
    }

    #[test]
    fn a_socket_is_not_encrypted() {
        for mode in ["require", "verify-full"] {
            let refusal = check_url(&format!("postgres://a@%2Frun/c?sslmode={mode}")).unwrap_err();
            assert!(refusal.to_string().contains("a socket is not encrypted"), "{refusal}");
        }
        check_url("postgres://a@%2Frun/c?sslmode=disable").unwrap();
    }
}
