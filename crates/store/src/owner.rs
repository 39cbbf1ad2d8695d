//! The owner of the database: the server that started last, or the nodes that share it. A file lock keeps a second server
//! away, but not on every file system; then the older server must notice and stop (fencing).
//!
//! Each owner has a higher number than those before: one server an odd one, nodes an even one. So nodes join each other, and
//! everything else takes over.

use rusqlite::params;

use crate::{Store, StoreFailure};

impl Store {
    /// Makes this store the owner. Every store that owned the database before refuses to write from now on; on `PostgreSQL`, within
    /// about a second.
    pub async fn own(&self) -> Result<(), StoreFailure> {
        self.become_owner("UPDATE meta SET owner = owner + 1 + owner % 2 RETURNING owner").await
    }

    /// Makes this store one of several nodes that own the database. A server that had it to itself stops, as with
    /// [`Store::own`].
    pub async fn share(&self) -> Result<(), StoreFailure> {
        self.become_owner("UPDATE meta SET owner = owner + owner % 2 RETURNING owner").await
    }

    async fn become_owner(&self, statement: &'static str) -> Result<(), StoreFailure> {
        let number: i64 =
            self.write(move |connection| connection.only_row(statement, params![], |row| row.get(0))).await?;
        self.database().watches().own(number.cast_unsigned());
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
