//! Sessions: browser cookies and API tokens. Only their hashes are stored.

use rusqlite::params;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};

use crate::sql::Row;
use crate::{Scope, Store, StoreFailure, UserId};

/// The carrier of a session.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SessionKind {
    /// A browser, with a cookie.
    Browser,
    /// A program, with a token.
    Token,
}

impl SessionKind {
    const ALL: [SessionKind; 2] = [SessionKind::Browser, SessionKind::Token];
}

impl ToSql for SessionKind {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok((*self as i64).into())
    }
}

impl FromSql for SessionKind {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<SessionKind> {
        let number = value.as_i64()?;
        SessionKind::ALL
            .into_iter()
            .find(|&kind| kind as i64 == number)
            .ok_or(FromSqlError::OutOfRange(number))
    }
}

/// A session of a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// The SHA-256 of the cookie or token.
    pub hash: [u8; 32],
    /// The person.
    pub user: UserId,
    /// The carrier.
    pub kind: SessionKind,
    /// Its scope; a browser may do everything.
    pub scope: Scope,
    /// The label that its owner chose.
    pub label: String,
    /// The creation time, in milliseconds since 1970.
    pub created: i64,
    /// The time of the last use, in milliseconds since 1970.
    pub seen: i64,
}

/// Reads `hash, person, kind, scope, label, created, seen`.
fn session(row: &Row<'_>) -> rusqlite::Result<Session> {
    Ok(Session {
        hash: row.get(0)?,
        user: row.get(1)?,
        kind: row.get(2)?,
        scope: row.get(3)?,
        label: row.get(4)?,
        created: row.get(5)?,
        seen: row.get(6)?,
    })
}

impl Store {
    /// Stores a session. After a password login, the caller passes the hash that was verified. Returns false,
    /// and stores nothing, if the person does not exist or the password has changed since.
    pub async fn put_session(
        &self,
        session: Session,
        password_hash: Option<String>,
    ) -> Result<bool, StoreFailure> {
        self.write(move |connection| {
            let begun = connection.execute(
                "INSERT INTO session (hash, person, kind, scope, label, created, seen)
                 SELECT ?1, id, ?3, ?4, ?5, ?6, ?7 FROM person
                 WHERE id = ?2 AND (password_hash = ?8 OR ?8 IS NULL)
                 ON CONFLICT (hash) DO UPDATE
                 SET person = excluded.person,
                     kind = excluded.kind,
                     scope = excluded.scope,
                     label = excluded.label,
                     created = excluded.created,
                     seen = excluded.seen",
                params![
                    session.hash,
                    session.user,
                    session.kind,
                    session.scope,
                    session.label,
                    session.created,
                    session.seen,
                    password_hash
                ],
            )?;
            Ok(begun == 1)
        })
        .await
    }

    /// Stores a token, unless the person has this number of tokens. Returns whether it was stored.
    pub async fn put_token(&self, token: Session, most: u32) -> Result<bool, StoreFailure> {
        self.write(move |connection| {
            let stored = connection.execute("INSERT INTO session (hash, person, kind, scope, label, created, seen)
                                             SELECT ?1, id, ?3, ?4, ?5, ?6, ?7 FROM person
                                             WHERE id = ?2 AND (SELECT count(*) FROM session WHERE person = ?2 AND kind = ?3) < ?8", params![
                    token.hash,
                    token.user,
                    SessionKind::Token,
                    token.scope,
                    token.label,
                    token.created,
                    token.seen,
                    most
                ])?;
            Ok(stored == 1)
        })
        .await
    }

    /// Returns the session with a hash.
    pub async fn session(&self, hash: [u8; 32]) -> Result<Option<Session>, StoreFailure> {
        self.read(move |connection| {
            connection.row(
                "SELECT hash, person, kind, scope, label, created, seen FROM session WHERE hash = ?1",
                params![hash],
                session,
            )
        })
        .await
    }

    /// Returns a person's tokens, oldest first.
    pub async fn tokens(&self, user: UserId) -> Result<Vec<Session>, StoreFailure> {
        self.read(move |connection| {
            connection.rows(
                "SELECT hash, person, kind, scope, label, created, seen FROM session
                 WHERE person = ?1 AND kind = ?2 ORDER BY created, hash",
                params![user, SessionKind::Token],
                session,
            )
        })
        .await
    }

    /// Updates the time of last use, in milliseconds since 1970.
    pub async fn touch(&self, hash: [u8; 32], seen: i64) -> Result<(), StoreFailure> {
        self.write(move |connection| {
            connection.execute("UPDATE session SET seen = ?2 WHERE hash = ?1", params![hash, seen])?;
            Ok(())
        })
        .await
    }

    /// Ends a session. Returns false if it does not exist.
    pub async fn end_session(&self, hash: [u8; 32]) -> Result<bool, StoreFailure> {
        self.write(move |connection| {
            Ok(connection.execute("DELETE FROM session WHERE hash = ?1", params![hash])? == 1)
        })
        .await
    }

    /// Ends sessions that were last used before a time, in milliseconds since 1970, but not more than `limit`. Returns their number.
    pub async fn sweep_sessions(&self, before: i64, limit: u32) -> Result<u32, StoreFailure> {
        self.write(move |connection| {
            let delete =
                "DELETE FROM session WHERE hash IN (SELECT hash FROM session WHERE seen < ?1 LIMIT ?2)";
            Ok(connection.execute(delete, params![before, limit])? as u32)
        })
        .await
    }

    /// Ends all tokens of a person.
    pub async fn end_tokens(&self, user: UserId) -> Result<(), StoreFailure> {
        self.write(move |connection| {
            connection.execute(
                "DELETE FROM session WHERE person = ?1 AND kind = ?2",
                params![user, SessionKind::Token],
            )?;
            Ok(())
        })
        .await
    }

    /// Ends all sessions of a person, including tokens.
    pub async fn end_sessions(&self, user: UserId) -> Result<(), StoreFailure> {
        self.write(move |connection| {
            connection.execute("DELETE FROM session WHERE person = ?1", params![user])?;
            Ok(())
        })
        .await
    }
}
