//! Session revocation: a stream must not outlive the session that opened it.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use hearth_store::UserId;

/// A flag that tells streams that their session has ended.
#[derive(Clone, Debug, Default)]
pub(crate) struct RevocationFlag(Arc<AtomicBool>);

impl RevocationFlag {
    /// Returns a flag that is already set.
    pub fn over() -> RevocationFlag {
        RevocationFlag(Arc::new(AtomicBool::new(true)))
    }

    /// Returns whether the sessions of the user have changed: the client must authenticate again.
    pub fn is_over(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The flags of all users with open streams.
#[derive(Default)]
pub(crate) struct SessionRevocations(Mutex<HashMap<UserId, Weak<AtomicBool>>>);

impl SessionRevocations {
    /// Returns the flag for new streams of a user.
    pub fn of(&self, id: UserId) -> RevocationFlag {
        let mut known = self.known();
        if let Some(flag) = known.get(&id).and_then(Weak::upgrade) {
            return RevocationFlag(flag);
        }
        let session_revocation = RevocationFlag::default();
        known.insert(id, Arc::downgrade(&session_revocation.0));
        session_revocation
    }

    /// Ends all streams of a user, before their next frame.
    pub fn end(&self, id: UserId) {
        if let Some(flag) = self.known().remove(&id).and_then(|flag| flag.upgrade()) {
            flag.store(true, Ordering::Relaxed);
        }
    }

    /// Ends all streams of all users.
    pub fn end_all(&self) {
        for (_, flag) in self.known().drain() {
            if let Some(flag) = flag.upgrade() {
                flag.store(true, Ordering::Relaxed);
            }
        }
    }

    /// Drops the flags of users without streams.
    pub fn forget_gone(&self) {
        self.known().retain(|_, flag| flag.strong_count() > 0);
    }

    fn known(&self) -> std::sync::MutexGuard<'_, HashMap<UserId, Weak<AtomicBool>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
