//! How the server is set up.

use std::path::PathBuf;
use std::time::Duration;

use hearth_host::base::HostConfig;

/// How the server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where the database is.
    pub database: PathBuf,
    /// How the server is reached from outside: `https://hearth.example`. Without it, by whatever name it was called.
    pub public_url: Option<String>,
    /// A table that nobody wants anything of is put away after so long.
    pub idle: Duration,
    /// A bot decides at the earliest after so long, if somebody watches.
    pub bot_pause: Duration,
    /// So many threads let bots think.
    pub bot_threads: usize,
    /// The bot that looks back at games that are over.
    pub review_bot: String,
    /// So many requests a second may come from one person, in the long run.
    pub requests_each_second: u32,
    /// A request that is not complete after so long is given up.
    pub unfinished: Duration,
    /// Whether the address of a visitor stands in `X-Forwarded-For`, because a proxy of ours stands before the server.
    pub behind_proxy: bool,
    /// Who sends this may read what is counted from elsewhere; without it only this machine may.
    pub metrics_token: Option<String>,
    /// Whether notices may be sent to machines beside the server, such as those of one's own home.
    pub local_webhooks: bool,
}

impl Config {
    /// Returns the address of the server from outside, or nothing: then links are relative.
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

    /// The usual set-up for a database.
    pub fn new(database: PathBuf) -> Config {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            database,
            public_url: None,
            idle: Duration::from_mins(3),
            bot_pause: Duration::from_millis(700),
            bot_threads: cores.saturating_sub(1).max(1),
            review_bot: "master".to_owned(),
            requests_each_second: 20,
            unfinished: Duration::from_mins(1),
            behind_proxy: false,
            metrics_token: None,
            local_webhooks: false,
        }
    }
}
