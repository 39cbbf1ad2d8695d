//! Scopes of sessions.

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};

/// The scope of a session: the requests it may make. Each scope includes those before it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Scope {
    /// Seeing what the person sees at tables.
    Read,
    /// Opening tables and acting at them.
    Play,
    /// Everything.
    Account,
}

impl Scope {
    /// All scopes, the narrowest first.
    pub const ALL: [Scope; 3] = [Scope::Read, Scope::Play, Scope::Account];

    /// Returns the name that programs use.
    pub const fn name(self) -> &'static str {
        match self {
            Scope::Read => "read",
            Scope::Play => "play",
            Scope::Account => "account",
        }
    }
}

impl ToSql for Scope {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok((*self as i64).into())
    }
}

impl FromSql for Scope {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Scope> {
        let number = value.as_i64()?;
        Scope::ALL.into_iter().find(|&scope| scope as i64 == number).ok_or(FromSqlError::OutOfRange(number))
    }
}
