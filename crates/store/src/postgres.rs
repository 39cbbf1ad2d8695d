//! A database on a `PostgreSQL` server, which several nodes may share.
//!
//! Writes run in serializable transactions, so a closure may check first and write then, as it does in `SQLite`, where there
//! is one writer. After a serialization failure, a transaction is retried. Appends share transactions, because a commit costs more
//! than an append.

mod announcer;
mod answers;
mod append;
mod connection;
mod connector;
mod encryption;
mod link;
mod listener;
mod reachability;
mod schema;
mod server_end;
mod watcher;
mod worker;

use std::sync::atomic::Ordering;
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Instant;

use postgres::Client;
use tokio::sync::oneshot;

pub(crate) use connection::PostgresConnection;
pub(crate) use link::check_url;
pub(crate) use server_end::ServerEnd;

use crate::announcements::MAX_UNREAD;
use crate::database::{AppendResult, Database, WriteCounters, spawn};
use crate::job::Job;
use crate::meta::Watches;
use crate::pool::{self, Message, Pool};
use crate::{Append, StoreFailure};
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

/// An open database, and the threads behind it. When it is dropped, it finishes all queued jobs and waits for them.
pub(crate) struct PostgresDatabase {
    writers: Pool,
    readers: Pool,
    leases: Pool,
    heartbeat: Pool,
    appending: Sender<Message<QueuedAppend>>,
    outbox: Arc<Outbox>,
    /// Ends the watcher when it is dropped.
    watching: Mutex<Option<Sender<()>>>,
    /// The appender, the announcer and the watcher.
    others: Mutex<Vec<JoinHandle<()>>>,
    watches: Watches,
    written: Arc<WriteCounters>,
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
        prepare: fn(&Link, &mut Client) -> Result<(), StoreFailure>,
    ) -> Result<PostgresDatabase, StoreFailure> {
        let link = Link::to(url)?;
        let (meta, last) = thread::scope(|scope| {
            // The client has a runtime of its own, and the caller may be on a thread of another one.
            let opener = scope.spawn(|| {
                let mut client = link.connect()?;
                prepare(&link, &mut client)?;
                Ok((schema::meta(&mut client, schema::META)?, Listener::last(&mut client)?))
            });
            opener.join().unwrap_or(Err(StoreFailure::Gone))
        })?;
        let (watches, meta) = Watches::new(&meta, MAX_UNREAD);
        let written = Arc::new(WriteCounters::default());
        let writers =
            workers("store-writer", WRITER_THREADS, || Worker::writer(link.clone(), Arc::clone(&written)))?;
        let readers = workers("store-reader", READER_THREADS, || Worker::reader(link.clone()))?;
        let leases = workers("store-leases", LEASE_THREADS, || Worker::without_transactions(link.clone()))?;
        let heartbeat =
            workers("store-heartbeat", 1, || Worker::without_transactions(link.for_heartbeats()))?;
        let (appending, appends) = mpsc::channel();
        let appender = Appender::new(link.clone(), Arc::clone(&written));
        // Another one each time: what an earlier process of this node announced is news for this one.
        let sender = rand::random();
        let outbox = Arc::new(Outbox::default());
        let announcer = Announcer::new(link.clone(), sender, Arc::clone(&outbox));
        let (watching, stop) = mpsc::channel();
        let heard = watches.announcements.clone();
        let watcher =
            Watcher { link, meta, listener: Listener { sender, last, heard }, sweep_at: Instant::now() };
        let others = vec![
            spawn("store-appender", move || appender.run(&appends))?,
            spawn("store-announcer", move || announcer.run())?,
            spawn("store-watcher", move || watcher.run(&stop))?,
        ];
        Ok(PostgresDatabase {
            writers,
            readers,
            leases,
            heartbeat,
            appending,
            outbox,
            watching: Mutex::new(Some(watching)),
            others: Mutex::new(others),
            watches,
            written,
        })
    }
}

fn workers(name: &str, threads: usize, worker: impl Fn() -> Worker) -> Result<Pool, StoreFailure> {
    let work = |_| {
        let mut worker = worker();
        Ok(move |job| worker.run(job))
    };
    Pool::start(name, (0..threads).map(work))
}

impl Database for PostgresDatabase {
    fn write(&self, job: Box<dyn Job>) -> Result<(), StoreFailure> {
        self.written.jobs.fetch_add(1, Ordering::Relaxed);
        self.writers.run(job)
    }

    fn read(&self, job: Box<dyn Job>) -> Result<(), StoreFailure> {
        self.readers.run(job)
    }

    fn append(&self, append: Append) -> AppendResult {
        let (reply, result) = oneshot::channel();
        // The receiver reports it if there is no appender any more.
        drop(self.appending.send(Message::Run(QueuedAppend { append, reply })));
        result
    }

    fn lease(&self, job: Box<dyn Job>) -> Result<(), StoreFailure> {
        self.leases.run(job)
    }

    fn heartbeat(&self, job: Box<dyn Job>) -> Result<(), StoreFailure> {
        self.heartbeat.run(job)
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

    fn empty_wal(&self) -> oneshot::Receiver<()> {
        // Its log is the business of the server's operator.
        let (done, emptied) = oneshot::channel();
        let _ = done.send(());
        emptied
    }

    fn watches(&self) -> &Watches {
        &self.watches
    }

    fn written(&self) -> &WriteCounters {
        &self.written
    }

    fn close(&self) {
        let pools = [&self.readers, &self.writers, &self.leases, &self.heartbeat];
        for pool in pools {
            pool.stop();
        }
        // Fails if the thread has ended.
        let _ = self.appending.send(Message::Stop);
        self.outbox.close();
        drop(self.watching.lock().unwrap_or_else(PoisonError::into_inner).take());
        for pool in pools {
            pool.join();
        }
        pool::join(std::mem::take(&mut *self.others.lock().unwrap_or_else(PoisonError::into_inner)));
    }
}

impl Drop for PostgresDatabase {
    fn drop(&mut self) {
        self.close();
    }
}
