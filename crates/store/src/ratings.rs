//! Results of rated games, and the ratings that follow from them.
//!
//! A result is stored once per table and gets the next number. Results are rated in the order of their numbers, when they are
//! stored or in a refit, so both give the same bytes.

mod places;

use hearth_ratings::{Career, GameResult, Pool, Rating, Ratings};
use rusqlite::params;
use rusqlite::types::FromSqlError;

use self::places::{read_places, written_places};
use crate::sql::{Connection, Row};
use crate::{Store, StoreFailure, TableId, UserId};

/// A result with its table.
#[derive(Clone, PartialEq, Debug)]
pub struct RatedGame {
    /// The place among all results.
    pub number: i64,
    /// The table.
    pub table: TableId,
    /// The result.
    pub result: GameResult,
}

impl RatedGame {
    /// Returns the places as one text: `1:person:7 2:bot:club`.
    pub fn places(&self) -> String {
        written_places(&self.result.places)
    }
}

/// The effect of a rated game on one person.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatingChange {
    /// The person.
    pub person: UserId,
    /// Their rating before the game.
    pub before: Rating,
    /// Their rating after it.
    pub after: Rating,
}

/// A person's rating after a game.
#[derive(Clone, PartialEq, Debug)]
pub struct RatingPoint {
    /// The table of the game.
    pub table: TableId,
    /// The end of the game, in milliseconds since 1970.
    pub at: i64,
    /// The rating.
    pub rating: Rating,
}

/// A person with a rating.
#[derive(Clone, PartialEq, Debug)]
pub struct RankedPerson {
    /// The person.
    pub person: UserId,
    /// Their name.
    pub name: String,
    /// The log-in name that names their page, if others may see it.
    pub page: Option<String>,
    /// Their career in the pool.
    pub career: Career,
}

/// The numbers of a refit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refit {
    /// The results that were read.
    pub results: usize,
    /// The careers that were stored.
    pub careers: usize,
}

impl Store {
    /// Stores the result of a table and the ratings that follow. A result that is stored already changes nothing. The table
    /// need not be woken for it any more. Returns the effect on each person who still has an account.
    pub async fn rate(&self, table: TableId, result: GameResult) -> Result<Vec<RatingChange>, StoreFailure> {
        self.write(move |connection| {
            if let Some(changes) = changes_of(connection, table)? {
                return Ok(changes);
            }
            let number: i64 = connection.only_row(
                "SELECT coalesce(max(number), 0) + 1 FROM rated_result",
                params![],
                |row| row.get(0),
            )?;
            connection.execute(
                "INSERT INTO rated_result (number, table_id, pool, at, places) VALUES (?1, ?2, ?3, ?4, ?5)",
                params![number, table, result.pool.to_string(), result.at, written_places(&result.places)],
            )?;
            connection.execute("UPDATE table_summary SET wake = NULL WHERE table_id = ?1", params![table])?;
            rate(connection, number, &result)?;
            Ok(changes_of(connection, table)?.unwrap_or_default())
        })
        .await
    }

    /// Returns the effect of a table's result on each person who still has an account; `None` if it has no stored result.
    pub async fn rating_changes(&self, table: TableId) -> Result<Option<Vec<RatingChange>>, StoreFailure> {
        self.read(move |connection| changes_of(connection, table)).await
    }

    /// Returns all results, in the order of their numbers.
    pub async fn rated_results(&self) -> Result<Vec<RatedGame>, StoreFailure> {
        self.read(results).await
    }

    /// Computes all ratings again from the results.
    pub async fn refit_ratings(&self) -> Result<Refit, StoreFailure> {
        self.write(refit).await
    }

    /// Returns the pools in which anybody has a rating, with the number of people.
    pub async fn rated_pools(&self) -> Result<Vec<(Pool, u64)>, StoreFailure> {
        self.read(|connection| {
            connection.rows(
                "SELECT pool, count(*) FROM career GROUP BY pool ORDER BY pool",
                params![],
                |row| Ok((pool(row, 0)?, row.get::<i64>(1)?.cast_unsigned())),
            )
        })
        .await
    }

