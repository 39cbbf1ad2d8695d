//! The logs of the tables: entries that are only ever appended.

use std::fmt;

use rusqlite::{Connection, params};

use crate::summary::Summary;
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
        self.write(move |connection| run(connection, &append))
            .await?
            .map_err(|stored| AppendFailure::Conflict { stored })
    }

    /// The entries of a table from a place on; none if there is no such table.
    pub async fn entries(&self, table: TableId, from: u64) -> Result<Vec<Line>, StoreFailure> {
        let from = i64::try_from(from).unwrap_or(i64::MAX);
        self.read(move |connection| {
            let mut query = connection.prepare_cached(
                "SELECT at, text FROM entry WHERE table_id = ?1 AND seq >= ?2 ORDER BY seq",
            )?;
            let lines = query
                .query_map(params![table, from], |row| Ok(Line { at: row.get(0)?, text: row.get(1)? }))?;
            Ok(lines.collect::<Result<_, _>>()?)
        })
        .await
    }
}

/// Appends, or says how many entries there are instead.
fn run(connection: &Connection, append: &Append) -> Result<Result<(), u64>, StoreFailure> {
    if append.entries.is_empty() {
        let stored = stored(connection, append.table)?;
        if stored != append.first {
            return Ok(Err(stored));
        }
    }
    let mut insert = connection.prepare_cached(
        "INSERT INTO entry (table_id, seq, at, text) SELECT ?1, ?2, ?3, ?4
         WHERE ?2 = (SELECT coalesce(max(seq) + 1, 0) FROM entry WHERE table_id = ?1)",
    )?;
    for (index, line) in append.entries.iter().enumerate() {
        let seq = append.first.wrapping_add(index as u64).cast_signed();
        // Only the first can find the log elsewhere, so that nothing was stored yet.
        if insert.execute(params![append.table, seq, line.at, line.text])? == 0 {
            return Ok(Err(stored(connection, append.table)?));
        }
    }
    if let Some(summary) = &append.summary {
        summary.store(connection, append.table)?;
    }
    Ok(Ok(()))
}

fn stored(connection: &Connection, table: TableId) -> Result<u64, StoreFailure> {
    let count: i64 = connection
        .prepare_cached("SELECT coalesce(max(seq) + 1, 0) FROM entry WHERE table_id = ?1")?
        .query_row([table], |row| row.get(0))?;
    Ok(count.cast_unsigned())
}
