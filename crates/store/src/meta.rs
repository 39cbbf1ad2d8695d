//! The numbers by which programs that use a database at the same time notice each other.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::sync::{broadcast, watch};

use crate::Announcement;

/// The numbers, as the database has them.
pub(crate) struct Meta {
    /// Changes when a backup is restored.
    pub generation: u64,
    /// The number of revocations.
    pub revocations: u64,
    /// The number of the server that owns the database.
    pub owner: u64,
}

/// Values that other programs change, to be watched.
pub(crate) struct Watches {
    /// Changes when a backup is restored.
    pub generation: watch::Receiver<u64>,
    /// The number of revocations.
    pub revocations: watch::Receiver<u64>,
    /// True when another store has become the owner.
    pub taken_over: watch::Receiver<bool>,
    /// What other nodes announce.
    pub announcements: broadcast::Sender<Announcement>,
    own: Arc<AtomicU64>,
}

/// The other end of the watches, for the thread that reads the numbers.
pub(crate) struct MetaReader {
    generation: watch::Sender<u64>,
    revocations: watch::Sender<u64>,
    taken_over: watch::Sender<bool>,
    own: Arc<AtomicU64>,
}

impl Watches {
    /// Returns watches that begin with these numbers, and keep so many announcements for a slow subscriber.
    pub fn new(meta: &Meta, unread: usize) -> (Watches, MetaReader) {
        let (generation_sender, generation) = watch::channel(meta.generation);
        let (revocations_sender, revocations) = watch::channel(meta.revocations);
        let (taken_over_sender, taken_over) = watch::channel(false);
        // No other store has a higher number than one that never was an owner.
        let own = Arc::new(AtomicU64::new(u64::MAX));
        let reader = MetaReader {
            generation: generation_sender,
            revocations: revocations_sender,
            taken_over: taken_over_sender,
            own: Arc::clone(&own),
        };
        let announcements = broadcast::Sender::new(unread);
        (Watches { generation, revocations, taken_over, announcements, own }, reader)
    }

    /// Sets the number of this store as an owner.
    pub fn own(&self, number: u64) {
        self.own.store(number, Ordering::Relaxed);
    }
}

impl MetaReader {
    /// Returns whether another store owns the database, and notifies watchers if so.
    pub fn is_taken_over(&self, now: &Meta) -> bool {
        let is_taken_over = now.owner > self.own.load(Ordering::Relaxed);
        if is_taken_over {
            self.taken_over.send_replace(true);
        }
        is_taken_over
    }

    /// Notifies watchers of revocations and of a restored backup. Returns true for the latter.
    pub fn note(&self, now: &Meta) -> bool {
        let replace = |known: &mut u64, now| std::mem::replace(known, now) != now;
        self.revocations.send_if_modified(|known| replace(known, now.revocations));
        self.generation.send_if_modified(|known| replace(known, now.generation))
    }
}
