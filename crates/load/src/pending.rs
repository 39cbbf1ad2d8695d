//! Decisions that are not yet delivered.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The decisions of one seat that the other seat has not received, oldest first: the log entry and the time
/// of sending. There can be several, because a turn may have several decisions.
#[derive(Clone, Default)]
pub(crate) struct PendingDecisions(Arc<Mutex<VecDeque<(u64, Instant)>>>);

impl PendingDecisions {
    /// Records a decision that will become this log entry.
    pub fn note(&self, entry: u64) {
        self.queue().push_back((entry, Instant::now()));
    }

    /// Records that the other seat has received everything up to an entry. Passes the latency of each
    /// decision on.
    pub fn delivered(&self, entry: u64, mut took: impl FnMut(Duration)) {
        let mut queue = self.queue();
        while let Some((_, when)) = queue.pop_front_if(|(number, _)| *number <= entry) {
            took(when.elapsed());
        }
    }

    /// Returns the sending time of the oldest decision.
    pub fn oldest(&self) -> Option<Instant> {
        self.queue().front().map(|(_, when)| *when)
    }

    fn queue(&self) -> MutexGuard<'_, VecDeque<(u64, Instant)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
