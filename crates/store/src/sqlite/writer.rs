//! The single writer thread, with group commit.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use tokio::sync::oneshot;

use super::heads::Heads;
use super::{Message, SqliteConnection, schema};
use crate::StoreFailure;
use crate::database::WriteCounters;
use crate::job::Job;
use crate::meta::MetaReader;
use crate::sql::Connection;

/// The result of a job.
type JobResult = Result<(), StoreFailure>;

/// A larger batch would delay its first callers too much.
const MAX_JOBS_PER_BATCH: usize = 256;

/// After a batch of several jobs, the next one waits this long for more. A commit costs as much as twenty
/// appends. A lone caller never waits.
const GROUP_COMMIT_DELAY: Duration = Duration::from_millis(5);

/// The interval at which an idle writer checks what other programs did.
const META_CHECK_INTERVAL: Duration = Duration::from_secs(1);

/// The writing connection, its queue and its outputs.
pub(crate) struct Writer {
    pub connection: rusqlite::Connection,
    pub messages: Receiver<Message>,
    pub meta: MetaReader,
    pub written: Arc<WriteCounters>,
    pub heads: Heads,
}

impl Writer {
    /// Runs batches until it is told to stop.
    pub(crate) fn run(self) {
        let mut batch = Vec::new();
        let (mut open, mut crowded) = (true, false);
        while open {
            open = self.gather(&mut batch, crowded);
            crowded = batch.len() > 1;
            if batch.is_empty() {
                // An error here will occur again in the next batch and be reported there.
                let _ = self.check_meta();
                continue;
            }
            self.write(&mut batch);
        }
        // Optional: the WAL is as durable as the database file.
        let _ = self.connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
    }

    /// Waits for a job and takes all that have arrived by then. Returns false if no more will come.
    fn gather(&self, batch: &mut Vec<Box<dyn Job>>, crowded: bool) -> bool {
        match self.messages.recv_timeout(META_CHECK_INTERVAL) {
            Ok(Message::Run(job)) => batch.push(job),
            Ok(Message::EmptyWal(done)) => {
                self.empty_wal(done);
                return true;
            }
            Err(RecvTimeoutError::Timeout) => return true,
            Ok(Message::Stop) | Err(RecvTimeoutError::Disconnected) => return false,
        }
        if crowded {
            std::thread::sleep(GROUP_COMMIT_DELAY);
        }
        while batch.len() < MAX_JOBS_PER_BATCH {
            match self.messages.try_recv() {
                Ok(Message::Run(job)) => batch.push(job),
                // Its caller has waited for the deletion, so that is committed already.
                Ok(Message::EmptyWal(done)) => self.empty_wal(done),
                Ok(Message::Stop) => return false,
                Err(_) => break,
            }
        }
        true
    }

    /// Empties the write-ahead log. If a reader keeps it busy, the next checkpoint overwrites it.
    fn empty_wal(&self, done: oneshot::Sender<()>) {
        let _ = self.connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
        let _ = done.send(());
    }

    /// Commits a batch, then replies to its callers.
    fn write(&self, batch: &mut Vec<Box<dyn Job>>) {
        self.written.jobs.fetch_add(batch.len() as u64, Ordering::Relaxed);
        match self.commit(batch) {
            Ok(outcomes) => {
                self.written.commits.fetch_add(1, Ordering::Relaxed);
                for (job, outcome) in batch.drain(..).zip(outcomes) {
                    job.reply(outcome);
                }
            }
            Err(failure) => {
                for job in batch.drain(..) {
                    job.reply(Err(failure.clone()));
                }
            }
        }
    }

    /// Runs a batch in one transaction. If it fails, nothing of it was stored.
    fn commit(&self, batch: &mut [Box<dyn Job>]) -> Result<Vec<JobResult>, StoreFailure> {
        if self.transaction(|| Ok(self.run_together(batch)))? {
            return Ok(vec![Ok(()); batch.len()]);
        }
        // Run again with a savepoint per job, to find the jobs that fail.
        let mut outcomes = Vec::with_capacity(batch.len());
        self.transaction(|| self.run_apart(batch, &mut outcomes))?;
        Ok(outcomes)
    }

    /// Runs a closure in a transaction. Commits if it returns true.
    fn transaction(&self, fill: impl FnOnce() -> Result<bool, StoreFailure>) -> Result<bool, StoreFailure> {
        self.execute("BEGIN IMMEDIATE")?;
        // Inside the transaction, no backup can be restored between this check and the commit.
        let result = match self.check_meta() {
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
            // If this fails too, the next batch cannot begin and reports it.
            let _ = self.execute("ROLLBACK");
        }
        result
    }

    fn for_jobs(&self) -> Connection<'_> {
        Connection::Sqlite(SqliteConnection { connection: &self.connection, heads: &self.heads })
    }

    /// Runs all jobs. Returns false if one of them fails.
    fn run_together(&self, batch: &mut [Box<dyn Job>]) -> bool {
        let connection = self.for_jobs();
        batch.iter_mut().all(|job| job.run(&connection).is_ok())
    }

    /// Runs all jobs, each in its own savepoint.
    fn run_apart(
        &self,
        batch: &mut [Box<dyn Job>],
        outcomes: &mut Vec<JobResult>,
    ) -> Result<bool, StoreFailure> {
        let connection = self.for_jobs();
        for job in batch {
            self.execute("SAVEPOINT job")?;
            let outcome = job.run(&connection);
            if let Err(failure) = &outcome {
                // Some errors roll back the whole transaction, including the other jobs.
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

    /// Checks what other programs did since the last check, and notifies watchers. Returns true if a backup was restored, and
    /// an error if another server owns the database.
    fn check_meta(&self) -> Result<bool, StoreFailure> {
        let now = schema::meta(&self.connection)?;
        if self.meta.is_taken_over(&now) {
            return Err(StoreFailure::TakenOver);
        }
        let restored = self.meta.note(&now);
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
