//! The lessons that people have done.

use rusqlite::params;

use crate::{Store, StoreFailure, UserId};

/// A lesson that somebody has done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonDone {
    /// The game it is about.
    pub game: String,
    /// What it is called.
    pub lesson: String,
}

impl Store {
    /// Keeps that somebody has done a lesson. Once more changes nothing, and of somebody who is not there nothing is kept.
    pub async fn keep_lesson(&self, id: UserId, done: LessonDone, at: i64) -> Result<(), StoreFailure> {
        self.write(move |connection| {
            connection
                .prepare_cached(
                    "INSERT OR IGNORE INTO lesson_done (person, game, lesson, at)
                     SELECT id, ?2, ?3, ?4 FROM person WHERE id = ?1",
                )?
                .execute(params![id, done.game, done.lesson, at])?;
            Ok(())
        })
        .await
    }

    /// The lessons that somebody has done.
    pub async fn lessons_done(&self, id: UserId) -> Result<Vec<LessonDone>, StoreFailure> {
        self.read(move |connection| {
            let mut query =
                connection.prepare_cached("SELECT game, lesson FROM lesson_done WHERE person = ?1")?;
            let rows =
                query.query_map([id], |row| Ok(LessonDone { game: row.get(0)?, lesson: row.get(1)? }))?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
        .await
    }
}
