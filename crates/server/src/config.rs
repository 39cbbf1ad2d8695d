//! The configuration of the server.

mod allowed_hosts;
mod tls;

use std::time::Duration;

use hearth_host::base::{HostConfig, Role};
use hearth_store::Location;

pub(crate) use self::allowed_hosts::AllowedHosts;
pub use self::tls::{LETS_ENCRYPT, TlsConfig};

/// The configuration of the server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The place of the database.
    pub database: Location,
    /// The address at which other nodes reach this one: `http://node-1.internal:4270`. With it, the server is one of several
    /// that share a database server; without it, it has its database to itself.
    pub advertise: Option<String>,
    /// Its part among these servers.
    pub role: Role,
    /// The public address: `https://hearth.example`. Without it, the `Host` header of a request is used.
    pub public_url: Option<String>,
    /// Further names of the server, besides the one in `public_url`. Requests for other names are refused (DNS rebinding).
    pub allowed_hosts: Vec<String>,
    /// A table without requests and subscribers is unloaded after this time.
    pub idle: Duration,
    /// The least time a bot takes while someone watches.
    pub bot_pause: Duration,
    /// The number of threads for bots.
    pub bot_threads: usize,
    /// The bot that reviews finished games.
    pub review_bot: String,
    /// The number of requests a second that one person may send in the long run.
    pub requests_each_second: u32,
    /// An incomplete request is dropped after this time.
    pub unfinished: Duration,
    /// `true` if a trusted proxy puts the address of the client into `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// The bearer token for reading metrics from other machines. Without it, only this machine may.
    pub metrics_token: Option<String>,
    /// `true` if the access log names the addresses of clients.
    pub log_addresses: bool,
    /// The mail server and the sender of mails. Without them, no mail is sent.
    pub mail: Option<MailConfig>,
    /// `true` if notices may be sent to private addresses, such as a home network.
    pub local_webhooks: bool,
    /// The server's own certificate. Without it, the server speaks plain HTTP.
    pub tls: Option<TlsConfig>,
}

/// The settings of mail.
#[derive(Clone, Debug)]
pub struct MailConfig {
    /// The URL of the SMTP server, with user and password: `smtps://hearth:secret@mail.example`.
    pub smtp_url: String,
    /// The address that mails come from.
    pub from: String,
}

impl Config {
    /// Returns the public address, or an empty text: then links are relative.
    pub(crate) fn public_url(&self) -> &str {
        self.public_url.as_deref().unwrap_or_default()
    }

    /// Returns the settings of the tables.
    pub(crate) fn host(&self) -> HostConfig {
        HostConfig {
            idle_timeout: self.idle,
            bot_pause: self.bot_pause,
            bot_threads: self.bot_threads,
            review_bot: self.review_bot.clone(),
        }
    }

    /// Returns the default configuration for a database.
    pub fn new(database: Location) -> Config {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            database,
            advertise: None,
            role: Role::Node,
            public_url: None,
            allowed_hosts: Vec::new(),
            idle: Duration::from_mins(3),
            bot_pause: Duration::from_millis(700),
            bot_threads: cores.saturating_sub(1).max(1),
            review_bot: "master".to_owned(),
            requests_each_second: 20,
            unfinished: Duration::from_mins(1),
            behind_proxy: false,
            metrics_token: None,
            log_addresses: true,
            mail: None,
            local_webhooks: false,
            tls: None,
        }
    }
}
