//! What every part of the server needs: the store, the time, the bots, what is counted.

use std::sync::{Arc, Mutex, PoisonError, RwLock};

use hearth_store::{Store, StoreFailure};
use hearth_table::Timestamp;
use rand::Rng;
use ring::hmac::{HMAC_SHA256, Key};
use tokio::sync::broadcast;

use crate::config::Config;
use crate::lobby_feed::LobbyChange;
use crate::metrics::Metrics;
use crate::notices::Notices;
use crate::pool::Pool;
use crate::rng::SharedRng;
use crate::time::Time;

/// So many changes of the lobby are told one by one, more than come in half a second; who has missed some looks at all of it.
const LOBBY_FEED_CAPACITY: usize = 4096;

/// What every part of the server needs.
#[derive(Debug)]
pub(crate) struct Shared {
    pub config: Config,
    pub store: Store,
    pub time: Time,
    pub pool: Pool,
    pub metrics: Metrics,
    pub notices: Notices,
    /// Which database was taken up last, and when.
    taken_up: Mutex<(u64, Timestamp)>,
    key: RwLock<Arc<Key>>,
    rng: SharedRng,
    lobby: broadcast::Sender<LobbyChange>,
}

/// The name of the secret that cookies are signed with.
const COOKIES: &str = "cookies";

fn fresh_key(rng: &mut dyn Rng) -> Vec<u8> {
    let mut key = vec![0; 32];
    rng.fill_bytes(&mut key);
    key
}

/// A secret, ready to sign with: every request of a browser is checked with it.
fn signing(secret: &[u8]) -> Arc<Key> {
    Arc::new(Key::new(HMAC_SHA256, secret))
}

impl Shared {
    /// Everything, with the key that the store has.
    pub async fn open(
        config: Config,
        store: Store,
        time: Time,
        rng: SharedRng,
    ) -> Result<Shared, StoreFailure> {
        let key = store.secret(COOKIES, rng.draw(fresh_key)).await?;
        Ok(Shared {
            pool: Pool::new(config.bot_threads),
            metrics: Metrics::default(),
            notices: Notices::open(&store, config.local_webhooks).await?,
            taken_up: Mutex::new((*store.generation().borrow(), time.now())),
            config,
            store,
            time,
            key: RwLock::new(signing(&key)),
            rng,
            lobby: broadcast::channel(LOBBY_FEED_CAPACITY).0,
        })
    }

    /// Since when the tables can be reached as they are stored: since the start, or since a backup was restored.
    pub fn reachable_since(&self) -> Timestamp {
        let generation = *self.store.generation().borrow();
        let mut taken_up = self.taken_up.lock().unwrap_or_else(PoisonError::into_inner);
        if taken_up.0 != generation {
            *taken_up = (generation, self.time.now());
        }
        taken_up.1
    }

    /// What cookies are signed with.
    pub fn key(&self) -> Arc<Key> {
        Arc::clone(&self.key.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Reads again what only the store knows: a database that was restored has keys of its own.
    pub async fn renew_keys(&self) -> Result<(), StoreFailure> {
        let fresh = self.draw(fresh_key);
        let key = self.store.secret(COOKIES, fresh).await?;
        *self.key.write().unwrap_or_else(PoisonError::into_inner) = signing(&key);
        self.notices.renew(&self.store).await
    }

    /// Draws something.
    pub fn draw<R>(&self, draw: impl FnOnce(&mut dyn Rng) -> R) -> R {
        self.rng.draw(draw)
    }

    /// Tells those who look at the lobby that it has changed.
    pub fn tell_lobby(&self, whom: LobbyChange) {
        // Nobody may be there.
        drop(self.lobby.send(whom));
    }

    /// Is told when the lobby changes.
    pub fn lobby(&self) -> broadcast::Receiver<LobbyChange> {
        self.lobby.subscribe()
    }
}
