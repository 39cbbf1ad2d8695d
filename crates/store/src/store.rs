//! The handle of the database, and the threads behind it.

use std::fmt;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use rusqlite::Connection;
use tokio::sync::{oneshot, watch};

use crate::heads::Heads;
use crate::job::{self, StoreMessage};
use crate::writer::{WriteCounters, Writer};
use crate::{StoreFailure, reader, schema};

const READER_THREADS: usize = 2;

/// The bytes that a health check writes: several pages, as the largest moves do.
const PROBE_BYTES: u32 = 32 * 1024;

/// A handle of the database. Clones share the same threads.
///
/// Dropping the last handle finishes all queued jobs and waits for them.
#[derive(Clone)]
pub struct Store {
    threads: Arc<Threads>,
}

/// Counters since the store was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counts {
    /// Committed transactions.
    pub commits: u64,
    /// Write jobs, successful or not.
    pub jobs: u64,
}

pub(crate) struct Threads {
    writing: Sender<StoreMessage>,
    reading: Sender<StoreMessage>,
    generation: watch::Receiver<u64>,
    pub(crate) revocations: watch::Receiver<u64>,
    /// The number of this store as an owner; zero if it never was one.
    pub(crate) owner: Arc<AtomicU64>,
    pub(crate) taken_over: watch::Receiver<bool>,
    written: Arc<WriteCounters>,
    heads: Arc<Heads>,
    running: Mutex<Running>,
}

#[derive(Default)]
struct Running {
    readers: Vec<JoinHandle<()>>,
    writer: Option<JoinHandle<()>>,
}

impl Store {
    /// Opens an existing database while a server may be using it. The schema must be current.
    pub fn open_beside(path: &Path) -> Result<Store, StoreFailure> {
        if schema::version(&schema::open_reading(path)?)? != schema::VERSION {
            return Err(StoreFailure::Older);
        }
        Store::open(path)
    }

    /// Opens a database. Creates the file and its directory if necessary, and migrates the schema. Blocks.
    pub fn open(path: &Path) -> Result<Store, StoreFailure> {
        let mut connection = schema::open_writing(path)?;
        schema::migrate(&mut connection)?;
        let meta = schema::meta(&connection)?;
        let (generation_sender, generation) = watch::channel(meta.generation);
        let (revocations_sender, revocations) = watch::channel(meta.revocations);
        let (taken_over_sender, taken_over) = watch::channel(false);
        let owner = Arc::new(AtomicU64::new(0));
        let written = Arc::new(WriteCounters::default());
        let heads = Arc::new(Heads::default());

        let (reading, queries) = mpsc::channel();
        let queries = Arc::new(Mutex::new(queries));
        let mut running = Running::default();
        for _ in 0..READER_THREADS {
            let connection = schema::open_reading(path)?;
            let queries = Arc::clone(&queries);
            running.readers.push(spawn("store-reader", move || reader::run(&connection, &queries))?);
        }

        let (writing, messages) = mpsc::channel();
        let writer = Writer {
            connection,
            messages,
            generation: generation_sender,
            revocations: revocations_sender,
            owner: Arc::clone(&owner),
            taken_over: taken_over_sender,
            written: Arc::clone(&written),
            heads: Arc::clone(&heads),
        };
        running.writer = Some(spawn("store-writer", move || writer.run())?);
        let running = Mutex::new(running);
        Ok(Store {
            threads: Arc::new(Threads {
                writing,
                reading,
                generation,
                revocations,
                owner,
                taken_over,
                written,
                heads,
                running,
            }),
        })
    }

    /// Finishes all queued jobs and closes the database, even if other handles exist. Later calls fail with
    /// [`StoreFailure::Gone`]. Blocks until done.
    pub fn close(&self) {
        self.threads.stop();
    }

    /// Watches the generation. When it changes, a backup was restored and everything read before is out of
    /// date.
    pub fn generation(&self) -> watch::Receiver<u64> {
        self.threads.generation.clone()
    }

