//! The append-only event logs of the tables.

use std::fmt;

use hearth_cluster::Hold;
use rusqlite::params;

use crate::summary::{Stage, Summary};
use crate::{Store, StoreFailure, TableId};

/// One entry of a table's log, with its time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// The time, in milliseconds since 1970.
    pub at: i64,
    /// The serialized entry. The store does not interpret it.
    pub text: String,
}

/// New entries for the log of a table, with the new lobby summary.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The expected sequence number (optimistic concurrency): the number of entries that the caller knows of.
    pub first: u64,
    /// The lease under which a node appends; `None` where tables have no leases, because one process has the database.
    pub hold: Option<Hold>,
    /// The new entries.
    pub entries: Vec<LogLine>,
    /// The summary, if it changes.
    pub summary: Option<Summary>,
}

/// The reason why an append failed. Nothing was appended, unless the failure of the store is [`StoreFailure::Uncertain`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AppendFailure {
    /// The expected sequence number does not match.
    Conflict {
        /// The actual number of entries.
        stored: u64,
    },
    /// The table was taken since: another epoch has begun.
    Moved,
    /// The database failed.
    Store(StoreFailure),
}

impl fmt::Display for AppendFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AppendFailure::Conflict { stored } => {
                write!(f, "conflict: the table has {stored} entries now; reload it")
            }
            AppendFailure::Moved => f.write_str("the table is run by another node now; find its owner"),
            AppendFailure::Store(failure) => failure.fmt(f),
        }
    }
}

impl std::error::Error for AppendFailure {}

impl From<StoreFailure> for AppendFailure {
    fn from(failure: StoreFailure) -> AppendFailure {
        AppendFailure::Store(failure)
    }
}

impl Store {
    /// Appends to the log of a table, atomically. Everything is on disk when this returns `Ok`.
    ///
    /// If two callers append at the same sequence number, one succeeds and the other gets a conflict. There
    /// are never gaps.
    pub async fn append(&self, append: Append) -> Result<(), AppendFailure> {
        self.database().append(append).await.unwrap_or(Err(StoreFailure::Gone))?
    }

    /// Deletes expired tables that have not changed since a time, in milliseconds since 1970. It deletes a
    /// limited number per call, so as not to block the writer for long. Returns that number.
    pub async fn sweep_faded(&self, before: i64) -> Result<u64, StoreFailure> {
        const MAX_TABLES_PER_SWEEP: usize = 500;
        self.write(move |connection| {
            // The stage is a literal, not a parameter, so that SQLite can use the partial index.
            let faded = Stage::Expired as i64;
            let swept: Vec<i64> = connection.rows(
                &format!(
                    "SELECT number FROM table_summary
                     WHERE stage = {faded} AND changed < ?1 LIMIT {MAX_TABLES_PER_SWEEP}"
                ),
                params![before],
                |row| row.get(0),
            )?;
            if swept.is_empty() {
                return Ok(0);
            }
            connection.forget_heads();
            for (table, number) in [("entry", "log"), ("log", "number"), ("table_summary", "number")] {
                for swept in &swept {
                    connection
                        .execute(&format!("DELETE FROM {table} WHERE {number} = ?1"), params![swept])?;
                }
            }
            Ok(swept.len() as u64)
        })
        .await
    }

    /// Returns the entries of a table; empty if it does not exist.
    pub async fn entries(&self, table: TableId) -> Result<Vec<LogLine>, StoreFailure> {
        self.read(move |connection| {
            connection.rows(
                "SELECT at, text FROM entry
                 WHERE log = (SELECT number FROM log WHERE table_id = ?1) ORDER BY seq",
                params![table],
                |row| Ok(LogLine { at: row.get(0)?, text: row.get(1)? }),
            )
        })
        .await
    }
}
