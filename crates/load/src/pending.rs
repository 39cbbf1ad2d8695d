//! What was decided and is on its way.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The decisions of one seat that the other one was not told of yet, the oldest first: the entry that each will be, and when
/// it was sent. There can be several, for who decides twice in a turn does not wait for the other one.
#[derive(Clone, Default)]
pub(crate) struct Sent(Arc<Mutex<VecDeque<(u64, Instant)>>>);

impl Sent {
    /// A decision is sent now, which will be the entry with this number.
    pub fn note(&self, entry: u64) {
        self.queue().push_back((entry, Instant::now()));
    }

    /// The other one was told of everything up to an entry: how long each of them took.
    pub fn told(&self, entry: u64, mut took: impl FnMut(Duration)) {
        let mut queue = self.queue();
        while let Some((_, when)) = queue.pop_front_if(|(number, _)| *number <= entry) {
            took(when.elapsed());
        }
    }

    /// When the oldest was sent.
    pub fn oldest(&self) -> Option<Instant> {
        self.queue().front().map(|(_, when)| *when)
    }

    fn queue(&self) -> MutexGuard<'_, VecDeque<(u64, Instant)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
