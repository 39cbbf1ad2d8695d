//! The database in a file, by `SQLite`. A single writer thread uses group commit: all writes that arrive during an fsync
//! share the next transaction, and are acknowledged after its commit.

mod append;
mod backup;
mod examination;
mod file_end;
mod heads;
mod integrity;
mod reader;
mod schema;
mod wal;
mod writer;

use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use tokio::sync::{broadcast, oneshot, watch};

pub use backup::{Overwrite, backup, record_backup, restore, sync_directory_entry};
pub use examination::{Examination, examine};
pub(crate) use file_end::FileEnd;
pub use file_end::lock_file;
pub use integrity::{DamagedTable, check_integrity};
pub use wal::commits_behind_damage;

use crate::database::{AppendResult, Database, Watches, WriteCounters, spawn};
use crate::job::{self, Job};
use crate::{Append, Counts, StoreFailure};
use heads::Heads;
use writer::Writer;

const READER_THREADS: usize = 2;

/// The bytes that a health check writes: several pages, as the largest moves do.
const PROBE_BYTES: u32 = 32 * 1024;

/// A connection, with what its thread knows of the logs.
pub(crate) struct SqliteConnection<'c> {
    pub connection: &'c rusqlite::Connection,
    pub heads: &'c Heads,
}

/// A message to a thread.
enum Message {
    /// Run this job.
    Run(Box<dyn Job>),
    /// Empty the write-ahead log, which still has what was deleted from the database. Only for the writer.
    EmptyWal(oneshot::Sender<()>),
    /// Stop after all earlier messages.
    Stop,
}

/// An open database, and the threads behind it. When it is dropped, it finishes all queued jobs and waits for them.
pub(crate) struct SqliteDatabase {
    writing: Sender<Message>,
    reading: Sender<Message>,
    watches: Watches,
    /// The number of this store as an owner; the highest if it never was one.
    owner: Arc<AtomicU64>,
    written: Arc<WriteCounters>,
    running: Mutex<Running>,
}

#[derive(Default)]
struct Running {
    readers: Vec<JoinHandle<()>>,
    writer: Option<JoinHandle<()>>,
}

impl SqliteDatabase {
    /// Opens an existing database while a server may be using it. The schema must be current.
    pub fn open_beside(path: &Path) -> Result<SqliteDatabase, StoreFailure> {
        if schema::version(&schema::open_reading(path)?)? != schema::VERSION {
            return Err(StoreFailure::Older);
        }
        SqliteDatabase::open(path)
    }

    /// Opens a database. Creates the file and its directory if necessary, and migrates the schema. Blocks.
    pub fn open(path: &Path) -> Result<SqliteDatabase, StoreFailure> {
        let mut connection = schema::open_writing(path)?;
        schema::migrate(&mut connection)?;
        let meta = schema::meta(&connection)?;
        let (generation_sender, generation) = watch::channel(meta.generation);
        let (revocations_sender, revocations) = watch::channel(meta.revocations);
        let (taken_over_sender, taken_over) = watch::channel(false);
        let owner = Arc::new(AtomicU64::new(u64::MAX));
        let written = Arc::new(WriteCounters::default());

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
            heads: Heads::default(),
        };
        running.writer = Some(spawn("store-writer", move || writer.run())?);
        Ok(SqliteDatabase {
            writing,
            reading,
            watches: Watches {
                generation,
                revocations,
                taken_over,
                announcements: broadcast::Sender::new(1),
            },
            owner,
            written,
            running: Mutex::new(running),
        })
    }
}

impl Database for SqliteDatabase {
    fn write(&self, job: Box<dyn Job>) -> Result<(), StoreFailure> {
        self.writing.send(Message::Run(job)).map_err(|_| StoreFailure::Gone)
    }

    fn read(&self, job: Box<dyn Job>) -> Result<(), StoreFailure> {
        self.reading.send(Message::Run(job)).map_err(|_| StoreFailure::Gone)
    }

    fn append(&self, append: Append) -> AppendResult {
        let (job, result) = job::with_result(move |connection| append::run(connection, &append));
        // The receiver reports it if there is no writer any more.
        drop(self.write(job));
        result
    }

    fn lease(&self, _: Box<dyn Job>) -> Result<(), StoreFailure> {
        Err(no_nodes())
    }

    fn heartbeat(&self, _: Box<dyn Job>) -> Result<(), StoreFailure> {
        Err(no_nodes())
    }

    fn announce(&self, _: String) {
        // There are no other nodes.
    }

    fn health_check(&self) -> (&'static str, u32) {
        ("UPDATE health_check SET probe = randomblob(?1)", PROBE_BYTES)
    }

    fn own(&self, number: u64) {
        self.owner.store(number, Ordering::Relaxed);
    }

    fn empty_wal(&self) -> oneshot::Receiver<()> {
        let (done, emptied) = oneshot::channel();
        drop(self.writing.send(Message::EmptyWal(done)));
        emptied
    }

    fn watches(&self) -> &Watches {
        &self.watches
    }

    fn counts(&self) -> Counts {
        self.written.counts()
    }

    fn close(&self) {
        let mut running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        // A thread that has ended needs no message, and a panic was already reported.
        for _ in &running.readers {
            let _ = self.reading.send(Message::Stop);
        }
        for reader in running.readers.drain(..) {
            let _ = reader.join();
        }
        // The writer is last: the last connection to close cleans up the WAL.
        if let Some(writer) = running.writer.take() {
            let _ = self.writing.send(Message::Stop);
            let _ = writer.join();
        }
    }
}

fn no_nodes() -> StoreFailure {
    StoreFailure::Other("only one server can use an SQLite database: several need PostgreSQL".to_owned())
}

impl Drop for SqliteDatabase {
    fn drop(&mut self) {
        self.close();
    }
}
