//! The owner of the database: the server that started last. A file lock keeps a second server away, but not on every file
//! system; then the older server must notice and stop (fencing).

use std::sync::atomic::Ordering;

use crate::{Store, StoreFailure};

impl Store {
    /// Makes this store the owner. Every store that owned the database before refuses to write from now on.
    pub async fn own(&self) -> Result<(), StoreFailure> {
        let number: i64 = self
            .write(|connection| {
                let mut update =
                    connection.prepare_cached("UPDATE meta SET owner = owner + 1 RETURNING owner")?;
                Ok(update.query_row([], |row| row.get(0))?)
            })
            .await?;
        self.threads().owner.store(number.cast_unsigned(), Ordering::Relaxed);
        Ok(())
    }

    /// Waits until another store owns the database.
    pub async fn taken_over(&self) {
        let mut taken_over = self.threads().taken_over.clone();
        // A writer that has stopped notices nothing more.
        if taken_over.wait_for(|taken_over| *taken_over).await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}
