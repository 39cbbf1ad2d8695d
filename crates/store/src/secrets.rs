//! What only this server knows, such as the key that cookies are signed with.

use rusqlite::params;

use crate::{Store, StoreFailure};

impl Store {
    /// The secret of a name: the one that is stored, or else the fresh one, which is stored from now on.
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
