//! Notification recipients, and notices that are being delivered.

use rusqlite::params;

use crate::{Store, StoreFailure, TableId, UserId};

impl Store {
    /// Returns everyone with at least one notification channel.
    pub async fn reachable(&self) -> Result<Vec<UserId>, StoreFailure> {
        self.read(|connection| {
            connection.rows(
                "SELECT person FROM webhook
                 UNION SELECT person FROM device JOIN session ON session.hash = device.session
                 UNION SELECT person FROM mail WHERE confirmed = 1 AND turns = 1 ORDER BY 1",
                params![],
                |row| row.get(0),
            )
        })
        .await
    }

    /// Sets the language of a person's notifications.
    pub async fn set_notice_language(&self, user: UserId, language: String) -> Result<(), StoreFailure> {
        self.write(move |connection| {
            connection
                .execute("UPDATE webhook SET language = ?2 WHERE person = ?1", params![user, language])?;
            connection.execute("UPDATE mail SET language = ?2 WHERE person = ?1", params![user, language])?;
            connection.execute(
                "UPDATE device SET language = ?2
                 WHERE session IN (SELECT hash FROM session WHERE person = ?1)",
                params![user, language],
            )?;
            Ok(())
        })
        .await
    }

    /// Stores a pending notice. It does nothing if the person or the table is gone.
    pub async fn begin_notice(&self, user: UserId, table: TableId) -> Result<(), StoreFailure> {
        self.write(move |connection| {
            connection.execute(
                "INSERT INTO notice (person, table_id)
                 SELECT person.id, table_summary.table_id FROM person, table_summary
                 WHERE person.id = ?1 AND table_summary.table_id = ?2
                 ON CONFLICT DO NOTHING",
                params![user, table],
            )?;
            Ok(())
        })
        .await
    }

    /// Deletes a pending notice.
    pub async fn end_notice(&self, user: UserId, table: TableId) -> Result<(), StoreFailure> {
        self.write(move |connection| {
            connection
                .execute("DELETE FROM notice WHERE person = ?1 AND table_id = ?2", params![user, table])?;
            Ok(())
        })
        .await
    }

    /// Returns all pending notices.
    pub async fn notices(&self) -> Result<Vec<(UserId, TableId)>, StoreFailure> {
        self.read(|connection| {
            connection
                .rows("SELECT person, table_id FROM notice", params![], |row| Ok((row.get(0)?, row.get(1)?)))
        })
        .await
    }
}
