//! Notices: that somebody is awaited, told outside of our pages to those who want it.

mod channel;
mod notification;
mod outbound;
mod push;
mod sealed;
mod vapid;
mod webhook;
mod worker;

use std::collections::{HashSet, VecDeque};
use std::sync::{Arc, Mutex, PoisonError, RwLock};

use hearth_store::{Store, StoreFailure, TableId, UserId};
use hearth_table::Person;
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};

use self::channel::Channel;
use self::notification::Notification;
pub(crate) use self::outbound::{OutboundClient, Undelivered};
use self::vapid::Vapid;
pub(crate) use self::worker::NotificationWorker;
use crate::shared::Shared;

/// So many notices may wait for the one who brings them.
const NOTICE_QUEUE_CAPACITY: usize = 1000;

/// So many lines to the outside are held at once.
const LINES: usize = 16;

/// The name of the secret that push services know us by.
const VAPID: &str = "vapid";

/// Somebody is awaited at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct PendingNotification {
    user: UserId,
    table: TableId,
}

/// Where tables say who is awaited, and what notices are made with.
#[derive(Debug)]
pub(crate) struct Notices {
    /// Who has a way to be told something; one who has ended it may still be here.
    reachable: RwLock<HashSet<UserId>>,
    due: Mutex<VecDeque<PendingNotification>>,
    news: Notify,
    lines: Arc<Semaphore>,
    outbound: OutboundClient,
    vapid: RwLock<Arc<Vapid>>,
}

impl Notices {
    /// With what the store knows. `beside`: whether notices may be sent to machines beside us.
    pub async fn open(store: &Store, beside: bool) -> Result<Notices, StoreFailure> {
        Ok(Notices {
            reachable: RwLock::new(store.reachable().await?.into_iter().collect()),
            due: Mutex::default(),
            news: Notify::new(),
            lines: Arc::new(Semaphore::new(LINES)),
            outbound: OutboundClient::new(beside),
            vapid: RwLock::new(Arc::new(keys(store).await?)),
        })
    }

    /// Reads again what the store knows: a database that was restored knows others.
    pub async fn renew(&self, store: &Store) -> Result<(), StoreFailure> {
        let (people, keys) = (store.reachable().await?, keys(store).await?);
        *self.reachable.write().unwrap_or_else(PoisonError::into_inner) = people.into_iter().collect();
        *self.vapid.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(keys);
        Ok(())
    }

    /// Somebody can be told something from now on.
    pub fn reach(&self, user: UserId) {
        self.reachable.write().unwrap_or_else(PoisonError::into_inner).insert(user);
    }

    /// Whether somebody may have a way to be told something.
    pub fn reaches(&self, person: Person) -> bool {
        self.reachable.read().unwrap_or_else(PoisonError::into_inner).contains(&UserId(person.0))
    }

    /// Somebody is awaited at a table. Returns at once.
    pub fn awaited(&self, person: Person, table: TableId) {
        let mut due = self.due.lock().unwrap_or_else(PoisonError::into_inner);
        if due.len() >= NOTICE_QUEUE_CAPACITY {
            tracing::warn!(%table, "too many notices wait: one is dropped");
            return;
        }
        due.push_back(PendingNotification { user: UserId(person.0), table });
        self.news.notify_one();
    }

    /// The next who is awaited. One asks at a time.
    async fn next(&self) -> PendingNotification {
        loop {
            if let Some(due) = self.due.lock().unwrap_or_else(PoisonError::into_inner).pop_front() {
                return due;
            }
            self.news.notified().await;
        }
    }

    /// The way to addresses that people gave us.
    pub fn outbound(&self) -> &OutboundClient {
        &self.outbound
    }

    /// The keys that push services know us by.
    fn vapid(&self) -> Arc<Vapid> {
        Arc::clone(&self.vapid.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// The key that browsers hand to their push service.
    pub fn public_key(&self) -> String {
        self.vapid().public_key()
    }

    /// A line to the outside, when one is free.
    async fn line(&self) -> Option<OwnedSemaphorePermit> {
        // The semaphore is never closed.
        Arc::clone(&self.lines).acquire_owned().await.ok()
    }
}

/// The keys that are stored, or new ones, which are stored from now on.
async fn keys(store: &Store) -> Result<Vapid, StoreFailure> {
    let unusable =
        |error: String| StoreFailure::Other(format!("the keys for notices cannot be used: {error}"));
    let fresh = Vapid::fresh().map_err(|error| unusable(error.to_string()))?;
    let stored = store.secret(VAPID, fresh).await?;
    Vapid::new(&stored).map_err(|error| unusable(error.to_string()))
}

/// Sends a test to everything of somebody's: what each is known by, and what came of it.
pub(crate) async fn test(
    shared: &Arc<Shared>,
    user: UserId,
) -> Result<Vec<(String, Result<(), Undelivered>)>, StoreFailure> {
    let mut came = Vec::new();
    for way in Channel::all(shared, user).await? {
        came.push((way.label(), way.tell(shared, user, &Notification::Test).await));
    }
    Ok(came)
}
