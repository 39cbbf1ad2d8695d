//! Stored reviews of finished games.

use rusqlite::params;

use crate::{Store, StoreFailure, TableId};

impl Store {
    /// Stores the review of a table's game, replacing an older one.
    pub async fn keep_review(&self, table: TableId, text: String) -> Result<(), StoreFailure> {
        self.write(move |connection| {
            connection.execute(
                "INSERT INTO review (table_id, text) VALUES (?1, ?2)
                 ON CONFLICT (table_id) DO UPDATE
                 SET text = excluded.text",
                params![table, text],
            )?;
            Ok(())
        })
        .await
    }

    /// Returns the stored review of a table's game.
    pub async fn review(&self, table: TableId) -> Result<Option<String>, StoreFailure> {
        self.read(move |connection| {
            connection.row("SELECT text FROM review WHERE table_id = ?1", params![table], |row| row.get(0))
        })
        .await
    }
}
