//! A database on a `PostgreSQL` server, which several nodes may share.
//!
//! Writes run in serializable transactions, so a closure may check first and write then, as it does in `SQLite`, where there
//! is one writer. After a serialization failure, a transaction is retried. Appends share transactions, because a commit costs more
//! than an append.

mod announcer;
mod append;
mod connection;
mod link;
mod listener;
mod reachability;
mod schema;
mod watcher;
mod worker;

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Instant;

use postgres::Client;
use tokio::sync::{broadcast, oneshot, watch};

pub(crate) use connection::PostgresConnection;
pub(crate) use link::check_url;

use crate::announcements::MAX_UNREAD;
use crate::database::{AppendResult, Database, Watches, WriteCounters, spawn};
use crate::job::Job;
use crate::{Append, Counts, StoreFailure};
use announcer::{Announcer, Outbox};
use append::{Appender, QueuedAppend};
use link::Link;
use listener::Listener;
use watcher::Watcher;
use worker::Worker;

/// The connections for each kind of work. A request waits for the network, not for the processor.
const WRITER_THREADS: usize = 4;
const READER_THREADS: usize = 4;
const LEASE_THREADS: usize = 2;

/// The bytes that a health check writes: several pages, as the largest moves do.
const PROBE_BYTES: u32 = 32 * 1024;

/// A message to a thread.
enum Message<T> {
    /// Do this.
    Run(T),
    /// Stop after all earlier messages.
    Stop,
}

/// An open database, and the threads behind it. When it is dropped, it finishes all queued jobs and waits for them.
pub(crate) struct PostgresDatabase {
    writing: Sender<Message<Box<dyn Job>>>,
    reading: Sender<Message<Box<dyn Job>>>,
    appending: Sender<Message<QueuedAppend>>,
    leasing: Sender<Message<Box<dyn Job>>>,
    beating: Sender<Message<Box<dyn Job>>>,
    outbox: Arc<Outbox>,
    /// Ends the watcher when it is dropped.
    watching: Mutex<Option<Sender<()>>>,
    watches: Watches,
    /// The number of this store as an owner; the highest if it never was one.
    owner: Arc<AtomicU64>,
    written: Arc<WriteCounters>,
    running: Mutex<Running>,
}

#[derive(Default)]
struct Running {
    writers: Vec<JoinHandle<()>>,
    readers: Vec<JoinHandle<()>>,
    leases: Vec<JoinHandle<()>>,
    others: Vec<JoinHandle<()>>,
}

impl PostgresDatabase {
    /// Connects to a database, and migrates its schema. Blocks.
    pub fn connect(url: &str) -> Result<PostgresDatabase, StoreFailure> {
        PostgresDatabase::connect_after(url, schema::migrate)
    }

    /// Connects to a database while a server may be using it. The schema must be current. Blocks.
    pub fn connect_beside(url: &str) -> Result<PostgresDatabase, StoreFailure> {
        PostgresDatabase::connect_after(url, schema::check_version)
    }

    fn connect_after(
        url: &str,
        prepare: fn(&mut Client) -> Result<(), StoreFailure>,
    ) -> Result<PostgresDatabase, StoreFailure> {
        let link = Link::to(url)?;
        let (meta, last) = thread::scope(|scope| {
            // The client has a runtime of its own, and the caller may be on a thread of another one.
            let opener = scope.spawn(|| {
                let mut client = link.connect()?;
                prepare(&mut client)?;
                Ok((schema::meta(&mut client, schema::META)?, Listener::last(&mut client)?))
            });
            opener.join().unwrap_or(Err(StoreFailure::Gone))
        })?;
        let (generation_sender, generation) = watch::channel(meta.generation);
        let (revocations_sender, revocations) = watch::channel(meta.revocations);
        let (taken_over_sender, taken_over) = watch::channel(false);
        let owner = Arc::new(AtomicU64::new(u64::MAX));
        let written = Arc::new(WriteCounters::default());
        let (writing, writers) =
            pool("store-writer", WRITER_THREADS, || Worker::writer(link.clone(), Arc::clone(&written)))?;
        let (reading, readers) = pool("store-reader", READER_THREADS, || Worker::reader(link.clone()))?;
        let (leasing, leases) =
            pool("store-leases", LEASE_THREADS, || Worker::without_transactions(link.clone()))?;
        let (beating, heartbeat) =
            pool("store-heartbeat", 1, || Worker::without_transactions(link.for_heartbeats()))?;
        let mut running = Running { writers, readers, leases, others: heartbeat };
        let (appending, appends) = mpsc::channel();
        let appender = Appender::new(link.clone(), Arc::clone(&written));
        running.others.push(spawn("store-appender", move || appender.run(&appends))?);
        // Another one each time: what an earlier process of this node announced is news for this one.
        let sender = rand::random();
        let outbox = Arc::new(Outbox::default());
        let announcer = Announcer::new(link.clone(), sender, Arc::clone(&outbox));
        running.others.push(spawn("store-announcer", move || announcer.run())?);
        let announcements = broadcast::Sender::new(MAX_UNREAD);
        let (watching, stop) = mpsc::channel();
        let watcher = Watcher {
            link,
            generation: generation_sender,
            revocations: revocations_sender,
            owner: Arc::clone(&owner),
            taken_over: taken_over_sender,
            listener: Listener { sender, last, heard: announcements.clone() },
            sweep_at: Instant::now(),
        };
        running.others.push(spawn("store-watcher", move || watcher.run(&stop))?);
        Ok(PostgresDatabase {
            writing,
            reading,
            appending,
            leasing,
            beating,
            outbox,
            watching: Mutex::new(Some(watching)),
            watches: Watches { generation, revocations, taken_over, announcements },
            owner,
            written,
            running: Mutex::new(running),
        })
    }
}

