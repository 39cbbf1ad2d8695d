//! A cache of log lengths, so that the writer need not query them for each append.

use std::cell::RefCell;
use std::collections::HashMap;

use rusqlite::params;

use crate::sql::Connection;
use crate::{StoreFailure, TableId};

/// The cache is cleared when it reaches this size.
const MAX_CACHED_HEADS: usize = 50_000;

/// The end of a log.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Head {
    /// The number of the log. Logs are numbered in the order in which tables were opened.
    pub number: i64,
    /// The number of entries.
    pub entries: u64,
}

/// The ends of recently appended logs. Only the writer uses the cache. It must be cleared whenever a
/// transaction is rolled back or a backup is restored.
#[derive(Default)]
pub(crate) struct Heads(RefCell<HashMap<TableId, Head>>);

impl Heads {
    /// Returns the end of a log, or `None` if there is no such log.
    pub fn of(&self, connection: &Connection<'_>, table: TableId) -> Result<Option<Head>, StoreFailure> {
        if let Some(head) = self.0.borrow().get(&table) {
            return Ok(Some(*head));
        }
        connection.row(
            "SELECT number, (SELECT coalesce(max(seq) + 1, 0) FROM entry WHERE log = number)
             FROM log WHERE table_id = ?1",
            params![table],
            |row| Ok(Head { number: row.get(0)?, entries: row.get::<i64>(1)?.cast_unsigned() }),
        )
    }

    /// Creates a log.
    pub fn begin(connection: &Connection<'_>, table: TableId) -> Result<Head, StoreFailure> {
        let insert = "INSERT INTO log (table_id) VALUES (?1) RETURNING number";
        let number = connection.only_row(insert, params![table], |row| row.get(0))?;
        Ok(Head { number, entries: 0 })
    }

    /// Stores the new end of a log.
    pub fn advance(&self, table: TableId, head: Head) {
        let mut known = self.0.borrow_mut();
        if known.len() >= MAX_CACHED_HEADS {
            known.clear();
        }
        known.insert(table, head);
    }

    /// Clears the cache.
    pub fn forget(&self) {
        self.0.borrow_mut().clear();
    }
}
