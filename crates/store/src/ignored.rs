//! Whom people ignore and block.

use rusqlite::params;

use crate::friends::end_friendship;
use crate::{Store, StoreFailure, UserId};

/// A person whom another one ignores.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IgnoredPerson {
    /// The ignored person.
    pub id: UserId,
    /// Their present name.
    pub name: String,
    /// True if they are blocked too.
    pub blocked: bool,
    /// The time, in milliseconds since 1970.
    pub at: i64,
}

/// One relation: the person who ignores, the ignored one, and whether they are blocked too.
pub type Ignoring = (UserId, UserId, bool);

impl Store {
    /// Returns all relations, for the cache.
    pub async fn all_ignored(&self) -> Result<Vec<Ignoring>, StoreFailure> {
        self.read(|connection| {
            connection.rows("SELECT person, other, blocked FROM ignored", params![], |row| {
                Ok((row.get(0)?, row.get(1)?, row.get(2)?))
            })
        })
        .await
    }

    /// Returns whom a person ignores, the latest first.
    pub async fn ignored_by(&self, person: UserId) -> Result<Vec<IgnoredPerson>, StoreFailure> {
        self.read(move |connection| {
            connection.rows(
                "SELECT other, name, blocked, at FROM ignored JOIN person ON person.id = other
                 WHERE person = ?1 ORDER BY at DESC, other",
                params![person],
                |row| {
                    Ok(IgnoredPerson {
                        id: row.get(0)?,
                        name: row.get(1)?,
                        blocked: row.get(2)?,
                        at: row.get(3)?,
                    })
                },
            )
        })
        .await
    }

    /// Stores that a person ignores another one, or blocks them. Returns false if they ignore `most` people already, or if
    /// one of the two does not exist.
    pub async fn ignore(
        &self,
        person: UserId,
        other: UserId,
        blocked: bool,
        (at, most): (i64, u32),
    ) -> Result<bool, StoreFailure> {
        self.write(move |connection| {
            let stored = connection.execute(
                "INSERT INTO ignored (person, other, blocked, at)
                 SELECT one.id, two.id, ?3, ?4 FROM person AS one, person AS two
                 WHERE one.id = ?1 AND two.id = ?2
                     AND (SELECT count(*) FROM ignored WHERE person = ?1 AND other <> ?2) < ?5
                 ON CONFLICT (person, other) DO UPDATE SET blocked = ?3",
                params![person, other, blocked, at, most],
            )?;
            if blocked && stored == 1 {
                end_friendship(connection, person, other)?;
            }
            Ok(stored == 1)
        })
        .await
    }

    /// Stores that a person no longer ignores or blocks another one. What a blocked person asked meanwhile is lost.
    pub async fn end_ignoring(&self, person: UserId, other: UserId) -> Result<(), StoreFailure> {
        self.write(move |connection| {
            let blocked: Option<bool> = connection.row(
                "DELETE FROM ignored WHERE person = ?1 AND other = ?2 RETURNING blocked",
                params![person, other],
                |row| row.get(0),
            )?;
            if blocked == Some(true) {
                end_friendship(connection, person, other)?;
            }
            Ok(())
        })
        .await
    }
}
