//! The one thread that writes.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use rusqlite::Connection;
use tokio::sync::watch;

use crate::StoreFailure;
use crate::heads::Heads;
use crate::job::{Job, Order};
use crate::schema;

/// What came of a job.
type Outcome = Result<(), StoreFailure>;

/// More than that and those who asked first would wait too long for the rest.
const LARGEST_BATCH: usize = 256;

/// When several wrote at once a moment ago, the next batch waits so long for company: a commit costs as much as twenty
/// appends. Who writes alone never waits.
const GROUP_COMMIT_DELAY: Duration = Duration::from_millis(5);

/// How often a writer with nothing to do looks whether a backup was restored.
const SPIN_INTERVAL: Duration = Duration::from_secs(1);

/// How much was written since the store was opened.
#[derive(Default)]
pub(crate) struct Written {
    pub commits: AtomicU64,
    pub jobs: AtomicU64,
}

/// The writing connection and what it is fed with.
pub(crate) struct Writer {
    pub connection: Connection,
    pub orders: Receiver<Order>,
    pub generation: watch::Sender<u64>,
    pub written: Arc<Written>,
    pub heads: Arc<Heads>,
}

impl Writer {
    /// Writes what it is told to, batch by batch, until it is told to end.
    pub(crate) fn run(self) {
        let mut batch = Vec::new();
        let (mut open, mut crowded) = (true, false);
        while open {
            open = self.gather(&mut batch, crowded);
            crowded = batch.len() > 1;
            if batch.is_empty() {
                // Whatever keeps it from looking will keep the next batch from being written, and be reported there.
                let _ = self.notice_restore();
                continue;
            }
            self.write(&mut batch);
        }
        // Tidiness only: what is in the write-ahead log is as safe as what is in the database.
        let _ = self.connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
    }

    /// Waits for a job and takes all that are there by then. Whether more may come.
    fn gather(&self, batch: &mut Vec<Box<dyn Job>>, crowded: bool) -> bool {
        match self.orders.recv_timeout(SPIN_INTERVAL) {
            Ok(Order::Work(job)) => batch.push(job),
            Err(RecvTimeoutError::Timeout) => return true,
            Ok(Order::End) | Err(RecvTimeoutError::Disconnected) => return false,
        }
        if crowded {
            std::thread::sleep(GROUP_COMMIT_DELAY);
        }
        while batch.len() < LARGEST_BATCH {
            match self.orders.try_recv() {
                Ok(Order::Work(job)) => batch.push(job),
                Ok(Order::End) => return false,
                Err(_) => break,
            }
        }
        true
    }

    /// Puts a batch on disk and then answers it.
    fn write(&self, batch: &mut Vec<Box<dyn Job>>) {
        self.written.jobs.fetch_add(batch.len() as u64, Ordering::Relaxed);
        match self.commit(batch) {
            Ok(outcomes) => {
                self.written.commits.fetch_add(1, Ordering::Relaxed);
                for (job, outcome) in batch.drain(..).zip(outcomes) {
                    job.answer(outcome);
                }
            }
            Err(failure) => {
                for job in batch.drain(..) {
                    job.answer(Err(failure.clone()));
                }
            }
        }
    }

    /// One transaction for all. If it fails, nothing of it was stored.
    fn commit(&self, batch: &mut [Box<dyn Job>]) -> Result<Vec<Outcome>, StoreFailure> {
        if self.transaction(|| Ok(self.run_together(batch)))? {
            return Ok(vec![Ok(()); batch.len()]);
        }
        // Which of them the database refuses shows when each can be undone by itself.
        let mut outcomes = Vec::with_capacity(batch.len());
        self.transaction(|| self.run_apart(batch, &mut outcomes))?;
        Ok(outcomes)
    }

    /// A transaction that is committed if what fills it says so.
    fn transaction(&self, fill: impl FnOnce() -> Result<bool, StoreFailure>) -> Result<bool, StoreFailure> {
        self.execute("BEGIN IMMEDIATE")?;
        // Inside the transaction nobody can restore a backup between this look and the commit.
        let result = match self.notice_restore() {
            Ok(true) => Err(StoreFailure::Restored),
            Ok(false) => fill().and_then(|good| {
                if good {
                    self.execute("COMMIT")?;
                }
                Ok(good)
            }),
            Err(failure) => Err(failure),
        };
        if !matches!(result, Ok(true)) {
            self.heads.forget();
        }
        if !self.connection.is_autocommit() {
            // If even this fails, the next batch cannot begin and says so.
            let _ = self.execute("ROLLBACK");
        }
        result
    }

    /// Does all jobs. Whether the database refused none of them.
    fn run_together(&self, batch: &mut [Box<dyn Job>]) -> bool {
        batch.iter_mut().all(|job| job.run(&self.connection).is_ok())
    }

    /// Does all jobs, each in a savepoint of its own.
    fn run_apart(
        &self,
        batch: &mut [Box<dyn Job>],
        outcomes: &mut Vec<Outcome>,
    ) -> Result<bool, StoreFailure> {
        for job in batch {
            self.execute("SAVEPOINT job")?;
            let outcome = job.run(&self.connection);
            if let Err(failure) = &outcome {
                // Some failures end the whole transaction, and what the others did with it.
                if self.connection.is_autocommit() {
                    return Err(failure.clone());
                }
                self.execute("ROLLBACK TO job")?;
                self.heads.forget();
            }
            self.execute("RELEASE job")?;
            outcomes.push(outcome);
        }
        Ok(true)
    }

    /// Looks whether a backup was restored since the last look, and tells those who watch.
    fn notice_restore(&self) -> Result<bool, StoreFailure> {
        let now = schema::generation(&self.connection)?;
        let restored = self.generation.send_if_modified(|known| std::mem::replace(known, now) != now);
        if restored {
            self.heads.forget();
        }
        Ok(restored)
    }

    fn execute(&self, sql: &str) -> Result<(), StoreFailure> {
        self.connection.prepare_cached(sql)?.execute([])?;
        Ok(())
    }
}
