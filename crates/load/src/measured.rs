//! What is counted.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::sent::Sent;

/// What was measured.
#[derive(Clone, PartialEq, Debug)]
pub struct Measured {
    /// How long it was measured.
    pub time: Duration,
    /// Bytes that came from the server, everything included.
    pub bytes: u64,
    /// From a decision to the other seat's update, in order of length: one for each decision that he was told of.
    pub latencies: Vec<Duration>,
}

impl Measured {
    /// Decisions that the other seat was told of.
    pub fn decisions(&self) -> f64 {
        self.latencies.len() as f64
    }

    /// Decisions in a second.
    pub fn rate(&self) -> f64 {
        self.decisions() / self.time.as_secs_f64()
    }

    /// So many of a hundred updates took at most so long.
    pub fn percentile(&self, percent: usize) -> Duration {
        let last = self.latencies.len().saturating_sub(1);
        self.latencies.get(last * percent / 100).copied().unwrap_or_default()
    }
}

#[derive(Default)]
struct Counts {
    counting: std::sync::atomic::AtomicBool,
    bytes: AtomicU64,
    /// What is on its way at each table at which everybody sits.
    tables: Mutex<HashMap<u64, [Sent; 2]>>,
    latencies: Mutex<Vec<Duration>>,
    began: Mutex<Option<Instant>>,
}

/// Where everybody counts.
#[derive(Clone)]
pub(crate) struct Meter(Arc<Counts>);

impl Meter {
    pub fn new() -> Meter {
        Meter(Arc::default())
    }

    /// At this table everybody sits, and this is where they note what they decide.
    pub fn sat_down(&self, table: u64, sent: [Sent; 2]) {
        self.tables().insert(table, sent);
    }

    /// At so many tables everybody sits.
    pub fn playing(&self) -> usize {
        self.tables().len()
    }

    /// At so many tables somebody decided before a moment, and the other one was not told yet.
    pub fn stuck_since(&self, moment: Instant) -> usize {
        let waits = |sent: &Sent| sent.oldest().is_some_and(|when| when < moment);
        self.tables().values().filter(|seats| seats.iter().any(waits)).count()
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<u64, [Sent; 2]>> {
        self.0.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The other seat was told of a decision after so long.
    pub fn told(&self, after: Duration) {
        if self.counting() {
            self.0.latencies.lock().unwrap_or_else(PoisonError::into_inner).push(after);
        }
    }

    /// So many bytes came.
    pub fn came(&self, bytes: usize) {
        if self.counting() {
            self.0.bytes.fetch_add(bytes as u64, Ordering::Relaxed);
        }
    }

    fn counting(&self) -> bool {
        self.0.counting.load(Ordering::Relaxed)
    }

    /// From now on it counts.
    pub fn begin(&self) {
        *self.0.began.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
        self.0.counting.store(true, Ordering::Relaxed);
    }

    /// What was counted.
    pub fn end(&self) -> Measured {
        self.0.counting.store(false, Ordering::Relaxed);
        let began = self.0.began.lock().unwrap_or_else(PoisonError::into_inner).take();
        let mut latencies =
            std::mem::take(&mut *self.0.latencies.lock().unwrap_or_else(PoisonError::into_inner));
        latencies.sort_unstable();
        Measured {
            time: began.map(|began| began.elapsed()).unwrap_or_default(),
            bytes: self.0.bytes.load(Ordering::Relaxed),
            latencies,
        }
    }
}
