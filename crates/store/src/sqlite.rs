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
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use tokio::sync::oneshot;

pub use backup::{Overwrite, backup, record_backup, restore, sync_directory_entry};
pub use examination::{Examination, examine};
pub(crate) use file_end::FileEnd;
pub use file_end::lock_file;
pub use integrity::{DamagedTable, check_integrity};
pub use wal::commits_behind_damage;

use crate::database::{AppendResult, Database, WriteCounters, spawn};
use crate::job::{self, Job};
use crate::meta::Watches;
use crate::pool::{self, Pool};
use crate::{Append, StoreFailure};
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

/// A message to the writer.
enum Message {
    /// Run this job.
    Run(Box<dyn Job>),
    /// Empty the write-ahead log, which still has what was deleted from the database.
    EmptyWal(oneshot::Sender<()>),
    /// Stop after all earlier messages.
    Stop,
}

/// An open database, and the threads behind it. When it is dropped, it finishes all queued jobs and waits for them.
pub(crate) struct SqliteDatabase {
    writing: Sender<Message>,
    writer: Mutex<Option<JoinHandle<()>>>,
    readers: Pool,
    watches: Watches,
    written: Arc<WriteCounters>,
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
        // Nobody announces anything.
        let (watches, meta) = Watches::new(&meta, 1);
        let written = Arc::new(WriteCounters::default());
        let readers = Pool::start("store-reader", (0..READER_THREADS).map(|_| reader::open(path)))?;
        let (writing, messages) = mpsc::channel();
        let counters = Arc::clone(&written);
        let writer = Writer { connection, messages, meta, written: counters, heads: Heads::default() };
        let writer = Mutex::new(Some(spawn("store-writer", move || writer.run())?));
        Ok(SqliteDatabase { writing, writer, readers, watches, written })
    }
}

impl Database for SqliteDatabase {
    fn write(&self, job: Box<dyn Job>) -> Result<(), StoreFailure> {
        self.writing.send(Message::Run(job)).map_err(|_| StoreFailure::Gone)
    }

    fn read(&self, job: Box<dyn Job>) -> Result<(), StoreFailure> {
        self.readers.run(job)
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

    fn empty_wal(&self) -> oneshot::Receiver<()> {
        let (done, emptied) = oneshot::channel();
        drop(self.writing.send(Message::EmptyWal(done)));
        emptied
    }

    fn watches(&self) -> &Watches {
        &self.watches
    }

    fn written(&self) -> &WriteCounters {
        &self.written
    }

    fn close(&self) {
        self.readers.stop();
        self.readers.join();
        // The writer is last: the last connection to close cleans up the WAL.
        if let Some(writer) = self.writer.lock().unwrap_or_else(PoisonError::into_inner).take() {
            // Fails if the thread has ended.
            let _ = self.writing.send(Message::Stop);
            pool::join([writer]);
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
