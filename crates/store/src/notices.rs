//! Notification recipients, and notices that are being delivered.

use hearth_cluster::Number;
use rusqlite::params;

use crate::sql::Row;
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

    /// Stores a pending notice. It does nothing if the person or the table is gone. From now on this node delivers it, if there are
    /// several.
    pub async fn begin_notice(
        &self,
        user: UserId,
        table: TableId,
        node: Option<Number>,
    ) -> Result<(), StoreFailure> {
        self.write(move |connection| {
            connection.execute(
                "INSERT INTO notice (person, table_id)
                 SELECT person.id, table_summary.table_id FROM person, table_summary
                 WHERE person.id = ?1 AND table_summary.table_id = ?2
                 ON CONFLICT DO NOTHING",
                params![user, table],
            )?;
            if let Some(Number(node)) = node {
                connection.execute(
                    "UPDATE notice SET node = ?3 WHERE person = ?1 AND table_id = ?2",
                    params![user, table, node.cast_signed()],
                )?;
            }
            Ok(())
        })
        .await
    }

    /// Returns whether a node still is to deliver a notice.
    pub async fn is_notice_of(
        &self,
        user: UserId,
        table: TableId,
        Number(node): Number,
    ) -> Result<bool, StoreFailure> {
        self.read(move |connection| {
            connection.exists(
                "SELECT 1 FROM notice WHERE person = ?1 AND table_id = ?2 AND node = ?3",
                params![user, table, node.cast_signed()],
            )
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

    /// Returns all pending notices that nobody delivers. Of several nodes, this one delivers them from now on.
    pub async fn take_notices(&self, node: Option<Number>) -> Result<Vec<(UserId, TableId)>, StoreFailure> {
        let notice = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?));
        let Some(Number(node)) = node else {
            let all = "SELECT person, table_id FROM notice";
            return self.read(move |connection| connection.rows(all, params![], notice)).await;
        };
        self.write(move |connection| {
            connection.rows(
                "UPDATE notice SET node = ?1
                 WHERE NOT EXISTS (SELECT FROM node WHERE number = notice.node AND NOT dead)
                 RETURNING person, table_id",
                params![node.cast_signed()],
                notice,
            )
        })
        .await
    }
}
