//! Notification recipients, and notices that are being delivered.

use rusqlite::params;

use crate::{Store, StoreFailure, TableId, UserId};

impl Store {
    /// Returns everyone with at least one notification channel.
    pub async fn reachable(&self) -> Result<Vec<UserId>, StoreFailure> {
        self.read(|connection| {
            let mut query = connection.prepare_cached(
                "SELECT person FROM webhook
                 UNION SELECT person FROM device JOIN session ON session.hash = device.session
                 UNION SELECT person FROM mail WHERE confirmed AND turns",
            )?;
            let people = query.query_map([], |row| row.get(0))?;
            Ok(people.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// Sets the language of a person's notifications.
    pub async fn set_notice_language(&self, user: UserId, language: String) -> Result<(), StoreFailure> {
        self.write(move |connection| {
            connection
                .prepare_cached("UPDATE webhook SET language = ?2 WHERE person = ?1")?
                .execute(params![user, language])?;
            connection
                .prepare_cached("UPDATE mail SET language = ?2 WHERE person = ?1")?
                .execute(params![user, language])?;
            connection
                .prepare_cached(
                    "UPDATE device SET language = ?2
                     WHERE session IN (SELECT hash FROM session WHERE person = ?1)",
                )?
                .execute(params![user, language])?;
            Ok(())
        })
        .await
    }

    /// Stores a pending notice. It does nothing if the person or the table is gone.
    pub async fn begin_notice(&self, user: UserId, table: TableId) -> Result<(), StoreFailure> {
        self.write(move |connection| {
            connection
                .prepare_cached(
                    "INSERT OR IGNORE INTO notice (person, table_id)
                     SELECT person.id, table_summary.table_id FROM person, table_summary
                     WHERE person.id = ?1 AND table_summary.table_id = ?2",
                )?
                .execute(params![user, table])?;
            Ok(())
        })
        .await
    }

    /// Deletes a pending notice.
    pub async fn end_notice(&self, user: UserId, table: TableId) -> Result<(), StoreFailure> {
        self.write(move |connection| {
            connection
                .prepare_cached("DELETE FROM notice WHERE person = ?1 AND table_id = ?2")?
                .execute(params![user, table])?;
            Ok(())
        })
        .await
    }

    /// Returns all pending notices.
    pub async fn notices(&self) -> Result<Vec<(UserId, TableId)>, StoreFailure> {
        self.read(|connection| {
            let mut query = connection.prepare_cached("SELECT person, table_id FROM notice")?;
            let notices = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
            Ok(notices.collect::<Result<_, _>>()?)
        })
        .await
    }
}