    /// Returns the counters since the store was opened.
    pub fn counts(&self) -> Counts {
        Counts {
            commits: self.threads.written.commits.load(Ordering::Relaxed),
            jobs: self.threads.written.jobs.load(Ordering::Relaxed),
        }
    }

    /// Checks that the database is writable. It writes other bytes each time: a write that changes nothing would not reach
    /// the disk.
    pub async fn ready(&self) -> Result<(), StoreFailure> {
        let check = || {
            self.write(|connection| {
                connection
                    .prepare_cached("UPDATE health_check SET probe = randomblob(?1)")?
                    .execute([PROBE_BYTES])?;
                Ok(())
            })
        };
        match check().await {
            // Only the first write after a restore is refused.
            Err(StoreFailure::Restored) => check().await,
            checked => checked,
        }
    }

    /// Empties the write-ahead log, so that no file has what was deleted.
    pub async fn empty_wal(&self) -> Result<(), StoreFailure> {
        let (done, answer) = oneshot::channel();
        self.threads.writing.send(StoreMessage::EmptyWal(done)).map_err(|_| StoreFailure::Gone)?;
        answer.await.map_err(|_| StoreFailure::Gone)
    }

    /// Limits the size of the database. Beyond it, writes fail with [`StoreFailure::Full`]. The limit cannot
    /// be below the current size.
    pub async fn limit_size(&self, bytes: u64) -> Result<(), StoreFailure> {
        self.write(move |connection| {
            let page: i64 = connection.pragma_query_value(None, "page_size", |row| row.get(0))?;
            let pages = i64::try_from(bytes).unwrap_or(i64::MAX) / page;
            // SQLite counts pages in 32 bits; zero would only query the limit.
            let pages = pages.clamp(1, i64::from(u32::MAX - 1));
            connection.pragma_update_and_check(None, "max_page_count", pages, |_| Ok(()))?;
            Ok(())
        })
        .await
    }

    /// Returns the threads.
    pub(crate) fn threads(&self) -> &Threads {
        &self.threads
    }

    /// Returns the writer's cache of log ends.
    pub(crate) fn heads(&self) -> Arc<Heads> {
        Arc::clone(&self.threads.heads)
    }

    /// Runs a closure in the next group commit. Its changes are on disk when this returns.
    pub(crate) async fn write<T: Send + 'static>(
        &self,
        work: impl Fn(&Connection) -> Result<T, StoreFailure> + Send + 'static,
    ) -> Result<T, StoreFailure> {
        let (message, answer) = job::message(work);
        self.threads.writing.send(message).map_err(|_| StoreFailure::Gone)?;
        answer.await.unwrap_or(Err(StoreFailure::Gone))
    }

    /// Runs a read-only query.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        query: impl Fn(&Connection) -> Result<T, StoreFailure> + Send + 'static,
    ) -> Result<T, StoreFailure> {
        let (message, answer) = job::message(query);
        self.threads.reading.send(message).map_err(|_| StoreFailure::Gone)?;
        answer.await.unwrap_or(Err(StoreFailure::Gone))
    }
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store").field("counts", &self.counts()).finish_non_exhaustive()
    }
}

impl Threads {
    fn stop(&self) {
        let mut running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        // A thread that has ended needs no message, and a panic was already reported.
        for _ in &running.readers {
            let _ = self.reading.send(StoreMessage::Stop);
        }
        for reader in running.readers.drain(..) {
            let _ = reader.join();
        }
        // The writer is last: the last connection to close cleans up the WAL.
        if let Some(writer) = running.writer.take() {
            let _ = self.writing.send(StoreMessage::Stop);
            let _ = writer.join();
        }
    }
}

impl Drop for Threads {
    fn drop(&mut self) {
        self.stop();
    }
}

fn spawn(name: &str, run: impl FnOnce() + Send + 'static) -> Result<JoinHandle<()>, StoreFailure> {
    thread::Builder::new()
        .name(name.to_owned())
        .spawn(run)
        .map_err(|error| StoreFailure::Other(format!("cannot start a thread: {error}")))
}
