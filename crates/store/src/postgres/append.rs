//! A thread that appends to logs. All appends that arrive during a commit share the next transaction, in a few statements.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::sync::mpsc::Receiver;

use hearth_cluster::Hold;
use postgres::Client;
use tokio::sync::oneshot;

use super::connection::{PostgresConnection, Statements};
use super::link::{Link, has_ended};
use super::worker::pause;
use crate::database::{Appended, WriteCounters};
use crate::pool::Message;
use crate::sql::Connection;
use crate::summary::encode_people;
use crate::{Append, AppendFailure, StoreFailure, TableId};

/// A larger batch would delay its first callers too much.
const MAX_APPENDS_PER_BATCH: usize = 512;

/// The number of attempts for a batch, after conflicts and lost connections.
const MAX_ATTEMPTS: u32 = 5;

/// Creates logs.
const BEGIN_LOGS: &str = "INSERT INTO log (table_id, owner, epoch)
                          SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[]) ON CONFLICT DO NOTHING";

/// Inserts entries. In one statement, what the update refuses is not inserted. The primary key of `entry` is the last word.
const INSERT: &str = "WITH grown AS (
                          UPDATE log SET entries = log.entries + wanted.length
                          FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[])
                               AS wanted (table_id, first, length, epoch)
                          WHERE log.table_id = wanted.table_id AND log.entries = wanted.first
                            AND log.epoch = wanted.epoch
                          RETURNING log.number, log.table_id
                      ), inserted AS (
                          INSERT INTO entry (log, seq, at, text)
                          SELECT grown.number, line.seq, line.at, line.text
                          FROM unnest($5::text[], $6::bigint[], $7::bigint[], $8::text[])
                               AS line (table_id, seq, at, text)
                          JOIN grown ON grown.table_id = line.table_id
                      )
                      SELECT table_id, number FROM grown";

