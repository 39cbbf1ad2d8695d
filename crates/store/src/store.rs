//! The handle that everybody holds, and the threads behind it.

use std::fmt;
use std::path::Path;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use rusqlite::Connection;
use tokio::sync::watch;

use crate::heads::Heads;
use crate::job::{self, Order};
use crate::writer::{Writer, Written};
use crate::{StoreFailure, reader, schema};

const READERS: usize = 2;

/// A handle on the database; clones are handles on the same one.
///
/// When the last one is dropped, what was ordered is still done; dropping waits for it.
#[derive(Clone)]
pub struct Store {
    threads: Arc<Threads>,
}

/// How much was written since the store was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counts {
    /// Transactions that were committed.
    pub commits: u64,
    /// Things to write that were ordered, stored or not.
    pub jobs: u64,
}

struct Threads {
    writing: Sender<Order>,
    reading: Sender<Order>,
    generation: watch::Receiver<u64>,
    written: Arc<Written>,
    heads: Arc<Heads>,
    running: Mutex<Running>,
}

#[derive(Default)]
struct Running {
    readers: Vec<JoinHandle<()>>,
    writer: Option<JoinHandle<()>>,
}

impl Store {
    /// Opens a database beside a server that may be at work on it: one that there is, and that needs no change.
    pub fn open_beside(path: &Path) -> Result<Store, StoreFailure> {
        if schema::version(&schema::open_reading(path)?)? != schema::VERSION {
            return Err(StoreFailure::Older);
        }
        Store::open(path)
    }

    /// Opens a database; makes it, and the directory it is in, if it is not there. Works on the calling thread.
    pub fn open(path: &Path) -> Result<Store, StoreFailure> {
        let mut connection = schema::open_writing(path)?;
        schema::migrate(&mut connection)?;
        let (generation_sender, generation) = watch::channel(schema::generation(&connection)?);
        let written = Arc::new(Written::default());
        let heads = Arc::new(Heads::default());

        let (reading, questions) = mpsc::channel();
        let questions = Arc::new(Mutex::new(questions));
        let mut running = Running::default();
        for _ in 0..READERS {
            let connection = schema::open_reading(path)?;
            let questions = Arc::clone(&questions);
            running.readers.push(spawn("store-reader", move || reader::run(&connection, &questions))?);
        }

        let (writing, orders) = mpsc::channel();
        let writer = Writer {
            connection,
            orders,
            generation: generation_sender,
            written: Arc::clone(&written),
            heads: Arc::clone(&heads),
        };
        running.writer = Some(spawn("store-writer", move || writer.run())?);
        let running = Mutex::new(running);
        Ok(Store { threads: Arc::new(Threads { writing, reading, generation, written, heads, running }) })
    }

    /// Does what was ordered so far and closes the database, whoever else holds a handle; later orders fail with
    /// [`StoreFailure::Gone`]. Blocks until it is done.
    pub fn close(&self) {
        self.threads.end();
    }

    /// A number that changes when a backup is restored: then nothing that was read before may be trusted any more.
    pub fn generation(&self) -> watch::Receiver<u64> {
        self.threads.generation.clone()
    }

    /// How much was written since the store was opened.
    pub fn counts(&self) -> Counts {
        Counts {
            commits: self.threads.written.commits.load(Ordering::Relaxed),
            jobs: self.threads.written.jobs.load(Ordering::Relaxed),
        }
    }

    /// Whether something can be written now: it writes what is there already.
    pub async fn ready(&self) -> Result<(), StoreFailure> {
        self.write(|connection| {
            connection.prepare_cached("UPDATE meta SET generation = generation")?.execute([])?;
            Ok(())
        })
        .await
    }

    /// Lets the database grow to so many bytes and no further: then storing fails with [`StoreFailure::Full`]. It never
    /// shrinks below what it is.
    pub async fn limit_size(&self, bytes: u64) -> Result<(), StoreFailure> {
        self.write(move |connection| {
            let page: i64 = connection.pragma_query_value(None, "page_size", |row| row.get(0))?;
            let pages = i64::try_from(bytes).unwrap_or(i64::MAX) / page;
            // SQLite counts pages in 32 bits and takes 0 for a question.
            let pages = pages.clamp(1, i64::from(u32::MAX - 1));
            connection.pragma_update_and_check(None, "max_page_count", pages, |_| Ok(()))?;
            Ok(())
        })
        .await
    }

    /// What the writer knows of the logs.
    pub(crate) fn heads(&self) -> Arc<Heads> {
        Arc::clone(&self.threads.heads)
    }

    /// Has something written, together with what others want written; it is on disk when this returns.
    pub(crate) async fn write<T: Send + 'static>(
        &self,
        work: impl Fn(&Connection) -> Result<T, StoreFailure> + Send + 'static,
    ) -> Result<T, StoreFailure> {
        let (order, answer) = job::order(work);
        self.threads.writing.send(order).map_err(|_| StoreFailure::Gone)?;
        answer.await.unwrap_or(Err(StoreFailure::Gone))
    }

    /// Has a question answered.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        question: impl Fn(&Connection) -> Result<T, StoreFailure> + Send + 'static,
    ) -> Result<T, StoreFailure> {
        let (order, answer) = job::order(question);
        self.threads.reading.send(order).map_err(|_| StoreFailure::Gone)?;
        answer.await.unwrap_or(Err(StoreFailure::Gone))
    }
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store").field("counts", &self.counts()).finish_non_exhaustive()
    }
}

impl Threads {
    fn end(&self) {
        let mut running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        // A thread that is no longer there needs no order to end, and one that panicked has said so already.
        for _ in &running.readers {
            let _ = self.reading.send(Order::End);
        }
        for reader in running.readers.drain(..) {
            let _ = reader.join();
        }
        // Last: the last connection that closes tidies the files.
        if let Some(writer) = running.writer.take() {
            let _ = self.writing.send(Order::End);
            let _ = writer.join();
        }
    }
}

impl Drop for Threads {
    fn drop(&mut self) {
        self.end();
    }
}

fn spawn(name: &str, run: impl FnOnce() + Send + 'static) -> Result<JoinHandle<()>, StoreFailure> {
    thread::Builder::new()
        .name(name.to_owned())
        .spawn(run)
        .map_err(|error| StoreFailure::Other(format!("cannot start a thread: {error}")))
}
