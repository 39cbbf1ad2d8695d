//! Counters and their result.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::pending::PendingDecisions;

/// The result of a load.
#[derive(Clone, PartialEq, Debug)]
pub struct LoadResult {
    /// The duration.
    pub time: Duration,
    /// All bytes received from the server.
    pub bytes: u64,
    /// The time from a decision to the other seat's update, one per delivered decision, sorted.
    pub latencies: Vec<Duration>,
}

impl LoadResult {
    /// Returns the number of delivered decisions.
    pub fn decisions(&self) -> f64 {
        self.latencies.len() as f64
    }

    /// Returns decisions per second.
    pub fn rate(&self) -> f64 {
        self.decisions() / self.time.as_secs_f64()
    }

    /// Returns a percentile of the latency.
    pub fn percentile(&self, percent: usize) -> Duration {
        let last = self.latencies.len().saturating_sub(1);
        self.latencies.get(last * percent / 100).copied().unwrap_or_default()
    }
}

#[derive(Default)]
struct Counts {
    counting: std::sync::atomic::AtomicBool,
    bytes: AtomicU64,
    /// The undelivered decisions of each table that plays.
    tables: Mutex<HashMap<u64, [PendingDecisions; 2]>>,
    latencies: Mutex<Vec<Duration>>,
    began: Mutex<Option<Instant>>,
}

/// The shared counters.
#[derive(Clone)]
pub(crate) struct Meter(Arc<Counts>);

impl Meter {
    pub fn new() -> Meter {
        Meter(Arc::default())
    }

    /// Registers a table once both seats are taken.
    pub fn register(&self, table: u64, sent: [PendingDecisions; 2]) {
        self.tables().insert(table, sent);
    }

    /// Returns the number of registered tables.
    pub fn playing(&self) -> usize {
        self.tables().len()
    }

    /// Returns the number of tables with a decision from before a time that is still undelivered.
    pub fn stuck_since(&self, moment: Instant) -> usize {
        let waits = |sent: &PendingDecisions| sent.oldest().is_some_and(|when| when < moment);
        self.tables().values().filter(|seats| seats.iter().any(waits)).count()
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<u64, [PendingDecisions; 2]>> {
        self.0.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a delivered decision and its latency.
    pub fn delivered(&self, after: Duration) {
        if self.counting() {
            self.0.latencies.lock().unwrap_or_else(PoisonError::into_inner).push(after);
        }
    }

    /// Counts received bytes.
    pub fn received(&self, bytes: usize) {
        if self.counting() {
            self.0.bytes.fetch_add(bytes as u64, Ordering::Relaxed);
        }
    }

    fn counting(&self) -> bool {
        self.0.counting.load(Ordering::Relaxed)
    }

    /// Starts counting.
    pub fn begin(&self) {
        *self.0.began.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
        self.0.counting.store(true, Ordering::Relaxed);
    }

    /// Stops counting and returns the result.
    pub fn end(&self) -> LoadResult {
        self.0.counting.store(false, Ordering::Relaxed);
        let began = self.0.began.lock().unwrap_or_else(PoisonError::into_inner).take();
        let mut latencies =
            std::mem::take(&mut *self.0.latencies.lock().unwrap_or_else(PoisonError::into_inner));
        latencies.sort_unstable();
        LoadResult {
            time: began.map(|began| began.elapsed()).unwrap_or_default(),
            bytes: self.0.bytes.load(Ordering::Relaxed),
            latencies,
        }
    }
}
