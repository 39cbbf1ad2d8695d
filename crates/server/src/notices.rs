//! Notices to players who are away: Web Push and webhooks.

mod channel;
mod notification;
mod outbound;
mod places;
mod push;
mod sealed;
mod vapid;
mod webhook;
mod worker;

use std::sync::{Arc, PoisonError, RwLock};

use hearth_host::base::{Context, Household};
use hearth_store::{Store, StoreFailure, UserId};

use self::channel::Channel;
pub(crate) use self::channel::is_switched_off;
use self::notification::Notification;
pub(crate) use self::outbound::{OutboundClient, Undelivered};
use self::places::Places;
use self::vapid::Vapid;
pub(crate) use self::worker::NotificationWorker;
use crate::config::Config;

/// The name of the secret that push services know us by.
const VAPID_SECRET: &str = "vapid";

/// The delivery of notices to devices and webhooks.
pub(crate) struct Notices {
    context: Arc<Context>,
    public_url: Option<String>,
    places: Places,
    outbound: OutboundClient,
    vapid: RwLock<Arc<Vapid>>,
}

impl Notices {
    /// Reads the keys from the store.
    pub async fn open(context: Arc<Context>, config: &Config) -> Result<Notices, StoreFailure> {
        let vapid = read_keys(&context.store).await?;
        Ok(Notices {
            context,
            public_url: config.public_url.clone(),
            places: Places::new(),
            outbound: OutboundClient::new(config.local_webhooks),
            vapid: RwLock::new(Arc::new(vapid)),
        })
    }

    /// Reads the keys again, after a backup was restored.
    pub async fn reload(&self) -> Result<(), StoreFailure> {
        let vapid = read_keys(&self.context.store).await?;
        *self.vapid.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(vapid);
        Ok(())
    }

    /// Returns the client for addresses that people gave us.
    pub fn outbound(&self) -> &OutboundClient {
        &self.outbound
    }

    /// Returns the keys that push services know us by.
    fn vapid(&self) -> Arc<Vapid> {
        Arc::clone(&self.vapid.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Returns the key that browsers hand to their push service.
    pub fn public_key(&self) -> String {
        self.vapid().public_key()
    }

    /// Sends a test notice to all channels of a person, also to those that are switched off, and returns the label and the
    /// result of each.
    pub async fn send_test(
        self: &Arc<Self>,
        user: UserId,
        household: Household,
    ) -> Result<Vec<(String, Result<(), Undelivered>)>, StoreFailure> {
        let mut results = Vec::new();
        for channel in Channel::all(&self.context.store, user).await? {
            let sent = channel.deliver(self, (user, household), &Notification::Test).await;
            if sent.is_ok() {
                channel.record(&self.context.store, user, true).await?;
            }
            results.push((channel.label(), sent));
        }
        Ok(results)
    }
}

/// Reads the keys, or stores new ones.
async fn read_keys(store: &Store) -> Result<Vapid, StoreFailure> {
    let unusable =
        |error: String| StoreFailure::Other(format!("the keys for notices cannot be used: {error}"));
    let fresh = Vapid::fresh().map_err(|error| unusable(error.to_string()))?;
    let stored = store.secret(VAPID_SECRET, fresh).await?;
    Vapid::new(&stored).map_err(|error| unusable(error.to_string()))
}