/// Stores summaries of tables whose people and stage stay the same. Returns which they were.
const SUMMARIZE: &str = "UPDATE table_summary AS old
                         SET game = new.game, public = new.public, wake = new.wake, changed = new.changed,
                             turn = new.turn, line = new.line
                         FROM unnest($1::bigint[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[],
                                     $6::bigint[], $7::text[], $8::text[], $9::text[])
                              AS new (number, game, stage, public, wake, changed, turn, people, line)
                         WHERE old.number = new.number AND old.people = new.people AND old.stage = new.stage
                         RETURNING old.number";

/// Returns the ends of logs.
const HEADS: &str = "SELECT table_id, entries, epoch FROM log WHERE table_id = ANY($1::text[])";

/// An append with the way back to its caller.
pub(super) struct QueuedAppend {
    pub append: Append,
    pub reply: oneshot::Sender<Result<Appended, StoreFailure>>,
}

/// The thread's connection and counters.
pub(super) struct Appender {
    link: Link,
    written: Arc<WriteCounters>,
    client: Option<Client>,
    statements: Statements,
}

/// The reason why a batch was not stored.
enum BatchError {
    /// Nothing was stored; trying again may help.
    Retry(StoreFailure),
    /// Trying again would not help, or nobody knows what was stored.
    Fatal(StoreFailure),
}

impl BatchError {
    /// Returns what follows from a failure before the commit.
    fn because(client: &mut Client, failure: StoreFailure) -> BatchError {
        if failure == StoreFailure::Contended || has_ended(client, &failure) {
            BatchError::Retry(failure)
        } else {
            BatchError::Fatal(failure)
        }
    }
}

impl Appender {
    pub fn new(link: Link, written: Arc<WriteCounters>) -> Appender {
        Appender { link, written, client: None, statements: Statements::default() }
    }

    /// Runs batches until it is told to stop.
    pub fn run(mut self, queue: &Receiver<Message<QueuedAppend>>) {
        let mut waiting = Vec::new();
        let mut open = true;
        while open || !waiting.is_empty() {
            if waiting.is_empty() {
                match queue.recv() {
                    Ok(Message::Run(append)) => waiting.push(append),
                    Ok(Message::Stop) | Err(_) => return,
                }
            }
            while open && waiting.len() < MAX_APPENDS_PER_BATCH {
                match queue.try_recv() {
                    Ok(Message::Run(append)) => waiting.push(append),
                    Ok(Message::Stop) => open = false,
                    Err(_) => break,
                }
            }
            let batch = one_of_each_table(&mut waiting);
            self.written.jobs.fetch_add(batch.len() as u64, Ordering::Relaxed);
            self.store(batch);
        }
    }

    /// Stores a batch, and replies to its callers.
    fn store(&mut self, batch: Vec<QueuedAppend>) {
        let appends: Vec<&Append> = batch.iter().map(|queued| &queued.append).collect();
        match self.repeat(&appends) {
            Ok(results) => {
                for (queued, result) in batch.into_iter().zip(results) {
                    // The caller may have stopped waiting.
                    drop(queued.reply.send(Ok(result)));
                }
            }
            // One of them may be the reason.
            Err(BatchError::Retry(_) | BatchError::Fatal(StoreFailure::Other(_))) if batch.len() > 1 => {
                for queued in batch {
                    self.store(vec![queued]);
                }
            }
            Err(BatchError::Retry(failure) | BatchError::Fatal(failure)) => {
                for queued in batch {
                    drop(queued.reply.send(Err(failure.clone())));
                }
            }
        }
    }

    fn repeat(&mut self, appends: &[&Append]) -> Result<Vec<Appended>, BatchError> {
        let mut attempt = 0;
        loop {
            attempt += 1;
            match self.transaction(appends) {
                Err(BatchError::Retry(_)) if attempt < MAX_ATTEMPTS => pause(attempt),
                outcome => return outcome,
            }
        }
    }

    /// Runs one transaction, at the isolation level at which an update that waited for another one looks again.
    fn transaction(&mut self, appends: &[&Append]) -> Result<Vec<Appended>, BatchError> {
        if self.client.as_ref().is_none_or(Client::is_closed) {
            self.client = None;
            self.statements = Statements::default();
        }
        let client = self.link.client_or_connect(&mut self.client).map_err(BatchError::Fatal)?;
        let begun = client.batch_execute("BEGIN ISOLATION LEVEL READ COMMITTED");
        begun.map_err(|error| BatchError::because(client, error.into()))?;
        match store(client, &mut self.statements, appends) {
            Ok(results) => {
                client.batch_execute("COMMIT").map_err(|error| match StoreFailure::of_commit(error) {
                    failure @ StoreFailure::Contended => BatchError::Retry(failure),
                    failure => BatchError::Fatal(failure),
                })?;
                self.written.commits.fetch_add(1, Ordering::Relaxed);
                Ok(results)
            }
            Err(failure) => {
                // If this fails too, the connection has ended.
                let _ = client.batch_execute("ROLLBACK");
                Err(BatchError::because(client, failure))
            }
        }
    }
}

/// Takes the first append of each table out of the queue. A later one depends on it.
fn one_of_each_table(waiting: &mut Vec<QueuedAppend>) -> Vec<QueuedAppend> {
    let mut tables = HashSet::new();
    let mut batch: Vec<_> = waiting.extract_if(.., |queued| tables.insert(queued.append.table)).collect();
    // Two nodes that lock the same rows usually do it in the same order.
    batch.sort_by_key(|queued| queued.append.table);
    batch
}

/// Stores appends to different tables, all that fit.
fn store(
    client: &mut Client,
    statements: &mut Statements,
    appends: &[&Append],
) -> Result<Vec<Appended>, StoreFailure> {
    begin_logs(client, statements, appends)?;
    let numbers = insert(client, statements, appends)?;
    summarize(client, statements, appends, &numbers)?;
    let refused: Vec<&str> = appends
        .iter()
        .map(|append| &append.table)
        .filter(|table| !numbers.contains_key(table))
        .map(TableId::as_str)
        .collect();
    let heads = if refused.is_empty() { HashMap::new() } else { heads(client, statements, &refused)? };
    let result = |append: &&Append| match (numbers.get(&append.table), heads.get(append.table.as_str())) {
        (Some(_), _) => Ok(()),
        (None, None) => Err(AppendFailure::Conflict { stored: 0 }),
        (None, Some(head)) if head.epoch != epoch(append) => Err(AppendFailure::Moved),
        (None, Some(head)) => Err(AppendFailure::Conflict { stored: head.entries }),
    };
    Ok(appends.iter().map(result).collect())
}

/// Returns the epoch of an append: zero where tables have no leases.
fn epoch(append: &Append) -> i64 {
    append.hold.map_or(0, |hold| hold.epoch.0.cast_signed())
}

/// Creates the logs of new tables. The node that opens a table owns it.
fn begin_logs(
    client: &mut Client,
    statements: &mut Statements,
    appends: &[&Append],
) -> Result<(), StoreFailure> {
    let opens = |hold: Hold| hold == Hold::of_new_table(hold.number);
    let new = || appends.iter().filter(|append| append.first == 0 && append.hold.is_none_or(opens));
    let tables: Vec<&str> = new().map(|append| append.table.as_str()).collect();
    if tables.is_empty() {
        return Ok(());
    }
    let epochs: Vec<i64> = new().map(|append| epoch(append)).collect();
    let owners: Vec<Option<i64>> =
        new().map(|append| append.hold.map(|hold| hold.number.0.cast_signed())).collect();
    let begin = statements.prepared(client, BEGIN_LOGS, &[])?;
    client.execute(&begin, &[&tables, &owners, &epochs])?;
    Ok(())
}

/// Inserts the entries of all appends that fit: the log has the expected length, and its lease the expected epoch. Returns
/// the numbers of their logs.
fn insert(
    client: &mut Client,
    statements: &mut Statements,
    appends: &[&Append],
) -> Result<HashMap<TableId, i64>, StoreFailure> {
    let of = |read: fn(&Append) -> i64| appends.iter().map(|append| read(append)).collect::<Vec<i64>>();
    let tables: Vec<&str> = appends.iter().map(|append| append.table.as_str()).collect();
    let firsts = of(|append| append.first.cast_signed());
    let lengths = of(|append| (append.entries.len() as u64).cast_signed());
    let epochs = of(epoch);
    let lines = || {
        appends.iter().flat_map(|append| {
            append
                .entries
                .iter()
                .zip(0..)
                .map(|(line, place)| (append.table, append.first.saturating_add(place), line))
        })
    };
    let line_tables: Vec<String> = lines().map(|(table, ..)| table.to_string()).collect();
    let seqs: Vec<i64> = lines().map(|(_, seq, _)| seq.cast_signed()).collect();
    let ats: Vec<i64> = lines().map(|(.., line)| line.at).collect();
    let texts: Vec<&str> = lines().map(|(.., line)| line.text.as_str()).collect();
    let insert = statements.prepared(client, INSERT, &[])?;
    let rows =
        client.query(&insert, &[&tables, &firsts, &lengths, &epochs, &line_tables, &seqs, &ats, &texts])?;
    rows.iter()
        .map(|row| {
            let table: &str = row.try_get(0)?;
            let table =
                table.parse().map_err(|error| StoreFailure::Other(format!("in the table log: {error}")))?;
            Ok((table, row.try_get(1)?))
        })
        .collect()
}

/// Stores the summaries of the tables that were appended to: in one statement where people and stage are the same, which
/// is the case with nearly all moves.
fn summarize(
    client: &mut Client,
    statements: &mut Statements,
    appends: &[&Append],
    numbers: &HashMap<TableId, i64>,
) -> Result<(), StoreFailure> {
    let summaries: Vec<_> = appends
        .iter()
        .filter_map(|append| Some((append.table, *numbers.get(&append.table)?, append.summary.as_ref()?)))
        .collect();
    if summaries.is_empty() {
        return Ok(());
    }
    let (mut ids, mut stages, mut publics, mut wakes, mut changes) = (vec![], vec![], vec![], vec![], vec![]);
    let (mut games, mut turns, mut peoples, mut lines) = (vec![], vec![], vec![], vec![]);
    for (_, number, summary) in &summaries {
        ids.push(*number);
        games.push(summary.game.as_str());
        stages.push(summary.stage as i64);
        publics.push(i64::from(summary.public));
        wakes.push(summary.wake);
        changes.push(summary.changed);
        turns.push(encode_people(&summary.turn));
        peoples.push(encode_people(&summary.people));
        lines.push(summary.line.as_str());
    }
    let summarize = statements.prepared(client, SUMMARIZE, &[])?;
    let rows = client
        .query(&summarize, &[&ids, &games, &stages, &publics, &wakes, &changes, &turns, &peoples, &lines])?;
    let done: HashSet<i64> = rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
    let connection = Connection::Postgres(PostgresConnection {
        client: RefCell::new(client),
        statements: RefCell::new(statements),
    });
    for (table, number, summary) in summaries {
        if !done.contains(&number) {
            summary.store(&connection, table, number)?;
        }
    }
    Ok(())
}

/// The end of a log, and its owner's epoch.
struct Head {
    entries: u64,
    epoch: i64,
}

/// Returns the ends of logs.
fn heads(
    client: &mut Client,
    statements: &mut Statements,
    tables: &[&str],
) -> Result<HashMap<String, Head>, StoreFailure> {
    let heads = statements.prepared(client, HEADS, &[])?;
    let rows = client.query(&heads, &[&tables])?;
    rows.iter()
        .map(|row| {
            let entries = row.try_get::<_, i64>(1)?.cast_unsigned();
            Ok((row.try_get(0)?, Head { entries, epoch: row.try_get(2)? }))
        })
        .collect()
}
