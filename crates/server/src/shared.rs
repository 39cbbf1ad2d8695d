//! What every part of the server needs: the store, the time, the bots, what is counted.

use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use hearth_store::Store;
use hearth_table::Moment;
use rand::Rng;
use rand_chacha::ChaCha20Rng;
use tokio::sync::watch;

use crate::metrics::Metrics;
use crate::pool::Pool;
use crate::time::Time;

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
    /// So many requests a second may come from one person, in the long run.
    pub requests_each_second: u32,
    /// Whether the address of a visitor stands in `X-Forwarded-For`, because a proxy of ours stands before the server.
    pub behind_proxy: bool,
}

impl Config {
    /// The usual set-up for a database.
    pub fn new(database: PathBuf) -> Config {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            database,
            public_url: None,
            idle: Duration::from_mins(3),
            bot_pause: Duration::from_millis(700),
            bot_threads: cores.saturating_sub(1).max(1),
            requests_each_second: 20,
            behind_proxy: false,
        }
    }
}

/// What every part of the server needs.
#[derive(Debug)]
pub(crate) struct Shared {
    pub config: Config,
    pub store: Store,
    pub time: Time,
    pub pool: Pool,
    pub metrics: Metrics,
    /// When the server was started.
    pub started: Moment,
    /// What cookies are signed with.
    pub key: Vec<u8>,
    chance: Mutex<ChaCha20Rng>,
    lobby: watch::Sender<u64>,
}

impl Shared {
    pub fn new(config: Config, store: Store, time: Time, key: Vec<u8>, chance: ChaCha20Rng) -> Shared {
        Shared {
            pool: Pool::new(config.bot_threads),
            metrics: Metrics::default(),
            started: time.now(),
            config,
            store,
            time,
            key,
            chance: Mutex::new(chance),
            lobby: watch::channel(0).0,
        }
    }

    /// Draws something.
    pub fn draw<R>(&self, draw: impl FnOnce(&mut dyn Rng) -> R) -> R {
        draw(&mut *self.chance.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Tells those who look at the lobby that it has changed.
    pub fn tell_lobby(&self) {
        self.lobby.send_modify(|changes| *changes += 1);
    }

    /// Is told when the lobby changes.
    pub fn lobby(&self) -> watch::Receiver<u64> {
        self.lobby.subscribe()
    }
}
