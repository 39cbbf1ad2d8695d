//! The two databases behind a store: a file of `SQLite`, or a `PostgreSQL` server.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::{self, JoinHandle};

use tokio::sync::oneshot;

use crate::job::Job;
use crate::meta::Watches;
use crate::{Append, AppendFailure, Counts, StoreFailure};

/// The outcome of an append that reached the database.
pub(crate) type Appended = Result<(), AppendFailure>;

/// The answer to an append.
pub(crate) type AppendResult = oneshot::Receiver<Result<Appended, StoreFailure>>;

/// The operations that differ between the databases. Everything else is statements that both know.
pub(crate) trait Database: Send + Sync {
    /// Queues a job that writes. It is stored durably before the job replies.
    fn write(&self, job: Box<dyn Job>) -> Result<(), StoreFailure>;

    /// Queues a job that only reads.
    fn read(&self, job: Box<dyn Job>) -> Result<(), StoreFailure>;

    /// Queues entries for a log.
    fn append(&self, append: Append) -> AppendResult;

    /// Queues statements about tables' leases. Each is a transaction of its own, and may run again.
    fn lease(&self, job: Box<dyn Job>) -> Result<(), StoreFailure>;

    /// Queues statements about this node. They wait for nothing else, because its leases end without them.
    fn heartbeat(&self, job: Box<dyn Job>) -> Result<(), StoreFailure>;

    /// Queues an announcement for the other nodes, if there can be any.
    fn announce(&self, text: String);

    /// Returns a statement that writes other bytes each time, with its parameter.
    fn health_check(&self) -> (&'static str, u32);

    /// Empties the write-ahead log, where the database has one with what was deleted.
    fn empty_wal(&self) -> oneshot::Receiver<()>;

    /// Returns what other programs change.
    fn watches(&self) -> &Watches;

    /// Returns the counters since the database was opened.
    fn written(&self) -> &WriteCounters;

    /// Finishes all queued jobs and closes the database. Blocks until done.
    fn close(&self);
}

/// Counters since the database was opened.
#[derive(Default)]
pub(crate) struct WriteCounters {
    pub commits: AtomicU64,
    pub jobs: AtomicU64,
}

impl WriteCounters {
    pub fn counts(&self) -> Counts {
        Counts { commits: self.commits.load(Ordering::Relaxed), jobs: self.jobs.load(Ordering::Relaxed) }
    }
}

/// Starts a thread.
pub(crate) fn spawn(name: &str, run: impl FnOnce() + Send + 'static) -> Result<JoinHandle<()>, StoreFailure> {
    thread::Builder::new()
        .name(name.to_owned())
        .spawn(run)
        .map_err(|error| StoreFailure::Other(format!("cannot start a thread: {error}")))
}
