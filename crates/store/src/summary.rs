//! What is known of a table without reading its log.

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use rusqlite::{Connection, Row, params};

use crate::{StoreFailure, TableId, UserId};

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// People are taking their seats.
    WaitingForPlayers,
    /// It is being played.
    Running,
    /// The game is over.
    Over,
    /// Nobody came.
    Expired,
}

impl Stage {
    /// All there are.
    pub const ALL: [Stage; 4] = [Stage::WaitingForPlayers, Stage::Running, Stage::Over, Stage::Expired];

    /// Those in which something is still to come.
    pub const UNFINISHED: [Stage; 2] = [Stage::WaitingForPlayers, Stage::Running];
}

impl ToSql for Stage {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok((*self as i64).into())
    }
}

impl FromSql for Stage {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Stage> {
        let number = value.as_i64()?;
        Stage::ALL.into_iter().find(|&stage| stage as i64 == number).ok_or(FromSqlError::OutOfRange(number))
    }
}

/// What is known of a table without reading its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Which game.
    pub game: String,
    /// How far it is.
    pub stage: Stage,
    /// Whether strangers find it in the lobby.
    pub public: bool,
    /// When the table needs attention although nobody does anything (a clock, a bot, fading), in milliseconds since 1970.
    pub wake: Option<i64>,
    /// When something last happened, in milliseconds since 1970.
    pub changed: i64,
    /// The people who are to decide.
    pub turn: Vec<UserId>,
    /// The people it concerns: those who sit at it, and its host.
    pub people: Vec<UserId>,
    /// What the lobby shows; the store does not read it.
    pub line: String,
}

/// A table and its summary.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Which table.
    pub id: TableId,
    /// What is known of it.
    pub summary: Summary,
}

/// The columns that [`listed`] reads, in its order.
pub(crate) const COLUMNS: &str =
    "table_summary.table_id, game, stage, public, wake, changed, turn, people, line";

/// Reads a row of [`COLUMNS`].
pub(crate) fn listed(row: &Row<'_>) -> rusqlite::Result<Listed> {
    let id = row.get(0)?;
    let summary = Summary {
        game: row.get(1)?,
        stage: row.get(2)?,
        public: row.get(3)?,
        wake: row.get(4)?,
        changed: row.get(5)?,
        turn: row.get::<_, Several>(6)?.0,
        people: row.get::<_, Several>(7)?.0,
        line: row.get(8)?,
    };
    Ok(Listed { id, summary })
}

impl Summary {
    /// Makes this the summary of a table, which has a number. One statement as long as the people stay the same.
    pub(crate) fn store(
        &self,
        connection: &Connection,
        table: TableId,
        number: i64,
    ) -> Result<(), StoreFailure> {
        let turn = written(&self.turn);
        let people = written(&self.people);
        let values = params![
            number,
            self.game,
            self.stage,
            self.public,
            self.wake,
            self.changed,
            turn,
            people,
            self.line
        ];
        let same_people = connection
            .prepare_cached(
                "UPDATE table_summary
                 SET game = ?2, stage = ?3, public = ?4, wake = ?5, changed = ?6, turn = ?7, line = ?9
                 WHERE number = ?1 AND people = ?8",
            )?
            .execute(values)?;
        if same_people == 1 {
            return Ok(());
        }
        connection
            .prepare_cached(
                "INSERT INTO table_summary (number, game, stage, public, wake, changed, turn, people, line, table_id)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, (SELECT table_id FROM log WHERE number = ?1))
                 ON CONFLICT (number) DO UPDATE
                 SET game = ?2, stage = ?3, public = ?4, wake = ?5, changed = ?6, turn = ?7, people = ?8, line = ?9",
            )?
            .execute(values)?;
        connection.prepare_cached("DELETE FROM participant WHERE table_id = ?1")?.execute([table])?;
        // Somebody who deleted himself may still have a seat; he is no reason to refuse a move.
        let mut insert = connection.prepare_cached(
            "INSERT OR IGNORE INTO participant (person, table_id) SELECT id, ?2 FROM person WHERE id = ?1",
        )?;
        for person in &self.people {
            insert.execute(params![person, table])?;
        }
        Ok(())
    }
}

/// People as the database keeps them: `,7,12,`. So one of them is found as `,7,`.
fn written(people: &[UserId]) -> String {
    let mut text = String::from(",");
    for person in people {
        text.push_str(&format!("{},", person.0));
    }
    text
}

struct Several(Vec<UserId>);

impl FromSql for Several {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Several> {
        let numbers = value.as_str()?.split(',').filter(|number| !number.is_empty());
        let people: Result<_, _> = numbers.map(|number| number.parse().map(UserId)).collect();
        people.map(Several).map_err(FromSqlError::other)
    }
}
