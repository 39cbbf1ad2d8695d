//! Looks back at games that are over.

use rusqlite::{OptionalExtension, params};

use crate::{Store, StoreFailure, TableId};

impl Store {
    /// Keeps a look back at the game of a table, in the place of an older one.
    pub async fn keep_review(&self, table: TableId, text: String) -> Result<(), StoreFailure> {
        self.write(move |connection| {
            connection
                .prepare_cached("INSERT OR REPLACE INTO review (table_id, text) VALUES (?1, ?2)")?
                .execute(params![table, text])?;
            Ok(())
        })
        .await
    }

    /// The look back at the game of a table, if it was kept.
    pub async fn review(&self, table: TableId) -> Result<Option<String>, StoreFailure> {
        self.read(move |connection| {
            let mut query = connection.prepare_cached("SELECT text FROM review WHERE table_id = ?1")?;
            Ok(query.query_row([table], |row| row.get(0)).optional()?)
        })
        .await
    }
}
