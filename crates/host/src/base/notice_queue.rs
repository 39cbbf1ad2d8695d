//! The queue between tables and whoever delivers notices to players who are away.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, PoisonError, RwLock};

use hearth_store::{Store, StoreFailure, TableId, UserId};
use hearth_table::Person;
use tokio::sync::Notify;

use super::Household;

/// The number of notices that may wait for delivery.
const QUEUE_CAPACITY: usize = 1000;

/// A player whom a table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PendingNotice {
    /// The player.
    pub user: UserId,
    /// The table.
    pub table: TableId,
}

/// The queue of notices.
#[derive(Debug)]
pub struct NoticeQueue {
    /// Players with a device or webhook, and their household if they were here since the start. A player who removed theirs may
    /// still be listed.
    reachable: RwLock<HashMap<UserId, Household>>,
    pending: Mutex<VecDeque<PendingNotice>>,
    added: Notify,
}

impl NoticeQueue {
    /// Reads from the store who can be reached.
    pub async fn open(store: &Store) -> Result<NoticeQueue, StoreFailure> {
        let unknown = store.reachable().await?.into_iter().map(|user| (user, Household::default())).collect();
        Ok(NoticeQueue { reachable: RwLock::new(unknown), pending: Mutex::default(), added: Notify::new() })
    }

    /// Reads again who can be reached, after another node or a restored backup has changed it.
    pub async fn reload(&self, store: &Store) -> Result<(), StoreFailure> {
        let users = store.reachable().await?;
        let mut reachable = self.reachable.write().unwrap_or_else(PoisonError::into_inner);
        // Nobody is removed: they may have been added since the store was read.
        for user in users {
            reachable.entry(user).or_default();
        }
        Ok(())
    }

    /// Records that a player can be reached from now on.
    pub fn add_reachable(&self, user: UserId, household: Household) {
        self.reachable.write().unwrap_or_else(PoisonError::into_inner).insert(user, household);
    }

    /// Records where a player's request came from, if they can be reached.
    pub fn saw(&self, user: UserId, household: Household) {
        let known = self.reachable.read().unwrap_or_else(PoisonError::into_inner).get(&user).copied();
        if household != Household::default() && known.is_some_and(|known| known != household) {
            self.add_reachable(user, household);
        }
    }

    /// Returns the household of a player, if they were here since the start.
    pub fn household_of(&self, user: UserId) -> Household {
        let reachable = self.reachable.read().unwrap_or_else(PoisonError::into_inner);
        reachable.get(&user).copied().unwrap_or_default()
    }

    /// Returns whether a player may be reachable.
    pub fn reaches(&self, person: Person) -> bool {
        self.reachable.read().unwrap_or_else(PoisonError::into_inner).contains_key(&UserId(person.0))
    }

    /// Queues a notice. It never waits: a full queue drops the notice.
    pub fn push(&self, person: Person, table: TableId) {
        let mut pending = self.pending.lock().unwrap_or_else(PoisonError::into_inner);
        if pending.len() >= QUEUE_CAPACITY {
            tracing::warn!(%table, %person, "notice queue full, dropping a notice");
            return;
        }
        pending.push_back(PendingNotice { user: UserId(person.0), table });
        self.added.notify_one();
    }

    /// Waits for the next notice. Only one task may wait.
    pub async fn next(&self) -> PendingNotice {
        loop {
            if let Some(notice) = self.pending.lock().unwrap_or_else(PoisonError::into_inner).pop_front() {
                return notice;
            }
            self.added.notified().await;
        }
    }
}
