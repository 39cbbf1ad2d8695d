//! A thread with a connection, which runs jobs.

use std::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::thread;
use std::time::Duration;

use postgres::Client;
use rand::RngExt;

use super::connection::{PostgresConnection, Statements};
use super::link::{Link, has_ended};
use crate::StoreFailure;
use crate::database::WriteCounters;
use crate::job::Job;
use crate::sql::Connection;

/// The number of attempts for a transaction, after serialization failures.
const MAX_ATTEMPTS: u32 = 12;

/// The number of connections on which a job is tried, one after the other.
const MAX_CONNECTIONS: u32 = 3;

/// A worker that knows its connection, and what it may do there.
pub(super) struct Worker {
    link: Link,
    task: Task,
    kept: Kept,
}

/// The kind of jobs that a worker runs.
enum Task {
    /// Jobs that only read.
    Read,
    /// Statements that are transactions of their own, and may run again.
    Statements,
    /// Transactions that write. Their commits are counted.
    Write(Arc<WriteCounters>),
}

/// A connection and the statements prepared on it.
#[derive(Default)]
struct Kept {
    client: Option<Client>,
    statements: Statements,
}

impl Worker {
    /// Returns a worker for jobs that write.
    pub fn writer(link: Link, written: Arc<WriteCounters>) -> Worker {
        Worker { link, task: Task::Write(written), kept: Kept::default() }
    }

    /// Returns a worker for jobs that only read.
    pub fn reader(link: Link) -> Worker {
        Worker { link, task: Task::Read, kept: Kept::default() }
    }

    /// Returns a worker for jobs whose statements are transactions of their own, and may run again.
    pub fn without_transactions(link: Link) -> Worker {
        Worker { link, task: Task::Statements, kept: Kept::default() }
    }

    /// Runs a job, unless it only reads and nobody waits for its result.
    pub fn run(&mut self, mut job: Box<dyn Job>) {
        if matches!(self.task, Task::Read) && job.is_abandoned() {
            return;
        }
        let outcome = self.repeat(&mut *job);
        job.reply(outcome);
    }

    /// Runs a job, and runs it again as long as that may help.
    fn repeat(&mut self, job: &mut dyn Job) -> Result<(), StoreFailure> {
        let (mut attempt, mut may_be_stored) = (0, false);
        loop {
            attempt += 1;
            let failure = match self.once(job) {
                Ok(()) => return Ok(()),
                // Something else was committed at the same time.
                Err(JobError::Retry(_)) if attempt < MAX_ATTEMPTS => {
                    pause(attempt);
                    continue;
                }
                Err(JobError::ConnectionLost(failure)) => {
                    // Before the commit of a transaction, nothing is stored.
                    may_be_stored |= matches!(self.task, Task::Statements);
                    if attempt < MAX_CONNECTIONS {
                        continue;
                    }
                    failure
                }
                Err(JobError::Retry(failure) | JobError::Fatal(failure)) => failure,
            };
            return Err(if may_be_stored { failure.uncertain() } else { failure });
        }
    }

    fn once(&mut self, job: &mut dyn Job) -> Result<(), JobError> {
        let kept = &mut self.kept;
        if kept.client.as_ref().is_none_or(Client::is_closed) {
            *kept = Kept::default();
        }
        let client = self.link.client_or_connect(&mut kept.client).map_err(JobError::Fatal)?;
        let statements = &mut kept.statements;
        let Task::Write(written) = &self.task else {
            return run(client, statements, job);
        };
        let begun = client.batch_execute("BEGIN ISOLATION LEVEL SERIALIZABLE");
        begun.map_err(|error| JobError::because(client, error.into()))?;
        if let Err(broken) = run(client, statements, job) {
            // If this fails too, the connection has ended.
            let _ = client.batch_execute("ROLLBACK");
            return Err(broken);
        }
        client.batch_execute("COMMIT").map_err(|error| match StoreFailure::of_commit(error) {
            failure @ StoreFailure::Contended => JobError::Retry(failure),
            failure => JobError::Fatal(failure),
        })?;
        written.commits.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }
}

/// Waits a moment before the next attempt, longer after each one: whoever was in the way must not meet this one again.
pub(super) fn pause(attempts: u32) {
    let most = Duration::from_millis(2 << attempts.min(6));
    thread::sleep(most.mul_f64(rand::rng().random()));
}

fn run(client: &mut Client, statements: &mut Statements, job: &mut dyn Job) -> Result<(), JobError> {
    let outcome = job.run(&Connection::Postgres(PostgresConnection {
        client: RefCell::new(&mut *client),
        statements: RefCell::new(statements),
    }));
    outcome.map_err(|failure| JobError::because(client, failure))
}

/// The reason why a job was not run to its end.
enum JobError {
    /// It ran into a serialization failure or a deadlock.
    Retry(StoreFailure),
    /// The connection ended before the commit was sent.
    ConnectionLost(StoreFailure),
    /// It would fail again, or nobody knows what was stored.
    Fatal(StoreFailure),
}

impl JobError {
    fn because(client: &mut Client, failure: StoreFailure) -> JobError {
        match failure {
            StoreFailure::Contended => JobError::Retry(failure),
            _ if has_ended(client, &failure) => JobError::ConnectionLost(failure),
            _ => JobError::Fatal(failure),
        }
    }
}
