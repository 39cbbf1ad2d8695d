//! Appends to a log.

use rusqlite::params;

use super::SqliteConnection;
use super::heads::{Head, Heads};
use crate::database::Appended;
use crate::sql::Connection;
use crate::{Append, AppendFailure, StoreFailure};

/// Appends, unless the sequence number does not match.
pub(super) fn run(connection: &Connection<'_>, append: &Append) -> Result<Appended, StoreFailure> {
    let SqliteConnection { heads, .. } = connection.sqlite()?;
    let known = heads.of(connection, append.table)?;
    let stored = known.map_or(0, |head| head.entries);
    if stored != append.first {
        return Ok(Err(AppendFailure::Conflict { stored }));
    }
    let head = known.map_or_else(|| Heads::begin(connection, append.table), Ok)?;
    for (line, seq) in append.entries.iter().zip(stored..) {
        // The unique index guards against a wrong cache: it refuses a duplicate sequence number.
        connection.execute(
            "INSERT INTO entry (log, seq, at, text) VALUES (?1, ?2, ?3, ?4)",
            params![head.number, seq.cast_signed(), line.at, line.text],
        )?;
    }
    if !append.entries.is_empty() {
        heads.advance(append.table, Head { entries: stored + append.entries.len() as u64, ..head });
    }
    if let Some(summary) = &append.summary {
        summary.store(connection, append.table, head.number)?;
    }
    Ok(Ok(()))
}
