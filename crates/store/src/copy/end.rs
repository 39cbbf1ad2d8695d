//! One end of a copy: the database that is read, or the one that is written.

use rusqlite::types::Value;

use super::{CopiedTable, CopyFailure, TableShape};

/// Rows in the order of their key. A truth value is 0 or 1.
pub(crate) trait RowStream {
    /// Returns the values of the next row, in the order of the table's columns.
    fn next(&mut self) -> Result<Option<Vec<Value>>, CopyFailure>;
}

/// A database that is read or written. What was read before [`CopyEnd::refresh`] is of one moment.
pub(crate) trait CopyEnd {
    /// Returns the tables, as the database itself describes them.
    fn tables(&mut self) -> Result<Vec<TableShape>, CopyFailure>;

    /// Returns the number of rows.
    fn rows(&mut self, table: &CopiedTable) -> Result<u64, CopyFailure>;

    /// Streams the rows of a table.
    fn read(
        &mut self,
        table: &CopiedTable,
        reader: &mut dyn FnMut(&mut dyn RowStream) -> Result<(), CopyFailure>,
    ) -> Result<(), CopyFailure>;

    /// Writes the rows of a table. If a migration made its only row, that is overwritten.
    fn write(&mut self, table: &CopiedTable, rows: &mut dyn RowStream) -> Result<(), CopyFailure>;

    /// Returns the highest number that the numbered column ever had, as far as the database knows.
    fn last_number(&mut self, table: &CopiedTable) -> Result<i64, CopyFailure>;

    /// Returns true if a number is not used again when its row is deleted.
    fn remembers_numbers(&mut self, table: &CopiedTable) -> Result<bool, CopyFailure>;

    /// Makes later rows get higher numbers than this one.
    fn go_on_after(&mut self, table: &CopiedTable, last: i64) -> Result<(), CopyFailure>;

    /// Ends the writing, so that the rows can be compared.
    fn finish_writing(&mut self, plan: &[CopiedTable]) -> Result<(), CopyFailure>;

    /// Keeps what was written. Without this, it is gone when the end is dropped.
    fn keep(&mut self) -> Result<(), CopyFailure>;

    /// Reads from now on what the database has now.
    fn refresh(&mut self) -> Result<(), CopyFailure>;

    /// Refuses a database on which a server was started since it was opened.
    fn check_unused(&mut self) -> Result<(), CopyFailure>;
}
