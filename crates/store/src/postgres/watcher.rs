//! A thread that polls the numbers by which programs notice each other.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use tokio::sync::watch;

use super::link::Link;
use super::schema::{self, Meta};

/// The interval between two polls.
const INTERVAL: Duration = Duration::from_secs(1);

/// The thread's connection and outputs.
pub(super) struct Watcher {
    pub link: Link,
    pub generation: watch::Sender<u64>,
    pub revocations: watch::Sender<u64>,
    /// The number of this store as an owner; the highest if it never was one.
    pub owner: Arc<AtomicU64>,
    pub taken_over: watch::Sender<bool>,
}

impl Watcher {
    /// Polls until the sender of `stop` is dropped.
    pub fn run(self, stop: &Receiver<()>) {
        let mut client = None;
        while stop.recv_timeout(INTERVAL) == Err(RecvTimeoutError::Timeout) {
            // While the database cannot be reached, nobody can change it either.
            if let Ok(meta) = self.link.client_or_connect(&mut client).and_then(schema::meta) {
                self.notice(&meta);
            }
        }
    }

    fn notice(&self, now: &Meta) {
        let own = self.owner.load(Ordering::Relaxed);
        if now.owner > own {
            self.taken_over.send_replace(true);
        }
        let replace = |known: &mut u64, now| std::mem::replace(known, now) != now;
        self.revocations.send_if_modified(|known| replace(known, now.revocations));
        self.generation.send_if_modified(|known| replace(known, now.generation));
    }
}
