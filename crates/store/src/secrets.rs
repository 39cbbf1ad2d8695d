//! Secrets of this server, such as the key for signing cookies.

use rusqlite::params;

use crate::{Store, StoreFailure};

impl Store {
    /// Returns the stored secret of a name. If there is none, stores and returns the fresh one.
    pub async fn secret(&self, name: &str, fresh: Vec<u8>) -> Result<Vec<u8>, StoreFailure> {
        let name = name.to_owned();
        self.write(move |connection| {
            connection
                .prepare_cached("INSERT OR IGNORE INTO secret (name, bytes) VALUES (?1, ?2)")?
                .execute(params![name, fresh])?;
            let mut query = connection.prepare_cached("SELECT bytes FROM secret WHERE name = ?1")?;
            Ok(query.query_row([&name], |row| row.get(0))?)
        })
        .await
    }
}
