//! Table summaries, which can be read without replaying a log.

use rusqlite::params;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};

use crate::sql::{Connection, Row};
use crate::{StoreFailure, TableId, UserId};

/// The stage of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Players are taking their seats.
    WaitingForPlayers,
    /// The game is running.
    Running,
    /// The game is over.
    Over,
    /// Nobody came, or the host closed the table.
    Expired,
}

impl Stage {
    /// All stages.
    pub const ALL: [Stage; 4] = [Stage::WaitingForPlayers, Stage::Running, Stage::Over, Stage::Expired];

    /// The stages of tables that can still change.
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

/// A table's summary, which can be read without replaying the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// The name of the game.
    pub game: String,
    /// The stage.
    pub stage: Stage,
    /// Listed in the lobby.
    pub public: bool,
    /// The next time at which the table needs attention by itself (clock, bot, expiry), in milliseconds since
    /// 1970.
    pub wake: Option<i64>,
    /// The time of the last change, in milliseconds since 1970.
    pub changed: i64,
    /// The people who must act.
    pub turn: Vec<UserId>,
    /// The people involved: the host and everyone with a seat or a reserved seat.
    pub people: Vec<UserId>,
    /// The line for the lobby. The store does not interpret it.
    pub line: String,
    /// The table whose deal is played again here from the beginning. It never changes.
    pub deal: Option<String>,
}

/// A table and its summary.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// The table.
    pub id: TableId,
    /// The summary.
    pub summary: Summary,
}

/// The columns for [`listed`], in order.
pub(crate) const SUMMARY_COLUMNS: &str =
    "table_summary.table_id, game, table_summary.stage, public, wake, changed, turn, people, line, deal";

/// Reads a row of [`SUMMARY_COLUMNS`].
pub(crate) fn listed(row: &Row<'_>) -> rusqlite::Result<Listed> {
    let id = row.get(0)?;
    let summary = Summary {
        game: row.get(1)?,
        stage: row.get(2)?,
        public: row.get(3)?,
        wake: row.get(4)?,
        changed: row.get(5)?,
        turn: row.get::<PeopleColumn>(6)?.0,
        people: row.get::<PeopleColumn>(7)?.0,
        line: row.get(8)?,
        deal: row.get(9)?,
    };
    Ok(Listed { id, summary })
}

impl Summary {
    /// Stores the summary of the table with this number. It takes one statement if the people and the stage
    /// have not changed.
    pub(crate) fn store(
        &self,
        connection: &Connection<'_>,
        table: TableId,
        number: i64,
    ) -> Result<(), StoreFailure> {
        let turn = encode_people(&self.turn);
        let people = encode_people(&self.people);
        let values = params![
            number,
            self.game,
            self.stage,
            self.public,
            self.wake,
            self.changed,
            turn,
            people,
            self.line,
            self.deal
        ];
        let same_participation = connection.execute(
            "UPDATE table_summary
             SET game = ?2, public = ?4, wake = ?5, changed = ?6, turn = ?7, line = ?9, deal = ?10
             WHERE number = ?1 AND people = ?8 AND stage = ?3",
            values,
        )?;
        if same_participation == 1 {
            return Ok(());
        }
        connection.execute("INSERT INTO table_summary (number, game, stage, public, wake, changed, turn, people, line, deal, table_id)
                            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, (SELECT table_id FROM log WHERE number = ?1))
                            ON CONFLICT (number) DO UPDATE
                            SET game = ?2, stage = ?3, public = ?4, wake = ?5, changed = ?6, turn = ?7, people = ?8, line = ?9, deal = ?10", values)?;
        connection.execute("DELETE FROM participant WHERE table_id = ?1", params![table])?;
        // A deleted person may still have a seat. That must not make an append fail.
        for person in &self.people {
            connection.execute(
                "INSERT INTO participant (person, table_id, stage, since)
                 SELECT id, ?2, ?3, ?4 FROM person WHERE id = ?1 ON CONFLICT DO NOTHING",
                params![person, table, self.stage, self.changed],
            )?;
            connection.execute(
                "INSERT INTO attended (person, table_id) SELECT id, ?2 FROM person WHERE id = ?1 ON CONFLICT DO NOTHING",
                params![person, table],
            )?;
        }
        Ok(())
    }
}

/// Encodes people as `,7,12,`, so that a query can find one as `,7,`.
pub(crate) fn encode_people(people: &[UserId]) -> String {
    let mut text = String::from(",");
    for person in people {
        text.push_str(&format!("{},", person.0));
    }
    text
}

struct PeopleColumn(Vec<UserId>);

impl FromSql for PeopleColumn {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<PeopleColumn> {
        let numbers = value.as_str()?.split(',').filter(|number| !number.is_empty());
        let people: Result<_, _> = numbers.map(|number| number.parse().map(UserId)).collect();
        people.map(PeopleColumn).map_err(FromSqlError::other)
    }
}
