//! How long the logs are that are being appended to: what the writer need not ask the database for each time.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use rusqlite::{Connection, OptionalExtension};

use crate::{StoreFailure, TableId};

/// So many are remembered.
const REMEMBERED: usize = 50_000;

/// The end of a log.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Head {
    /// The number of the log: in the order in which tables were opened.
    pub number: i64,
    /// How many entries it has.
    pub entries: u64,
}

/// Where the logs end that were appended to lately. Only the writer asks and tells, so it is true as long as what the writer
/// does comes to be; whenever that is undone, all must be forgotten.
#[derive(Default)]
pub(crate) struct Heads(Mutex<HashMap<TableId, Head>>);

impl Heads {
    /// Where a log ends, if there is one.
    pub fn of(&self, connection: &Connection, table: TableId) -> Result<Option<Head>, StoreFailure> {
        if let Some(head) = self.known().get(&table) {
            return Ok(Some(*head));
        }
        let mut query = connection.prepare_cached(
            "SELECT number, (SELECT coalesce(max(seq) + 1, 0) FROM entry WHERE log = number)
             FROM log WHERE table_id = ?1",
        )?;
        let head = query.query_row([table], |row| {
            Ok(Head { number: row.get(0)?, entries: row.get::<_, i64>(1)?.cast_unsigned() })
        });
        Ok(head.optional()?)
    }

    /// Begins a log.
    pub fn begin(connection: &Connection, table: TableId) -> Result<Head, StoreFailure> {
        connection.prepare_cached("INSERT INTO log (table_id) VALUES (?1)")?.execute([table])?;
        Ok(Head { number: connection.last_insert_rowid(), entries: 0 })
    }

    /// A log ends here now.
    pub fn advance(&self, table: TableId, head: Head) {
        let mut known = self.known();
        if known.len() >= REMEMBERED {
            known.clear();
        }
        known.insert(table, head);
    }

    /// What was written was undone, or the database is another one.
    pub fn forget(&self) {
        self.known().clear();
    }

    fn known(&self) -> MutexGuard<'_, HashMap<TableId, Head>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
