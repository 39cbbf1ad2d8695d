//! The owner of the database: the server that started last. A file lock keeps a second server away, but not on every file
//! system; then the older server must notice and stop (fencing).

use rusqlite::params;

use crate::{Store, StoreFailure};

impl Store {
    /// Makes this store the owner. Every store that owned the database before refuses to write from now on; on `PostgreSQL`, within
    /// about a second.
    pub async fn own(&self) -> Result<(), StoreFailure> {
        let number: i64 = self
            .write(|connection| {
                connection.only_row("UPDATE meta SET owner = owner + 1 RETURNING owner", params![], |row| {
                    row.get(0)
                })
            })
            .await?;
        self.database().own(number.cast_unsigned());
        Ok(())
    }

    /// Waits until another store owns the database.
    pub async fn taken_over(&self) {
        let mut taken_over = self.database().watches().taken_over.clone();
        // A writer that has stopped notices nothing more.
        if taken_over.wait_for(|taken_over| *taken_over).await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}
