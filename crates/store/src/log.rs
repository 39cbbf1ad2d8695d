//! The logs of the tables: entries that are only ever appended.

use std::fmt;

use rusqlite::{Connection, params};

use crate::heads::{Head, Heads};
use crate::summary::{Stage, Summary};
use crate::{Store, StoreFailure, TableId};

/// One entry of a table's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// When it was made, in milliseconds since 1970.
    pub at: i64,
    /// What it says; the store does not read it.
    pub text: String,
}

/// Entries to be added to the log of a table, and what the lobby shows of it from then on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// Whose log.
    pub table: TableId,
    /// The place of the first new entry: as many as the one who appends knows of.
    pub first: u64,
    /// The new entries.
    pub entries: Vec<Line>,
    /// The summary, if it changes.
    pub summary: Option<Summary>,
}

/// Why nothing was appended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AppendFailure {
    /// The log is not where the one who appends believes.
    Conflict {
        /// How many entries it has.
        stored: u64,
    },
    /// The database could not.
    Store(StoreFailure),
}

impl fmt::Display for AppendFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AppendFailure::Conflict { stored } => {
                write!(f, "somebody else was first: the table has {stored} entries by now; look at it again")
            }
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
    /// Appends to the log of a table. All of it is on disk when this returns, or nothing is.
    ///
    /// Of two who append at the same place one comes first, and the other is told so. There are never gaps.
    pub async fn append(&self, append: Append) -> Result<(), AppendFailure> {
        let heads = self.heads();
        self.write(move |connection| run(connection, &heads, &append))
            .await?
            .map_err(|stored| AppendFailure::Conflict { stored })
    }

    /// Forgets tables to which nobody came, and where nothing happened since a time, in milliseconds since 1970: some of them, so
    /// that nobody waits long for the writer. How many.
    pub async fn sweep_faded(&self, before: i64) -> Result<u64, StoreFailure> {
        const AT_ONCE: usize = 500;
        let heads = self.heads();
        self.write(move |connection| {
            // The stage is no parameter: an index of only such rows would not be used.
            let faded = Stage::Expired as i64;
            let mut query = connection.prepare_cached(&format!(
                "SELECT number FROM table_summary WHERE stage = {faded} AND changed < ?1 LIMIT {AT_ONCE}"
            ))?;
            let swept: Vec<i64> = query.query_map([before], |row| row.get(0))?.collect::<Result<_, _>>()?;
            if swept.is_empty() {
                return Ok(0);
            }
            heads.forget();
            for (table, number) in [("entry", "log"), ("log", "number"), ("table_summary", "number")] {
                let mut delete =
                    connection.prepare_cached(&format!("DELETE FROM {table} WHERE {number} = ?1"))?;
                for swept in &swept {
                    delete.execute([swept])?;
                }
            }
            Ok(swept.len() as u64)
        })
        .await
    }

    /// The entries of a table; none if there is no such table.
    pub async fn entries(&self, table: TableId) -> Result<Vec<Line>, StoreFailure> {
        self.read(move |connection| {
            let mut query = connection.prepare_cached(
                "SELECT at, text FROM entry
                 WHERE log = (SELECT number FROM log WHERE table_id = ?1) ORDER BY seq",
            )?;
            let lines = query.query_map([table], |row| Ok(Line { at: row.get(0)?, text: row.get(1)? }))?;
            Ok(lines.collect::<Result<_, _>>()?)
        })
        .await
    }
}

/// Appends, or says how many entries there are instead.
fn run(connection: &Connection, heads: &Heads, append: &Append) -> Result<Result<(), u64>, StoreFailure> {
    let known = heads.of(connection, append.table)?;
    let stored = known.map_or(0, |head| head.entries);
    if stored != append.first {
        return Ok(Err(stored));
    }
    let head = known.map_or_else(|| Heads::begin(connection, append.table), Ok)?;
    if !append.entries.is_empty() {
        // Should the writer be wrong about the log, the database refuses two entries at one place.
        let mut insert =
            connection.prepare_cached("INSERT INTO entry (log, seq, at, text) VALUES (?1, ?2, ?3, ?4)")?;
        for (line, seq) in append.entries.iter().zip(stored..) {
            insert.execute(params![head.number, seq.cast_signed(), line.at, line.text])?;
        }
        heads.advance(append.table, Head { entries: stored + append.entries.len() as u64, ..head });
    }
    if let Some(summary) = &append.summary {
        summary.store(connection, append.table, head.number)?;
    }
    Ok(Ok(()))
}
