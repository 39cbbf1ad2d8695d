//! How long the logs are that are being appended to: what the writer need not ask the database for each time.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use rusqlite::Connection;

use crate::{StoreFailure, TableId};

/// So many are remembered.
const REMEMBERED: usize = 50_000;

/// How many entries the logs have that were appended to lately. Only the writer asks and tells, so it is true as long as what
/// the writer does comes to be; whenever that is undone, all must be forgotten.
#[derive(Default)]
pub(crate) struct Heads(Mutex<HashMap<TableId, u64>>);

impl Heads {
    /// How many entries a log has.
    pub fn of(&self, connection: &Connection, table: TableId) -> Result<u64, StoreFailure> {
        if let Some(entries) = self.known().get(&table) {
            return Ok(*entries);
        }
        let entries: i64 = connection
            .prepare_cached("SELECT coalesce(max(seq) + 1, 0) FROM entry WHERE table_id = ?1")?
            .query_row([table], |row| row.get(0))?;
        Ok(entries.cast_unsigned())
    }

    /// A log has so many entries now.
    pub fn advance(&self, table: TableId, entries: u64) {
        let mut known = self.known();
        if known.len() >= REMEMBERED {
            known.clear();
        }
        known.insert(table, entries);
    }

    /// What was written was undone, or the database is another one.
    pub fn forget(&self) {
        self.known().clear();
    }

    fn known(&self) -> MutexGuard<'_, HashMap<TableId, u64>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
