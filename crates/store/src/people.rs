//! People: guests, who have only a cookie, and registered people with a login.

use std::fmt;

use icu_normalizer::ComposingNormalizerBorrowed;
use rusqlite::types::{FromSql, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use rusqlite::{Connection, ErrorCode, OptionalExtension, Row, params};

use crate::revocations::revoke;
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

/// Folds all logins again with the current function. A login that would collide with another keeps its old
/// form.
pub(crate) fn fold_again(connection: &Connection) -> rusqlite::Result<()> {
    let mut logins =
        connection.prepare("SELECT id, login FROM person WHERE login IS NOT NULL ORDER BY id")?;
    let logins: Vec<(UserId, String)> =
        logins.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<Result<_, _>>()?;
    let mut fold = connection.prepare("UPDATE OR IGNORE person SET login_folded = ?2 WHERE id = ?1")?;
    for (id, login) in logins {
        fold.execute(params![id, folded(&login)])?;
    }
    Ok(())
}

/// Ends a person's sessions and tokens, the devices of these sessions, the webhook and the mail address. What they opened ends
/// too.
fn end_access(connection: &Connection, id: UserId) -> rusqlite::Result<()> {
    connection.prepare_cached("DELETE FROM session WHERE person = ?1")?.execute([id])?;
    for table in ["webhook", "mail", "reset"] {
        connection.prepare_cached(&format!("DELETE FROM {table} WHERE person = ?1"))?.execute([id])?;
    }
    revoke(connection, id)
}

impl Store {
    /// Creates a guest.
    pub async fn create_user(&self, name: String, at: i64) -> Result<UserId, StoreFailure> {
        self.write(move |connection| {
            connection
                .prepare_cached("INSERT INTO person (name, created) VALUES (?1, ?2)")?
                .execute(params![name, at])?;
            Ok(UserId(connection.last_insert_rowid()))
        })
        .await
    }

    /// Returns a person by id.
    pub async fn user(&self, id: UserId) -> Result<Option<User>, StoreFailure> {
        self.read(move |connection| {
            let mut query =
                connection.prepare_cached("SELECT id, name, login, host FROM person WHERE id = ?1")?;
            Ok(query.query_row([id], user).optional()?)
        })
        .await
    }

    /// Returns a person by login, with the hash of their password.
    pub async fn by_login(&self, login: &str) -> Result<Option<(User, String)>, StoreFailure> {
        let (typed, folded) = (login.to_lowercase(), folded(login));
        self.read(move |connection| {
            // Two logins that were distinct before may fold to the same text now. The typed form wins.
            let mut query = connection.prepare_cached(
                "SELECT id, name, login, host, password_hash FROM person WHERE login_folded IN (?1, ?2)
                 ORDER BY login_folded = ?1 DESC LIMIT 1",
            )?;
            Ok(query.query_row([&typed, &folded], |row| Ok((user(row)?, row.get(4)?))).optional()?)
        })
        .await
    }

    /// Changes a display name. Returns false if the person does not exist.
    pub async fn rename(&self, id: UserId, name: String) -> Result<bool, StoreFailure> {
        self.write(move |connection| {
            let mut update = connection.prepare_cached("UPDATE person SET name = ?2 WHERE id = ?1")?;
            Ok(update.execute(params![id, name])? == 1)
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
            let mut query =
                connection.prepare_cached("SELECT login IS NOT NULL FROM person WHERE id = ?1")?;
            match query.query_row([id], |row| row.get(0)).optional()? {
                None => return Ok(Err(RegisterFailure::Unknown)),
                Some(true) => return Ok(Err(RegisterFailure::Kept)),
                Some(false) => (),
            }
            let updated = connection
                .prepare_cached(
                    "UPDATE person SET login = ?2, login_folded = ?3, password_hash = ?4 WHERE id = ?1",
                )?
                .execute(params![id, login, folded(&login), password_hash]);
            match updated {
                Ok(_) => {
                    end_access(connection, id)?;
                    Ok(Ok(()))
                }
                Err(error) if error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation) => {
                    Ok(Err(RegisterFailure::Taken))
                }
                Err(error) => Err(error.into()),
            }
        })
        .await?
    }

    /// Changes the password of a registered person. It also ends everything that an attacker with the old
    /// password could have set up: sessions, tokens, devices, the webhook and the mail address. Returns false if there is no
    /// such person.
    pub async fn change_password(&self, id: UserId, password_hash: String) -> Result<bool, StoreFailure> {
        self.write(move |connection| {
            let mut update = connection
                .prepare_cached("UPDATE person SET password_hash = ?2 WHERE id = ?1 AND login IS NOT NULL")?;
            if update.execute(params![id, password_hash])? == 0 {
                return Ok(false);
            }
            end_access(connection, id)?;
            Ok(true)
        })
        .await
    }

    /// Deletes guests who were created before a time, were not seen since, and are named in no log. The time is in
    /// milliseconds since 1970. Returns their number.
    pub async fn sweep_guests(&self, before: i64) -> Result<u64, StoreFailure> {
        self.write(move |connection| {
            let swept = connection
                .prepare_cached(
                    "DELETE FROM person WHERE login IS NULL AND created < ?1
                     AND NOT EXISTS (SELECT 1 FROM attended WHERE attended.person = person.id)
                     AND NOT EXISTS (SELECT 1 FROM session WHERE session.person = person.id AND seen >= ?1)",
                )?
                .execute([before])?;
            Ok(swept as u64)
        })
        .await
    }
}