    /// Returns everybody who has a rating in a pool, the best first: by the lower end of the interval.
    pub async fn ranked_people(&self, pool: Pool) -> Result<Vec<RankedPerson>, StoreFailure> {
        self.read(move |connection| {
            let mut people = connection.rows(
                "SELECT mean, deviation, shared, games, id, name, CASE WHEN page = 1 THEN login END FROM career JOIN person ON id = person
                 WHERE pool = ?1 ORDER BY id",
                params![pool.to_string()],
                |row| {
                    let (person, name, page) = (row.get(4)?, row.get(5)?, row.get(6)?);
                    Ok(RankedPerson { person, name, page, career: career(row)? })
                },
            )?;
            let lower_end = |ranked: &RankedPerson| ranked.career.rating.conservative();
            people.sort_by(|one, other| lower_end(other).total_cmp(&lower_end(one)));
            Ok(people)
        })
        .await
    }

    /// Returns the ratings of a person in all pools.
    pub async fn careers(&self, person: UserId) -> Result<Vec<(Pool, Career)>, StoreFailure> {
        self.read(move |connection| careers(connection, person)).await
    }

    /// Returns the ratings of a person after each of their games in a pool, oldest first.
    pub async fn rating_curve(&self, person: UserId, pool: Pool) -> Result<Vec<RatingPoint>, StoreFailure> {
        self.read(move |connection| {
            connection.rows(
                "SELECT mean, deviation, table_id, at FROM rating_change JOIN rated_result USING (number)
                 WHERE person = ?1 AND pool = ?2 ORDER BY number",
                params![person, pool.to_string()],
                |row| Ok(RatingPoint { rating: rating(row)?, table: row.get(2)?, at: row.get(3)? }),
            )
        })
        .await
    }
}

pub(crate) fn careers(
    connection: &Connection<'_>,
    person: UserId,
) -> Result<Vec<(Pool, Career)>, StoreFailure> {
    connection.rows(
        "SELECT mean, deviation, shared, games, pool FROM career WHERE person = ?1 ORDER BY pool",
        params![person],
        |row| Ok((pool(row, 4)?, career(row)?)),
    )
}

/// Rates a result that has just been stored.
fn rate(connection: &Connection<'_>, number: i64, result: &GameResult) -> Result<(), StoreFailure> {
    let mut ratings = Ratings::default();
    for person in people(result) {
        let exists = connection.exists("SELECT 1 FROM person WHERE id = ?1", params![person])?;
        if !exists {
            // The career of a deleted person is gone, but the others met them as they were.
            return refit(connection).map(drop);
        }
        let stored = connection.row(
            "SELECT mean, deviation, shared, games FROM career WHERE pool = ?1 AND person = ?2",
            params![result.pool.to_string(), person],
            career,
        )?;
        if let Some(stored) = stored {
            ratings.insert(&result.pool, person, stored);
        }
    }
    for change in ratings.rate(result).unwrap_or_default() {
        insert_change(connection, number, change.person, change.after.rating)?;
        insert_career(connection, &result.pool, change.person, &change.after)?;
    }
    Ok(())
}

/// Computes all careers and changes again.
fn refit(connection: &Connection<'_>) -> Result<Refit, StoreFailure> {
    connection.execute("DELETE FROM rating_change", params![])?;
    connection.execute("DELETE FROM career", params![])?;
    let results = results(connection)?;
    let existing =
        connection.rows("SELECT id FROM person ORDER BY id", params![], |row| row.get::<i64>(0))?;
    let exists = |person: i64| existing.binary_search(&person).is_ok();
    let (mut ratings, mut careers) = (Ratings::default(), 0);
    for RatedGame { number, result, .. } in &results {
        for change in ratings.rate(result).unwrap_or_default() {
            if exists(change.person) {
                insert_change(connection, *number, change.person, change.after.rating)?;
            }
        }
    }
    for (pool, person, career) in ratings.iter().filter(|(_, person, _)| exists(*person)) {
        insert_career(connection, pool, person, career)?;
        careers += 1;
    }
    Ok(Refit { results: results.len(), careers })
}