/// The queue of several threads, and the threads.
type Pool = (Sender<Message<Box<dyn Job>>>, Vec<JoinHandle<()>>);

/// Starts threads that share a queue.
fn pool(name: &str, threads: usize, worker: impl Fn() -> Worker) -> Result<Pool, StoreFailure> {
    let (queue, jobs) = mpsc::channel();
    let jobs = Arc::new(Mutex::new(jobs));
    let thread = |_| {
        let (worker, jobs) = (worker(), Arc::clone(&jobs));
        spawn(name, move || worker.run(&jobs))
    };
    Ok((queue, (0..threads).map(thread).collect::<Result<_, _>>()?))
}

impl Database for PostgresDatabase {
    fn write(&self, job: Box<dyn Job>) -> Result<(), StoreFailure> {
        self.written.jobs.fetch_add(1, Ordering::Relaxed);
        self.writing.send(Message::Run(job)).map_err(|_| StoreFailure::Gone)
    }

    fn read(&self, job: Box<dyn Job>) -> Result<(), StoreFailure> {
        self.reading.send(Message::Run(job)).map_err(|_| StoreFailure::Gone)
    }

    fn append(&self, append: Append) -> AppendResult {
        let (reply, result) = oneshot::channel();
        // The receiver reports it if there is no appender any more.
        drop(self.appending.send(Message::Run(QueuedAppend { append, reply })));
        result
    }

    fn lease(&self, job: Box<dyn Job>) -> Result<(), StoreFailure> {
        self.leasing.send(Message::Run(job)).map_err(|_| StoreFailure::Gone)
    }

    fn heartbeat(&self, job: Box<dyn Job>) -> Result<(), StoreFailure> {
        self.beating.send(Message::Run(job)).map_err(|_| StoreFailure::Gone)
    }

    fn announce(&self, text: String) {
        self.outbox.add(text);
    }

    fn health_check(&self) -> (&'static str, u32) {
        // Random bytes: the server compresses others.
        let statement = "UPDATE health_check SET probe =
                         (SELECT string_agg(sha256(random()::text::bytea), '') FROM generate_series(1, ?1 / 32))";
        (statement, PROBE_BYTES)
    }

    fn own(&self, number: u64) {
        self.owner.store(number, Ordering::Relaxed);
    }

    fn empty_wal(&self) -> oneshot::Receiver<()> {
        // Its log is the business of the server's operator.
        let (done, emptied) = oneshot::channel();
        let _ = done.send(());
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
        for _ in &running.writers {
            let _ = self.writing.send(Message::Stop);
        }
        for _ in &running.leases {
            let _ = self.leasing.send(Message::Stop);
        }
        let _ = self.beating.send(Message::Stop);
        let _ = self.appending.send(Message::Stop);
        self.outbox.close();
        drop(self.watching.lock().unwrap_or_else(PoisonError::into_inner).take());
        let Running { writers, readers, leases, others } = std::mem::take(&mut *running);
        for thread in readers.into_iter().chain(writers).chain(leases).chain(others) {
            let _ = thread.join();
        }
    }
}

impl Drop for PostgresDatabase {
    fn drop(&mut self) {
        self.close();
    }
}
