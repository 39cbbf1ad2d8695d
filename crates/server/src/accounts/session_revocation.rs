//! Whether somebody who watches is still who he was when he began: a stream must not outlive the session that it was opened with.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use hearth_store::UserId;

/// Whether somebody is still there.
#[derive(Clone, Debug, Default)]
pub(crate) struct RevocationFlag(Arc<AtomicBool>);

impl RevocationFlag {
    /// Of somebody who is not there any more.
    pub fn over() -> RevocationFlag {
        RevocationFlag(Arc::new(AtomicBool::new(true)))
    }

    /// Whether his sessions have changed since: he has to come again and say who he is.
    pub fn is_over(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Everybody who watches something.
#[derive(Default)]
pub(crate) struct SessionRevocations(Mutex<HashMap<UserId, Weak<AtomicBool>>>);

impl SessionRevocations {
    /// The presence of a user from now on.
    pub fn of(&self, id: UserId) -> RevocationFlag {
        let mut known = self.known();
        if let Some(flag) = known.get(&id).and_then(Weak::upgrade) {
            return RevocationFlag(flag);
        }
        let session_revocation = RevocationFlag::default();
        known.insert(id, Arc::downgrade(&session_revocation.0));
        session_revocation
    }

    /// Ends everything that a user watches, with the next thing that would be sent.
    pub fn end(&self, id: UserId) {
        if let Some(flag) = self.known().remove(&id).and_then(|flag| flag.upgrade()) {
            flag.store(true, Ordering::Relaxed);
        }
    }

    /// Ends everything that anybody watches.
    pub fn end_all(&self) {
        for (_, flag) in self.known().drain() {
            if let Some(flag) = flag.upgrade() {
                flag.store(true, Ordering::Relaxed);
            }
        }
    }

    /// Forgets those who watch nothing any more.
    pub fn forget_gone(&self) {
        self.known().retain(|_, flag| flag.strong_count() > 0);
    }

    fn known(&self) -> std::sync::MutexGuard<'_, HashMap<UserId, Weak<AtomicBool>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