fn insert_change(
    connection: &Connection<'_>,
    number: i64,
    person: i64,
    rating: Rating,
) -> Result<(), StoreFailure> {
    connection.execute(
        "INSERT INTO rating_change (person, number, mean, deviation) VALUES (?1, ?2, ?3, ?4)",
        params![person, number, exact(rating.mean), exact(rating.deviation)],
    )?;
    Ok(())
}

fn insert_career(
    connection: &Connection<'_>,
    pool: &Pool,
    person: i64,
    career: &Career,
) -> Result<(), StoreFailure> {
    let Career { rating, shared, games } = career;
    connection.execute(
        "INSERT INTO career (pool, person, mean, deviation, shared, games) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
         ON CONFLICT (pool, person) DO UPDATE
         SET mean = excluded.mean, deviation = excluded.deviation, shared = excluded.shared, games = excluded.games",
        params![pool.to_string(), person, exact(rating.mean), exact(rating.deviation), exact(*shared), games],
    )?;
    Ok(())
}

fn changes_of(
    connection: &Connection<'_>,
    table: TableId,
) -> Result<Option<Vec<RatingChange>>, StoreFailure> {
    let stored = connection.row(
        "SELECT number, pool FROM rated_result WHERE table_id = ?1",
        params![table],
        |row| Ok((row.get::<i64>(0)?, row.get::<String>(1)?)),
    )?;
    let Some((number, pool)) = stored else { return Ok(None) };
    let after = connection.rows(
        "SELECT mean, deviation, person FROM rating_change WHERE number = ?1 ORDER BY person",
        params![number],
        |row| Ok((rating(row)?, row.get::<UserId>(2)?)),
    )?;
    let mut changes = Vec::new();
    for (after, person) in after {
        let before = connection.row(
            "SELECT mean, deviation FROM rating_change JOIN rated_result USING (number)
             WHERE person = ?1 AND pool = ?2 AND number < ?3 ORDER BY number DESC LIMIT 1",
            params![person, pool, number],
            rating,
        )?;
        changes.push(RatingChange { person, before: before.unwrap_or(Rating::START), after });
    }
    Ok(Some(changes))
}

fn results(connection: &Connection<'_>) -> Result<Vec<RatedGame>, StoreFailure> {
    connection.rows(
        "SELECT number, table_id, pool, at, places FROM rated_result ORDER BY number",
        params![],
        |row| {
            let places = read_places(&row.get::<String>(4)?).ok_or(FromSqlError::InvalidType)?;
            let result = GameResult { pool: pool(row, 2)?, at: row.get(3)?, places };
            Ok(RatedGame { number: row.get(0)?, table: row.get(1)?, result })
        },
    )
}

fn people(result: &GameResult) -> impl Iterator<Item = i64> {
    result.places.iter().filter_map(|place| match place.contestant {
        hearth_ratings::Contestant::Person(person) => Some(person),
        hearth_ratings::Contestant::Bot(_) => None,
    })
}

/// Writes a number so that it is read as the same bits.
fn exact(number: f64) -> String {
    format!("{number:?}")
}

fn number(row: &Row<'_>, column: usize) -> rusqlite::Result<f64> {
    Ok(row.get::<String>(column)?.parse().map_err(FromSqlError::other)?)
}

/// Reads `mean, deviation`.
fn rating(row: &Row<'_>) -> rusqlite::Result<Rating> {
    Ok(Rating { mean: number(row, 0)?, deviation: number(row, 1)? })
}

/// Reads `mean, deviation, shared, games`.
fn career(row: &Row<'_>) -> rusqlite::Result<Career> {
    Ok(Career { rating: rating(row)?, shared: number(row, 2)?, games: row.get(3)? })
}

fn pool(row: &Row<'_>, column: usize) -> rusqlite::Result<Pool> {
    Ok(row.get::<String>(column)?.parse().map_err(FromSqlError::other)?)
}
