//! The integrity check of a database.

use std::path::Path;

use rusqlite::Connection;

use super::schema;
use crate::StoreFailure;

/// A table of the database that is damaged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DamagedTable {
    /// The name of the table.
    pub table: String,
    /// The first problem, in the words of `SQLite`.
    pub problem: String,
}

/// Checks the structure of each table and its indexes, on a connection of its own. Reads the whole file, so it takes a
/// while. Blocks.
pub fn check_integrity(database: &Path) -> Result<Vec<DamagedTable>, StoreFailure> {
    damaged_tables(&schema::open_reading(database)?)
}

/// Checks the structure of each table and its indexes.
pub(crate) fn damaged_tables(connection: &Connection) -> Result<Vec<DamagedTable>, StoreFailure> {
    let mut tables = connection.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")?;
    let tables: Vec<String> = tables.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    let damage = |table: String| check_table(connection, table).transpose();
    // Each table is read in a transaction of its own, so the write-ahead log need not grow all the time.
    tables.into_iter().filter_map(damage).collect()
}

fn check_table(connection: &Connection, table: String) -> Result<Option<DamagedTable>, StoreFailure> {
    let mut problem = None;
    let checked = connection.pragma(None, "quick_check", &table, |row| {
        let verdict: String = row.get(0)?;
        if verdict != "ok" && problem.is_none() {
            problem = Some(verdict);
        }
        Ok(())
    });
    match checked.map_err(StoreFailure::from) {
        Ok(()) => Ok(problem.map(|problem| DamagedTable { table, problem })),
        // The table cannot be read at all.
        Err(StoreFailure::Corrupt(problem)) => Ok(Some(DamagedTable { table, problem })),
        Err(failure) => Err(failure),
    }
}
