//! Everything that is stored about one person: read for their export, and removed when they delete themselves.

use hearth_cluster::Hold;
use hearth_ratings::{Career, Pool};
use rusqlite::params;

use crate::hosting::{REPORT_COLUMNS, report};
use crate::ratings::careers;
use crate::sql::Connection;
use crate::{AppendFailure, Report, Scope, SessionKind, Store, StoreFailure, Summary, TableId, UserId};

/// A session, without the hash that identifies it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionInfo {
    /// The carrier.
    pub kind: SessionKind,
    /// Its scope.
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
#[derive(Clone, PartialEq, Debug)]
pub struct PersonalData {
    /// The time of the first visit, in milliseconds since 1970.
    pub created: i64,
    /// All sessions, oldest first.
    pub sessions: Vec<SessionInfo>,
    /// The completed lessons.
    pub lessons: Vec<LessonRecord>,
    /// The ratings of the person.
    pub ratings: Vec<(Pool, Career)>,
    /// The reports that the person made.
    pub reports: Vec<Report>,
    /// The tables that the person ever opened, sat at or was invited to, the first opened first.
    pub tables: Vec<TableId>,
}

impl Store {
    /// Returns what is stored about a person, or `None` if there is no such person.
    pub async fn personal_data(&self, id: UserId) -> Result<Option<PersonalData>, StoreFailure> {
        self.read(move |connection| {
            let Some(created) =
                connection.row("SELECT created FROM person WHERE id = ?1", params![id], |row| row.get(0))?
            else {
                return Ok(None);
            };
            Ok(Some(PersonalData {
                created,
                sessions: sessions(connection, id)?,
                lessons: lessons(connection, id)?,
                ratings: careers(connection, id)?,
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

    /// Replaces the texts of log entries, from which a deleted person was removed, and the summary. Refused if another node has
    /// taken the table since.
    pub async fn rewrite_entries(
        &self,
        table: TableId,
        hold: Option<Hold>,
        entries: Vec<(u64, String)>,
        summary: Summary,
    ) -> Result<(), AppendFailure> {
        self.write(move |connection| {
            let number: Option<i64> =
                connection
                    .row("SELECT number FROM log WHERE table_id = ?1", params![table], |row| row.get(0))?;
            let Some(number) = number else { return Ok(Ok(())) };
            if let Some(hold) = hold {
                let epoch = hold.epoch.0.cast_signed();
                // The lock lets no node take the table before these texts are stored: it would read the old ones.
                let held = "SELECT FROM log WHERE number = ?1 AND epoch = ?2 FOR UPDATE";
                if !connection.exists(held, params![number, epoch])? {
                    return Ok(Err(AppendFailure::Moved));
                }
            }
            for (seq, text) in &entries {
                connection.execute(
                    "UPDATE entry SET text = ?3 WHERE log = ?1 AND seq = ?2",
                    params![number, seq.cast_signed(), text],
                )?;
            }
            summary.store(connection, table, number).map(Ok)
        })
        .await?
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
            connection.execute(
                "UPDATE report SET reporter_name = ?2 WHERE reporter = ?1",
                params![id, erased_name],
            )?;
            connection.execute("DELETE FROM report WHERE person = ?1", params![id])?;
            connection.execute("DELETE FROM ban WHERE person = ?1 AND until <= ?2", params![id, now])?;
            Ok(connection.execute("DELETE FROM person WHERE id = ?1", params![id])? == 1)
        })
        .await
    }
}

fn sessions(connection: &Connection<'_>, id: UserId) -> Result<Vec<SessionInfo>, StoreFailure> {
    connection.rows(
        "SELECT kind, scope, label, created, seen FROM session WHERE person = ?1 ORDER BY created",
        params![id],
        |row| {
            Ok(SessionInfo {
                kind: row.get(0)?,
                scope: row.get(1)?,
                label: row.get(2)?,
                created: row.get(3)?,
                seen: row.get(4)?,
            })
        },
    )
}

fn lessons(connection: &Connection<'_>, id: UserId) -> Result<Vec<LessonRecord>, StoreFailure> {
    connection.rows(
        "SELECT game, lesson, at FROM lesson_done WHERE person = ?1 ORDER BY at",
        params![id],
        |row| Ok(LessonRecord { game: row.get(0)?, lesson: row.get(1)?, at: row.get(2)? }),
    )
}

fn reports(connection: &Connection<'_>, id: UserId) -> Result<Vec<Report>, StoreFailure> {
    connection.rows(
        &format!("SELECT {REPORT_COLUMNS} FROM report WHERE reporter = ?1 ORDER BY number"),
        params![id],
        report,
    )
}

fn attended(connection: &Connection<'_>, id: UserId) -> Result<Vec<TableId>, StoreFailure> {
    connection.rows(
        "SELECT table_id FROM attended JOIN table_summary USING (table_id) WHERE person = ?1 ORDER BY number",
        params![id],
        |row| row.get(0),
    )
}
