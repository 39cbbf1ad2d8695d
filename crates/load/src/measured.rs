//! What is counted.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// What was measured.
#[derive(Clone, PartialEq, Debug)]
pub struct Measured {
    /// Decisions that the other seat was told of.
    pub decisions: u64,
    /// How long it was measured.
    pub time: Duration,
    /// Bytes that came from the server, everything included.
    pub bytes: u64,
    /// From a decision to the other seat's update, in order of length.
    pub latencies: Vec<Duration>,
}

impl Measured {
    /// Decisions in a second.
    pub fn rate(&self) -> f64 {
        self.decisions as f64 / self.time.as_secs_f64()
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
    decisions: AtomicU64,
    bytes: AtomicU64,
    playing: AtomicUsize,
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

    /// One more table at which everybody sits.
    pub fn sat_down(&self) {
        self.0.playing.fetch_add(1, Ordering::Relaxed);
    }

    /// At so many tables everybody sits.
    pub fn playing(&self) -> usize {
        self.0.playing.load(Ordering::Relaxed)
    }

    /// The other seat was told of a decision after so long.
    pub fn told(&self, after: Duration) {
        if self.counting() {
            self.0.decisions.fetch_add(1, Ordering::Relaxed);
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
            decisions: self.0.decisions.load(Ordering::Relaxed),
            time: began.map(|began| began.elapsed()).unwrap_or_default(),
            bytes: self.0.bytes.load(Ordering::Relaxed),
            latencies,
        }
    }
}
