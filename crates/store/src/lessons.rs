//! Completed lessons.

use rusqlite::params;

use crate::{Store, StoreFailure, UserId};

/// A lesson that a person has completed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonDone {
    /// The game.
    pub game: String,
    /// The name of the lesson.
    pub lesson: String,
}

impl Store {
    /// Stores that a person has completed a lesson. It is idempotent, and does nothing for an unknown person.
    pub async fn keep_lesson(&self, id: UserId, done: LessonDone, at: i64) -> Result<(), StoreFailure> {
        self.write(move |connection| {
            connection.execute(
                "INSERT INTO lesson_done (person, game, lesson, at)
                 SELECT id, ?2, ?3, ?4 FROM person WHERE id = ?1 ON CONFLICT DO NOTHING",
                params![id, done.game, done.lesson, at],
            )?;
            Ok(())
        })
        .await
    }

    /// Returns the lessons that a person has completed.
    pub async fn lessons_done(&self, id: UserId) -> Result<Vec<LessonDone>, StoreFailure> {
        self.read(move |connection| {
            connection.rows(
                "SELECT game, lesson FROM lesson_done WHERE person = ?1 ORDER BY game, lesson",
                params![id],
                |row| Ok(LessonDone { game: row.get(0)?, lesson: row.get(1)? }),
            )
        })
        .await
    }
}
