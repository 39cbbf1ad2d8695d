//! People: guests, who have only a cookie, and registered people with a login.

use std::fmt;

use icu_normalizer::ComposingNormalizerBorrowed;
use rusqlite::params;
use rusqlite::types::{FromSql, FromSqlResult, ToSql, ToSqlOutput, ValueRef};

use crate::revocations::revoke;
use crate::sql::{Connection, Row};
use crate::{Store, StoreFailure};

/// The id of a person. Ids are never reused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct UserId(pub i64);

impl fmt::Display for UserId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl ToSql for UserId {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        self.0.to_sql()
    }
}

impl FromSql for UserId {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<UserId> {
        i64::column_result(value).map(UserId)
    }
}

/// A person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct User {
    /// The id.
    pub id: UserId,
    /// The display name.
    pub name: String,
    /// The login as it was typed; `None` for a guest.
    pub login: Option<String>,
    /// True if they may open the host's page.
    pub host: bool,
}

/// The reason why a registration failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RegisterFailure {
    /// Someone else has this login, possibly in another spelling.
    Taken,
    /// The person already has a login. Replacing it would let a guest session take over the account.
    Kept,
    /// The person does not exist.
    Unknown,
    /// The database failed.
    Store(StoreFailure),
}

impl fmt::Display for RegisterFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RegisterFailure::Taken => f.write_str("this login is taken: choose another one"),
            RegisterFailure::Kept => f.write_str("this identity already has a login"),
            RegisterFailure::Unknown => f.write_str("this identity was deleted: start again as a new guest"),
            RegisterFailure::Store(failure) => failure.fmt(f),
        }
    }
}

impl std::error::Error for RegisterFailure {}

impl From<StoreFailure> for RegisterFailure {
    fn from(failure: StoreFailure) -> RegisterFailure {
        RegisterFailure::Store(failure)
    }
}

/// Reads `id, name, login, host`.
fn user(row: &Row<'_>) -> rusqlite::Result<User> {
    Ok(User { id: row.get(0)?, name: row.get(1)?, login: row.get(2)?, host: row.get(3)? })
}

/// Normalizes a login for comparison: NFKC and lower case. Spellings that differ only in case or in Unicode
/// form are one login.
pub fn folded(login: &str) -> String {
    let normal = ComposingNormalizerBorrowed::new_nfkc();
    normal.normalize(&normal.normalize(login).to_lowercase()).into_owned()
}

/// Ends a person's sessions and tokens, the devices of these sessions, the webhook and the mail address. What they opened ends
/// too.
fn end_access(connection: &Connection<'_>, id: UserId) -> Result<(), StoreFailure> {
    connection.execute("DELETE FROM session WHERE person = ?1", params![id])?;
    for table in ["webhook", "mail", "reset"] {
        connection.execute(&format!("DELETE FROM {table} WHERE person = ?1"), params![id])?;
    }
    revoke(connection, id)
}

impl Store {
    /// Creates a guest.
    pub async fn create_user(&self, name: String, at: i64) -> Result<UserId, StoreFailure> {
        self.write(move |connection| {
            let insert = "INSERT INTO person (name, created) VALUES (?1, ?2) RETURNING id";
            connection.only_row(insert, params![name, at], |row| row.get(0))
        })
        .await
    }

    /// Returns a person by id.
    pub async fn user(&self, id: UserId) -> Result<Option<User>, StoreFailure> {
        self.read(move |connection| {
            connection.row("SELECT id, name, login, host FROM person WHERE id = ?1", params![id], user)
        })
        .await
    }

    /// Returns a person by login, with the hash of their password.
    pub async fn by_login(&self, login: &str) -> Result<Option<(User, String)>, StoreFailure> {
        let (typed, folded) = (login.to_lowercase(), folded(login));
        self.read(move |connection| {
            // Two logins that were distinct before may fold to the same text now. The typed form wins.
            connection.row(
                "SELECT id, name, login, host, password_hash FROM person WHERE login_folded IN (?1, ?2)
                 ORDER BY login_folded = ?1 DESC LIMIT 1",
                params![&typed, &folded],
                |row| Ok((user(row)?, row.get(4)?)),
            )
        })
        .await
    }

    /// Changes a display name. Returns false if the person does not exist.
    pub async fn rename(&self, id: UserId, name: String) -> Result<bool, StoreFailure> {
        self.write(move |connection| {
            Ok(connection.execute("UPDATE person SET name = ?2 WHERE id = ?1", params![id, name])? == 1)
        })
        .await
    }

    /// Gives a guest a login and a password. Logins are compared in [`folded`] form. It also ends everything that others
    /// who knew the guest's cookie could have set up: sessions, tokens, devices and the webhook.
    pub async fn register(
        &self,
        id: UserId,
        login: String,
        password_hash: String,
    ) -> Result<(), RegisterFailure> {
        self.write(move |connection| {
            match connection.row(
                "SELECT login IS NOT NULL FROM person WHERE id = ?1",
                params![id],
                |row| row.get(0),
            )? {
                None => return Ok(Err(RegisterFailure::Unknown)),
                Some(true) => return Ok(Err(RegisterFailure::Kept)),
                Some(false) => (),
            }
            let folded = folded(&login);
            if connection.exists("SELECT 1 FROM person WHERE login_folded = ?1", params![folded])? {
                return Ok(Err(RegisterFailure::Taken));
            }
            connection.execute(
                "UPDATE person SET login = ?2, login_folded = ?3, password_hash = ?4 WHERE id = ?1",
                params![id, login, folded, password_hash],
            )?;
            end_access(connection, id)?;
            Ok(Ok(()))
        })
        .await?
    }

    /// Changes the password of a registered person. It also ends everything that an attacker with the old
    /// password could have set up: sessions, tokens, devices, the webhook and the mail address. Returns false if there is no
    /// such person.
    pub async fn change_password(&self, id: UserId, password_hash: String) -> Result<bool, StoreFailure> {
        self.write(move |connection| {
            if connection.execute(
                "UPDATE person SET password_hash = ?2 WHERE id = ?1 AND login IS NOT NULL",
                params![id, password_hash],
            )? == 0
            {
                return Ok(false);
            }
            end_access(connection, id)?;
            Ok(true)
        })
        .await
    }

    /// Deletes guests who were created before a time, were not seen since, and are named in no log, but not more than `limit`. The
    /// time is in milliseconds since 1970. Returns their number.
    pub async fn sweep_guests(&self, before: i64, limit: u32) -> Result<u32, StoreFailure> {
        self.write(move |connection| {
            let swept = connection.execute(
                "DELETE FROM person WHERE id IN (
                   SELECT id FROM person WHERE login IS NULL AND created < ?1
                   AND NOT EXISTS (SELECT 1 FROM attended WHERE attended.person = person.id)
                   AND NOT EXISTS (SELECT 1 FROM session WHERE session.person = person.id AND seen >= ?1)
                   LIMIT ?2)",
                params![before, limit],
            )?;
            Ok(swept as u32)
        })
        .await
    }
}
