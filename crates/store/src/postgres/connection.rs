//! Statements on a connection to a `PostgreSQL` server.

use std::cell::RefCell;
use std::collections::HashMap;

use bytes::BytesMut;
use postgres::types::{IsNull, ToSql as ToPostgres, Type, to_sql_checked};
use postgres::{Client, Row, Statement};
use rusqlite::types::{ToSql, ToSqlOutput, Value, ValueRef};

use crate::StoreFailure;

/// The statements that a connection has prepared, by their text. There are about two hundred in the program: none has a text
/// that depends on the number of its values.
#[derive(Default)]
pub(super) struct Statements(HashMap<String, Statement>);

impl Statements {
    /// Returns a statement, which is prepared the first time.
    pub fn prepared(
        &mut self,
        client: &mut Client,
        sql: &str,
        types: &[Type],
    ) -> Result<Statement, postgres::Error> {
        if let Some(statement) = self.0.get(sql) {
            return Ok(statement.clone());
        }
        // No statement has a question mark of its own.
        let statement = client.prepare_typed(&sql.replace('?', "$"), types)?;
        self.0.insert(sql.to_owned(), statement.clone());
        Ok(statement)
    }
}

/// A connection that a job uses, with the statements it has prepared.
pub(crate) struct PostgresConnection<'c> {
    pub(super) client: RefCell<&'c mut Client>,
    pub(super) statements: RefCell<&'c mut Statements>,
}

impl PostgresConnection<'_> {
    /// Runs a statement. Returns the number of rows that it changed.
    pub fn execute(&self, sql: &str, params: &[&dyn ToSql]) -> Result<usize, StoreFailure> {
        let values = values(params)?;
        let statement = self.prepared(sql, &values)?;
        let changed = self.client.borrow_mut().execute(&statement, &borrowed(&values))?;
        Ok(usize::try_from(changed).unwrap_or(usize::MAX))
    }

    /// Returns the values of all rows of a query.
    pub fn query(&self, sql: &str, params: &[&dyn ToSql]) -> Result<Vec<Vec<Value>>, StoreFailure> {
        let values = values(params)?;
        let statement = self.prepared(sql, &values)?;
        let rows = self.client.borrow_mut().query(&statement, &borrowed(&values))?;
        rows.iter().map(columns).collect()
    }

    fn prepared(&self, sql: &str, values: &[Parameter<'_>]) -> Result<Statement, StoreFailure> {
        let types: Vec<Type> = values.iter().map(Parameter::column_type).collect();
        let mut client = self.client.borrow_mut();
        Ok(self.statements.borrow_mut().prepared(&mut client, sql, &types)?)
    }
}

fn values<'p>(params: &'p [&dyn ToSql]) -> Result<Vec<Parameter<'p>>, StoreFailure> {
    params.iter().map(|param| Ok(Parameter(param.to_sql()?))).collect()
}

/// A value on its way to the server.
#[derive(Debug)]
pub(super) struct Parameter<'p>(pub ToSqlOutput<'p>);

impl Parameter<'_> {
    fn value(&self) -> ValueRef<'_> {
        match &self.0 {
            ToSqlOutput::Borrowed(value) => *value,
            ToSqlOutput::Owned(value) => ValueRef::from(value),
            // The others are for extensions of SQLite.
            _ => ValueRef::Null,
        }
    }

    /// Returns the type of columns with such values. That of a missing value follows from the statement.
    fn column_type(&self) -> Type {
        match self.value() {
            ValueRef::Integer(_) => Type::INT8,
            ValueRef::Text(_) => Type::TEXT,
            ValueRef::Blob(_) => Type::BYTEA,
            ValueRef::Null | ValueRef::Real(_) => Type::UNKNOWN,
        }
    }
}

fn borrowed<'v>(values: &'v [Parameter<'_>]) -> Vec<&'v (dyn ToPostgres + Sync)> {
    values.iter().map(|value| value as _).collect()
}

impl ToPostgres for Parameter<'_> {
    fn to_sql(
        &self,
        ty: &Type,
        out: &mut BytesMut,
    ) -> Result<IsNull, Box<dyn std::error::Error + Sync + Send>> {
        match self.value() {
            ValueRef::Null => Ok(IsNull::Yes),
            ValueRef::Integer(number) if *ty == Type::BOOL => ToPostgres::to_sql(&(number != 0), ty, out),
            ValueRef::Integer(number) if *ty == Type::INT4 => {
                ToPostgres::to_sql(&i32::try_from(number)?, ty, out)
            }
            ValueRef::Integer(number) if *ty == Type::INT8 => ToPostgres::to_sql(&number, ty, out),
            ValueRef::Text(text) if *ty == Type::TEXT => ToPostgres::to_sql(&str::from_utf8(text)?, ty, out),
            ValueRef::Blob(bytes) if *ty == Type::BYTEA => ToPostgres::to_sql(&bytes, ty, out),
            _ => Err(format!("a parameter of another kind than {ty}").into()),
        }
    }

    fn accepts(_: &Type) -> bool {
        // What does not fit is an error of its value.
        true
    }

    to_sql_checked!();
}

/// Returns the values of a row.
pub(super) fn columns(row: &Row) -> Result<Vec<Value>, StoreFailure> {
    let value = |(index, column): (usize, &postgres::Column)| -> Result<Value, StoreFailure> {
        let value = match *column.type_() {
            Type::BOOL => row.try_get::<_, Option<bool>>(index)?.map(|truth| Value::Integer(truth.into())),
            Type::INT4 => row.try_get::<_, Option<i32>>(index)?.map(|number| Value::Integer(number.into())),
            Type::INT8 => row.try_get::<_, Option<i64>>(index)?.map(Value::Integer),
            Type::TEXT => row.try_get::<_, Option<String>>(index)?.map(Value::Text),
            Type::BYTEA => row.try_get::<_, Option<Vec<u8>>>(index)?.map(Value::Blob),
            ref other => return Err(StoreFailure::Other(format!("a column of an unknown kind: {other}"))),
        };
        Ok(value.unwrap_or(Value::Null))
    };
    row.columns().iter().enumerate().map(value).collect()
}
