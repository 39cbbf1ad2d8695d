//! Stored reviews of finished games.

use rusqlite::{OptionalExtension, params};

use crate::{Store, StoreFailure, TableId};

impl Store {
    /// Stores the review of a table's game, replacing an older one.
    pub async fn keep_review(&self, table: TableId, text: String) -> Result<(), StoreFailure> {
        self.write(move |connection| {
            connection
                .prepare_cached("INSERT OR REPLACE INTO review (table_id, text) VALUES (?1, ?2)")?
                .execute(params![table, text])?;
            Ok(())
        })
        .await
    }

    /// Returns the stored review of a table's game.
    pub async fn review(&self, table: TableId) -> Result<Option<String>, StoreFailure> {
        self.read(move |connection| {
            let mut query = connection.prepare_cached("SELECT text FROM review WHERE table_id = ?1")?;
            Ok(query.query_row([table], |row| row.get(0)).optional()?)
        })
        .await
    }
}
