//! Friends, requests that wait for an answer, and what people show of themselves.

use rusqlite::params;

use crate::sql::{Connection, Row};
use crate::summary::{Listed, SUMMARY_COLUMNS, Stage, listed};
use crate::{Store, StoreFailure, UserId};

/// The number of requests that wait for one person's answer. Later ones are lost.
const MAX_WAITING_REQUESTS: u32 = 200;

/// A friend, or a person of a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Friend {
    /// The person.
    pub id: UserId,
    /// Their present name.
    pub name: String,
    /// Their login name, if they have a page of their own: its address.
    pub page: Option<String>,
    /// True if they show their friends when they are here.
    pub shows_presence: bool,
}

/// The friends of a person, by name, and the requests, the oldest first.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Friends {
    /// The friends.
    pub friends: Vec<Friend>,
    /// The people who wait for the person's answer.
    pub asking: Vec<Friend>,
    /// The people whose answer the person waits for.
    pub asked: Vec<Friend>,
}

/// The result of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Requested {
    /// The other person is asked, or was asked before.
    Asked,
    /// They are friends now: the other person had asked before.
    Accepted,
    /// They were friends before.
    Known,
    /// The person has too many friends and requests.
    Full,
}

/// What a person shows of themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Profile {
    /// The time of the first visit, in milliseconds since 1970.
    pub created: i64,
    /// True if they have a page of their own.
    pub page: bool,
    /// True if friends see when they are here.
    pub presence: bool,
}

/// Reads `id, name, login if there is a page, shows_presence`.
fn friend(row: &Row<'_>) -> rusqlite::Result<Friend> {
    Ok(Friend { id: row.get(0)?, name: row.get(1)?, page: row.get(2)?, shows_presence: row.get(3)? })
}

const FRIEND_COLUMNS: &str = "person.id, name, CASE WHEN page = 1 THEN login END, shows_presence";

impl Store {
    /// Returns a person's friends and requests. Requests of people whom they block are left out.
    pub async fn friends(&self, id: UserId) -> Result<Friends, StoreFailure> {
        self.read(move |connection| {
            let read = |sql: &str| -> Result<Vec<Friend>, StoreFailure> {
                connection.rows(&format!("SELECT {FRIEND_COLUMNS} FROM {sql}"), params![id], friend)
            };
            Ok(Friends {
                friends: read(
                    "friendship JOIN person ON person.id = CASE WHEN asker = ?1 THEN asked ELSE asker END
                     WHERE ?1 IN (asker, asked) AND accepted = 1 ORDER BY lower(name), person.id",
                )?,
                asking: read(
                    "friendship JOIN person ON person.id = asker
                     WHERE asked = ?1 AND accepted = 0 AND NOT EXISTS
                         (SELECT 1 FROM ignored WHERE person = ?1 AND other = asker AND blocked = 1)
                     ORDER BY at",
                )?,
                asked: read(
                    "friendship JOIN person ON person.id = asked WHERE asker = ?1 AND accepted = 0 ORDER BY at",
                )?,
            })
        })
        .await
    }

    /// Returns whether two people are friends.
    pub async fn are_friends(&self, one: UserId, other: UserId) -> Result<bool, StoreFailure> {
        self.read(move |connection| {
            connection.exists(
                "SELECT 1 FROM friendship WHERE accepted = 1
                 AND (asker = ?1 AND asked = ?2 OR asker = ?2 AND asked = ?1)",
                params![one, other],
            )
        })
        .await
    }

