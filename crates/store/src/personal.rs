//! Everything that is stored about one person: read for their export, and removed when they delete themselves.

use rusqlite::{Connection, OptionalExtension, params};

use crate::hosting::{REPORT_COLUMNS, report};
use crate::{Report, Scope, SessionKind, Store, StoreFailure, Summary, TableId, UserId};

/// A session, without the hash that identifies it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionInfo {
    /// The carrier.
    pub kind: SessionKind,
    /// What it may do.
    pub scope: Scope,
    /// The label that its owner chose.
    pub label: String,
    /// The creation time, in milliseconds since 1970.
    pub created: i64,
    /// The time of the last use, to the day.
    pub seen: i64,
}

/// A completed lesson with the time of its completion.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonRecord {
    /// The game.
    pub game: String,
    /// The name of the lesson.
    pub lesson: String,
    /// The time, in milliseconds since 1970.
    pub at: i64,
}

/// What only the database knows of a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonalData {
    /// The time of the first visit, in milliseconds since 1970.
    pub created: i64,
    /// All sessions, oldest first.
    pub sessions: Vec<SessionInfo>,
    /// The completed lessons.
    pub lessons: Vec<LessonRecord>,
    /// The reports that the person made.
    pub reports: Vec<Report>,
    /// The tables that the person ever opened, sat at or was invited to, the first opened first.
    pub tables: Vec<TableId>,
}

impl Store {
    /// Returns what is stored about a person, or `None` if there is no such person.
    pub async fn personal_data(&self, id: UserId) -> Result<Option<PersonalData>, StoreFailure> {
        self.read(move |connection| {
            let mut query = connection.prepare_cached("SELECT created FROM person WHERE id = ?1")?;
            let Some(created) = query.query_row([id], |row| row.get(0)).optional()? else { return Ok(None) };
            Ok(Some(PersonalData {
                created,
                sessions: sessions(connection, id)?,
                lessons: lessons(connection, id)?,
                reports: reports(connection, id)?,
                tables: attended(connection, id)?,
            }))
        })
        .await
    }

    /// Returns the tables that a person ever opened, sat at or was invited to.
    pub async fn attended(&self, id: UserId) -> Result<Vec<TableId>, StoreFailure> {
        self.read(move |connection| attended(connection, id)).await
    }

    /// Replaces the texts of log entries, from which a deleted person was removed, and the summary.
    pub async fn rewrite_entries(
        &self,
        table: TableId,
        entries: Vec<(u64, String)>,
        summary: Summary,
    ) -> Result<(), StoreFailure> {
        self.write(move |connection| {
            let number: Option<i64> = connection
                .prepare_cached("SELECT number FROM log WHERE table_id = ?1")?
                .query_row([table], |row| row.get(0))
                .optional()?;
            let Some(number) = number else { return Ok(()) };
            let mut update =
                connection.prepare_cached("UPDATE entry SET text = ?3 WHERE log = ?1 AND seq = ?2")?;
            for (seq, text) in &entries {
                update.execute(params![number, seq.cast_signed(), text])?;
            }
            summary.store(connection, table, number)
        })
        .await
    }

    /// Deletes a person and everything about them that is not in the log of a table. The reports that they made stay under
    /// another name. A running ban stays until it ends. Returns false if the person does not exist.
    pub async fn delete_user(
        &self,
        id: UserId,
        erased_name: &'static str,
        now: i64,
    ) -> Result<bool, StoreFailure> {
        self.write(move |connection| {
            connection
                .prepare_cached("UPDATE report SET reporter_name = ?2 WHERE reporter = ?1")?
                .execute(params![id, erased_name])?;
            connection.prepare_cached("DELETE FROM report WHERE person = ?1")?.execute([id])?;
            connection
                .prepare_cached("DELETE FROM ban WHERE person = ?1 AND until <= ?2")?
                .execute(params![id, now])?;
            Ok(connection.prepare_cached("DELETE FROM person WHERE id = ?1")?.execute([id])? == 1)
        })
        .await
    }
}

fn sessions(connection: &Connection, id: UserId) -> Result<Vec<SessionInfo>, StoreFailure> {
    let mut query = connection.prepare_cached(
        "SELECT kind, scope, label, created, seen FROM session WHERE person = ?1 ORDER BY created",
    )?;
    let sessions = query.query_map([id], |row| {
        Ok(SessionInfo {
            kind: row.get(0)?,
            scope: row.get(1)?,
            label: row.get(2)?,
            created: row.get(3)?,
            seen: row.get(4)?,
        })
    })?;
    Ok(sessions.collect::<Result<_, _>>()?)
}

fn lessons(connection: &Connection, id: UserId) -> Result<Vec<LessonRecord>, StoreFailure> {
    let mut query = connection
        .prepare_cached("SELECT game, lesson, at FROM lesson_done WHERE person = ?1 ORDER BY at")?;
    let lessons = query.query_map([id], |row| {
        Ok(LessonRecord { game: row.get(0)?, lesson: row.get(1)?, at: row.get(2)? })
    })?;
    Ok(lessons.collect::<Result<_, _>>()?)
}

fn reports(connection: &Connection, id: UserId) -> Result<Vec<Report>, StoreFailure> {
    let mut query = connection.prepare_cached(&format!(
        "SELECT {REPORT_COLUMNS} FROM report WHERE reporter = ?1 ORDER BY number"
    ))?;
    let reports = query.query_map([id], report)?;
    Ok(reports.collect::<Result<_, _>>()?)
}

fn attended(connection: &Connection, id: UserId) -> Result<Vec<TableId>, StoreFailure> {
    let mut query = connection.prepare_cached(
        "SELECT table_id FROM attended JOIN table_summary USING (table_id) WHERE person = ?1 ORDER BY number",
    )?;
    let tables = query.query_map([id], |row| row.get(0))?;
    Ok(tables.collect::<Result<_, _>>()?)
}
