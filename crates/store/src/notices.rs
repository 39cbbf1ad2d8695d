//! Who wants to be told when he is awaited, and which notices are on their way.

use rusqlite::params;

use crate::{Store, StoreFailure, TableId, UserId};

impl Store {
    /// Everybody who has a way to be told something.
    pub async fn reachable(&self) -> Result<Vec<UserId>, StoreFailure> {
        self.read(|connection| {
            let mut query = connection.prepare_cached(
                "SELECT person FROM webhook
                 UNION SELECT person FROM device JOIN session ON session.hash = device.session",
            )?;
            let people = query.query_map([], |row| row.get(0))?;
            Ok(people.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// From now on notices to somebody speak this language.
    pub async fn set_notice_language(&self, user: UserId, language: String) -> Result<(), StoreFailure> {
        self.write(move |connection| {
            connection
                .prepare_cached("UPDATE webhook SET language = ?2 WHERE person = ?1")?
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

    /// Remembers that a notice is on its way. If the person or the table is gone, there is nothing to remember.
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

    /// Forgets that a notice was on its way.
    pub async fn end_notice(&self, user: UserId, table: TableId) -> Result<(), StoreFailure> {
        self.write(move |connection| {
            connection
                .prepare_cached("DELETE FROM notice WHERE person = ?1 AND table_id = ?2")?
                .execute(params![user, table])?;
            Ok(())
        })
        .await
    }

    /// The notices that are on their way.
    pub async fn notices(&self) -> Result<Vec<(UserId, TableId)>, StoreFailure> {
        self.read(|connection| {
            let mut query = connection.prepare_cached("SELECT person, table_id FROM notice")?;
            let notices = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
            Ok(notices.collect::<Result<_, _>>()?)
        })
        .await
    }
}
