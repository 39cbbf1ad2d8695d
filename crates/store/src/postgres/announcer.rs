//! A thread that stores announcements and wakes the other nodes. All that arrive while a batch is stored share the next one.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use postgres::{Client, Statement};

use super::link::Link;
use super::worker::pause;
use crate::StoreFailure;
use crate::announcements::{MAX_ANNOUNCEMENT_BYTES, MAX_WAITING};

/// The pause after a batch. It limits how often a busy node wakes all others.
const GATHERING_TIME: Duration = Duration::from_millis(20);

/// The pause after a failure.
const RETRY_INTERVAL: Duration = Duration::from_secs(1);

/// The pause in notifications after one has failed: some servers that speak the protocol know none. Nodes poll, so they hear
/// announcements without them.
const SILENCE: Duration = Duration::from_mins(1);

/// Stores a batch. The counter's row stays locked until the commit, so the numbers become visible in their order and without
/// a gap. An identity column would promise neither.
const INSERT: &str = "WITH counted AS (
                          UPDATE announced SET last = last + cardinality($2::text[]) RETURNING last
                      )
                      INSERT INTO announcement (number, sender, text)
                      SELECT counted.last - cardinality($2::text[]) + line.place, $1::bigint, line.text
                      FROM counted, unnest($2::text[]) WITH ORDINALITY AS line (text, place)";

/// The announcements that wait for the thread.
#[derive(Default)]
pub(super) struct Outbox {
    waiting: Mutex<Waiting>,
    changed: Condvar,
}

#[derive(Default)]
struct Waiting {
    /// The texts; `None` for some that are lost.
    texts: Vec<Option<String>>,
    /// True once nothing is added any more.
    closed: bool,
}

impl Outbox {
    /// Adds a text. If the database has been gone for too long, it takes the place of all that waited.
    pub fn add(&self, text: String) {
        // The server stores no null characters.
        let text = (text.len() <= MAX_ANNOUNCEMENT_BYTES && !text.contains('\0')).then_some(text);
        let mut waiting = self.lock();
        if waiting.closed {
            return;
        }
        if waiting.texts.len() >= MAX_WAITING {
            waiting.texts = vec![None];
        } else {
            waiting.texts.push(text);
        }
        self.changed.notify_one();
    }

    /// Ends the thread, after one more attempt to store what waits.
    pub fn close(&self) {
        self.lock().closed = true;
        self.changed.notify_one();
    }

    /// Waits for announcements and takes them all; `None` if no more will come.
    fn take(&self) -> Option<Vec<Option<String>>> {
        let nothing = |waiting: &mut Waiting| waiting.texts.is_empty() && !waiting.closed;
        let waiting = self.changed.wait_while(self.lock(), nothing);
        let texts = std::mem::take(&mut waiting.unwrap_or_else(PoisonError::into_inner).texts);
        (!texts.is_empty()).then_some(texts)
    }

    /// Waits until the time is over or nothing is added any more. Returns true in the latter case.
    fn is_closed_within(&self, time: Duration) -> bool {
        let open = |waiting: &mut Waiting| !waiting.closed;
        let waited = self.changed.wait_timeout_while(self.lock(), time, open);
        waited.unwrap_or_else(PoisonError::into_inner).0.closed
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The thread's input and connection.
pub(super) struct Announcer {
    link: Link,
    /// The number of this store as a sender.
    sender: i64,
    outbox: Arc<Outbox>,
    connection: Option<Connection>,
    /// When notifications are sent again.
    notifies_from: Instant,
}

struct Connection {
    client: Client,
    insert: Statement,
}

impl Announcer {
    pub fn new(link: Link, sender: i64, outbox: Arc<Outbox>) -> Announcer {
        Announcer { link, sender, outbox, connection: None, notifies_from: Instant::now() }
    }

    /// Stores batches until the outbox is closed.
    pub fn run(mut self) {
        while let Some(mut batch) = self.outbox.take() {
            let mut attempt = 0;
            while let Err(failure) = self.store(&batch) {
                attempt += 1;
                match failure {
                    StoreFailure::Contended => {
                        pause(attempt);
                        continue;
                    }
                    StoreFailure::Unreachable(_) => (),
                    // Whatever the server dislikes about the batch, it must not be in the way of all later ones.
                    _ => batch = vec![None],
                }
                self.connection = None;
                if self.outbox.is_closed_within(RETRY_INTERVAL) {
                    return;
                }
            }
            self.outbox.is_closed_within(GATHERING_TIME);
        }
    }

    fn store(&mut self, batch: &[Option<String>]) -> Result<(), StoreFailure> {
        let connection = match &mut self.connection {
            Some(connection) => connection,
            none => {
                let mut client = self.link.connect()?;
                let insert = client.prepare(INSERT)?;
                none.insert(Connection { client, insert })
            }
        };
        connection.client.execute(&connection.insert, &[&self.sender, &batch])?;
        let now = Instant::now();
        if now >= self.notifies_from {
            // A transaction of its own, because those that notify wait for each other's commits.
            let notify = format!("NOTIFY hearth, '{}'", self.sender);
            if connection.client.batch_execute(&notify).is_err() {
                self.notifies_from = now + SILENCE;
            }
        }
        Ok(())
    }
}
