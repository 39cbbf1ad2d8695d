//! One way to speak to both databases. Statements are written once, in the SQL that `SQLite` and `PostgreSQL` share, with
//! `?1` for the first parameter. Numbers and truth values are 64-bit integers in both. Values are those of `rusqlite`.

use rusqlite::types::{FromSql, ToSql, Value, ValueRef};

use crate::StoreFailure;
use crate::postgres::PostgresConnection;
use crate::sqlite::SqliteConnection;

/// A connection to one of the databases.
pub(crate) enum Connection<'c> {
    /// To the file of `SQLite`.
    Sqlite(SqliteConnection<'c>),
    /// To a `PostgreSQL` server.
    Postgres(PostgresConnection<'c>),
}

/// A row of a result.
pub(crate) enum Row<'r> {
    /// Of `SQLite`.
    Sqlite(&'r rusqlite::Row<'r>),
    /// Of `PostgreSQL`, as the values of its columns.
    Postgres(&'r [Value]),
}

impl Connection<'_> {
    /// Runs a statement. Returns the number of rows that it changed.
    pub fn execute(&self, sql: &str, params: &[&dyn ToSql]) -> Result<usize, StoreFailure> {
        match self {
            Connection::Sqlite(sqlite) => Ok(sqlite.connection.prepare_cached(sql)?.execute(params)?),
            Connection::Postgres(postgres) => postgres.execute(sql, params),
        }
    }

    /// Returns the first row of a query, if there is one.
    pub fn row<T>(
        &self,
        sql: &str,
        params: &[&dyn ToSql],
        read: impl Fn(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Option<T>, StoreFailure> {
        match self {
            Connection::Sqlite(sqlite) => {
                let mut query = sqlite.connection.prepare_cached(sql)?;
                let mut rows = query.query(params)?;
                Ok(rows.next()?.map(|row| read(&Row::Sqlite(row))).transpose()?)
            }
            Connection::Postgres(_) => Ok(self.rows(sql, params, read)?.into_iter().next()),
        }
    }

    /// Returns the row of a query that always has one, such as a count.
    pub fn only_row<T>(
        &self,
        sql: &str,
        params: &[&dyn ToSql],
        read: impl Fn(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<T, StoreFailure> {
        self.row(sql, params, read)?.ok_or_else(|| rusqlite::Error::QueryReturnedNoRows.into())
    }

    /// Returns all rows of a query.
    pub fn rows<T>(
        &self,
        sql: &str,
        params: &[&dyn ToSql],
        read: impl Fn(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Vec<T>, StoreFailure> {
        match self {
            Connection::Sqlite(sqlite) => {
                let mut query = sqlite.connection.prepare_cached(sql)?;
                let rows = query.query_map(params, |row| read(&Row::Sqlite(row)))?;
                Ok(rows.collect::<Result<_, _>>()?)
            }
            Connection::Postgres(postgres) => {
                let rows = postgres.query(sql, params)?;
                Ok(rows.iter().map(|row| read(&Row::Postgres(row))).collect::<Result<_, _>>()?)
            }
        }
    }

    /// Returns whether a query has a row.
    pub fn exists(&self, sql: &str, params: &[&dyn ToSql]) -> Result<bool, StoreFailure> {
        Ok(self.row(sql, params, |_| Ok(()))?.is_some())
    }

    /// Returns the connection for what only `SQLite` knows.
    pub fn sqlite(&self) -> Result<&SqliteConnection<'_>, StoreFailure> {
        match self {
            Connection::Sqlite(sqlite) => Ok(sqlite),
            Connection::Postgres(_) => {
                Err(StoreFailure::Other("only a database in a file can do this".to_owned()))
            }
        }
    }

    /// Must be called when logs are deleted, in the same transaction.
    pub fn forget_heads(&self) {
        match self {
            Connection::Sqlite(sqlite) => sqlite.heads.forget(),
            // The ends of its logs are in the database, because several nodes append.
            Connection::Postgres(_) => (),
        }
    }
}

impl Row<'_> {
    /// Returns the value of a column.
    pub fn get<T: FromSql>(&self, column: usize) -> rusqlite::Result<T> {
        match self {
            Row::Sqlite(row) => row.get(column),
            Row::Postgres(values) => {
                let value = values.get(column).ok_or(rusqlite::Error::InvalidColumnIndex(column))?;
                T::column_result(ValueRef::from(value)).map_err(|error| {
                    rusqlite::Error::FromSqlConversionFailure(column, value.data_type(), Box::new(error))
                })
            }
        }
    }
}
