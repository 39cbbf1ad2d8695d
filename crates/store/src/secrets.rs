//! Secrets of this server, such as the key for signing cookies.

use rusqlite::params;

use crate::{Store, StoreFailure};

impl Store {
    /// Returns the stored secret of a name. If there is none, stores and returns the fresh one.
    pub async fn secret(&self, name: &str, fresh: Vec<u8>) -> Result<Vec<u8>, StoreFailure> {
        let name = name.to_owned();
        self.write(move |connection| {
            connection.execute(
                "INSERT INTO secret (name, bytes) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
                params![name, fresh],
            )?;
            connection.only_row("SELECT bytes FROM secret WHERE name = ?1", params![&name], |row| row.get(0))
        })
        .await
    }

    /// Deletes the secret of a name.
    pub async fn forget_secret(&self, name: &'static str) -> Result<(), StoreFailure> {
        self.write(move |connection| {
            connection.execute("DELETE FROM secret WHERE name = ?1", params![name]).map(drop)
        })
        .await
    }
}
