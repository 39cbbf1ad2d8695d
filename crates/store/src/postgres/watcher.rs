//! A thread that hears what other programs do to the database: it polls the numbers by which they notice each other, and reads
//! announcements as soon as a notification comes.

use std::sync::mpsc::{Receiver, TryRecvError};
use std::time::{Duration, Instant};

use super::link::Link;
use super::listener::{Ear, Listener};
use super::schema;
use crate::StoreFailure;
use crate::meta::MetaReader;

/// The interval between two polls.
const INTERVAL: Duration = Duration::from_secs(1);

/// The interval between two deletions of old announcements.
const SWEEP_INTERVAL: Duration = Duration::from_secs(10);

/// The longest wait for a notification, during which the thread cannot be stopped.
const MAX_DEAFNESS: Duration = Duration::from_millis(50);

/// The thread's connection and outputs.
pub(super) struct Watcher {
    pub link: Link,
    pub meta: MetaReader,
    pub listener: Listener,
    /// When old announcements are deleted next.
    pub sweep_at: Instant,
}

impl Watcher {
    /// Polls until the sender of `stop` is dropped.
    pub fn run(mut self, stop: &Receiver<()>) {
        let mut ear = None;
        let mut poll_at = Instant::now();
        while stop.try_recv() == Err(TryRecvError::Empty) {
            let left = poll_at.saturating_duration_since(Instant::now());
            let outcome = if left.is_zero() {
                let outcome = self.poll(&mut ear);
                poll_at = Instant::now() + INTERVAL;
                outcome
            } else if let Some(listening) = ear.as_mut().filter(|ear| ear.listens) {
                self.listen(listening, left.min(MAX_DEAFNESS))
            } else {
                // If it was stopped, the loop ends.
                let _ = stop.recv_timeout(left);
                Ok(())
            };
            // While the database cannot be reached, nobody can change it either.
            if outcome.is_err() {
                ear = None;
            }
        }
    }

    fn poll(&mut self, ear: &mut Option<Ear>) -> Result<(), StoreFailure> {
        let ear = match ear {
            Some(ear) => ear,
            none => none.insert(Ear::connect(&self.link)?),
        };
        let meta = schema::meta(&mut ear.client, &ear.meta)?;
        self.meta.is_taken_over(&meta);
        self.meta.note(&meta);
        self.listener.read(ear)?;
        if self.sweep_at <= Instant::now() {
            self.sweep_at = Instant::now() + SWEEP_INTERVAL;
            ear.sweep();
        }
        Ok(())
    }

    /// Waits for a notification, and reads what it is about.
    fn listen(&mut self, ear: &mut Ear, time: Duration) -> Result<(), StoreFailure> {
        if ear.is_notified(self.listener.sender, time)? { self.listener.read(ear) } else { Ok(()) }
    }
}