    /// Asks a person to be a friend, or accepts if they have asked before. `most` limits the friends and requests of a person.
    pub async fn ask_friend(
        &self,
        asker: UserId,
        asked: UserId,
        (at, most): (i64, u32),
    ) -> Result<Requested, StoreFailure> {
        self.write(move |connection| {
            let known = |one: UserId, other: UserId| -> Result<Option<bool>, StoreFailure> {
                connection.row(
                    "SELECT accepted FROM friendship WHERE asker = ?1 AND asked = ?2",
                    params![one, other],
                    |row| row.get(0),
                )
            };
            let blocks = connection.exists(
                "SELECT 1 FROM ignored WHERE person = ?1 AND other = ?2 AND blocked = 1",
                params![asker, asked],
            )?;
            match (known(asker, asked)?, known(asked, asker)?) {
                (Some(true), _) | (_, Some(true)) => return Ok(Requested::Known),
                (Some(false), _) => return Ok(Requested::Asked),
                (None, Some(false)) if !blocks => {
                    connection.execute(
                        "UPDATE friendship SET accepted = 1, at = ?3 WHERE asker = ?1 AND asked = ?2",
                        params![asked, asker, at],
                    )?;
                    return Ok(Requested::Accepted);
                }
                (None, _) => (),
            }
            let own: u32 = connection.only_row(
                "SELECT count(*) FROM friendship WHERE asker = ?1 OR asked = ?1 AND accepted = 1",
                params![asker],
                |row| row.get(0),
            )?;
            if own >= most {
                return Ok(Requested::Full);
            }
            connection.execute(
                "INSERT INTO friendship (asker, asked, at)
                 SELECT one.id, two.id, ?3 FROM person AS one, person AS two
                 WHERE one.id = ?1 AND two.id = ?2 AND two.login IS NOT NULL
                     AND (SELECT count(*) FROM friendship WHERE asked = ?2 AND accepted = 0) < ?4
                 ON CONFLICT DO NOTHING",
                params![asker, asked, at, MAX_WAITING_REQUESTS],
            )?;
            Ok(Requested::Asked)
        })
        .await
    }

    /// Accepts or declines a request. Returns false if there is none.
    pub async fn answer_friend(
        &self,
        person: UserId,
        asker: UserId,
        (accept, at): (bool, i64),
    ) -> Result<bool, StoreFailure> {
        self.write(move |connection| {
            let changed = if accept {
                connection.execute("UPDATE friendship SET accepted = 1, at = ?3 WHERE asker = ?2 AND asked = ?1 AND accepted = 0", params![person, asker, at])?
            } else {
                connection.execute("DELETE FROM friendship WHERE asker = ?2 AND asked = ?1 AND accepted = 0", params![person, asker])?
            };
            Ok(changed == 1)
        })
        .await
    }

    /// Ends a friendship, or withdraws a request.
    pub async fn end_friendship(&self, one: UserId, other: UserId) -> Result<(), StoreFailure> {
        self.write(move |connection| end_friendship(connection, one, other)).await
    }

    /// Returns what a person shows of themselves.
    pub async fn profile(&self, id: UserId) -> Result<Option<Profile>, StoreFailure> {
        self.read(move |connection| {
            connection.row(
                "SELECT created, page, shows_presence FROM person WHERE id = ?1",
                params![id],
                |row| Ok(Profile { created: row.get(0)?, page: row.get(1)?, presence: row.get(2)? }),
            )
        })
        .await
    }

    /// Changes whether a registered person has a page of their own.
    pub async fn set_page(&self, id: UserId, page: bool) -> Result<(), StoreFailure> {
        self.write(move |connection| {
            connection.execute(
                "UPDATE person SET page = ?2 WHERE id = ?1 AND login IS NOT NULL",
                params![id, page],
            )?;
            Ok(())
        })
        .await
    }

    /// Changes whether friends see when a person is here.
    pub async fn set_presence(&self, id: UserId, presence: bool) -> Result<(), StoreFailure> {
        self.write(move |connection| {
            connection
                .execute("UPDATE person SET shows_presence = ?2 WHERE id = ?1", params![id, presence])?;
            Ok(())
        })
        .await
    }

    /// Returns the listed table of each of these people that changed last, if it is not finished.
    pub async fn open_tables_of(&self, people: Vec<UserId>) -> Result<Vec<(UserId, Listed)>, StoreFailure> {
        self.read(move |connection| {
            let query = format!(
                "SELECT {SUMMARY_COLUMNS} FROM participant JOIN table_summary USING (table_id)
                 WHERE person = ?1 AND participant.stage IN (?2, ?3) AND public = 1
                 ORDER BY participant.stage, changed DESC LIMIT 1"
            );
            let mut tables = Vec::new();
            for person in &people {
                let [waiting, running] = Stage::UNFINISHED;
                let table = connection.row(&query, params![person, waiting, running], listed)?;
                tables.extend(table.map(|table| (*person, table)));
            }
            Ok(tables)
        })
        .await
    }
}

pub(crate) fn end_friendship(
    connection: &Connection<'_>,
    one: UserId,
    other: UserId,
) -> Result<(), StoreFailure> {
    connection.execute(
        "DELETE FROM friendship WHERE asker = ?1 AND asked = ?2 OR asker = ?2 AND asked = ?1",
        params![one, other],
    )?;
    Ok(())
}
