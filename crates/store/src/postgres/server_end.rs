//! A `PostgreSQL` database at one end of a copy.

use std::cell::RefCell;
use std::thread::sleep;
use std::time::{Duration, Instant};

use hearth_cluster::LEASE;
use postgres::binary_copy::BinaryCopyInWriter;
use postgres::fallible_iterator::FallibleIterator;
use postgres::types::{ToSql, Type};
use postgres::{Client, RowIter};
use rusqlite::types::{ToSqlOutput, Value, ValueRef};

use super::connection::{Parameter, PostgresConnection, Statements, columns};
use super::link::Link;
use super::schema;
use crate::copy::{Column, ColumnKind, CopiedTable, CopyEnd, CopyFailure, RowStream, TableShape};
use crate::location::ServerUrl;
use crate::{Location, StoreFailure};

/// A copy takes as long as it takes, and nobody waits for its locks.
const SESSION: &str = "SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0";

/// Begins to read the data of one moment.
const READ: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

/// The interval between two looks for a server.
const LOOK_INTERVAL: Duration = Duration::from_millis(200);

/// The tables of the schema, with their columns. `numbered` is true of the column that the server numbers, and `key` the place
/// in the primary key.
const COLUMNS: &str = "
    SELECT class.relname::text, attribute.attname::text, attribute.atttypid::bigint, attribute.attidentity <> '',
           array_position(index.indkey::int2[], attribute.attnum)::bigint
    FROM pg_class AS class
    JOIN pg_namespace AS namespace ON namespace.oid = class.relnamespace AND namespace.nspname = current_schema()
    JOIN pg_attribute AS attribute ON attribute.attrelid = class.oid AND attribute.attnum > 0 AND NOT attribute.attisdropped
    LEFT JOIN pg_index AS index ON index.indrelid = class.oid AND index.indisprimary
    WHERE class.relkind IN ('r', 'p')
    ORDER BY class.relname, attribute.attnum";

/// The tables that refer to another one.
const REFERENCES: &str = "
    SELECT class.relname::text, other.relname::text
    FROM pg_constraint AS reference
    JOIN pg_class AS class ON class.oid = reference.conrelid
    JOIN pg_namespace AS namespace ON namespace.oid = class.relnamespace AND namespace.nspname = current_schema()
    JOIN pg_class AS other ON other.oid = reference.confrelid
    WHERE reference.contype = 'f'";

/// The traces of servers: who owned the database, how many nodes there ever were, and how often they renewed.
type Traces = (i64, i64, i64);

/// A database that is copied, or one that is filled. Until it is kept, all is in one transaction.
pub(crate) struct ServerEnd {
    place: Location,
    client: Client,
    statements: Statements,
    /// The traces of servers when it was opened.
    traces: Traces,
}

impl ServerEnd {
    /// Connects to a database that has data. Waits until it is sure that no server is running on it.
    pub fn open(url: &ServerUrl) -> Result<ServerEnd, CopyFailure> {
        let mut end = ServerEnd::connect(url)?;
        match schema::version(&mut end.client).map_err(|failure| end.failed(failure))? {
            0 => return Err(CopyFailure::Empty(end.place)),
            schema::VERSION => (),
            _ => return Err(end.failed(StoreFailure::Older)),
        }
        end.wait_for_silence()?;
        end.traces = end.read_traces()?;
        end.run(READ)?;
        Ok(end)
    }

    /// Connects to an empty database, and makes its tables. A server that starts on it waits until the end.
    pub fn create(url: &ServerUrl) -> Result<ServerEnd, CopyFailure> {
        let mut end = ServerEnd::connect(url)?;
        end.run("BEGIN")?;
        match schema::lock_and_read_version(&mut end.client) {
            Ok(0) => (),
            Ok(_) | Err(StoreFailure::Foreign | StoreFailure::Newer { .. }) => {
                return Err(CopyFailure::Occupied(end.place));
            }
            Err(failure) => return Err(end.failed(failure)),
        }
        schema::migrate_from(&mut end.client, 0).map_err(|failure| end.failed(failure))?;
        Ok(end)
    }

    fn connect(url: &ServerUrl) -> Result<ServerEnd, CopyFailure> {
        let place = Location::Server(url.clone());
        let client = Link::to(url.as_str()).and_then(|link| link.without_answer_limit().connect());
        let client = client.map_err(|failure| CopyFailure::of(&place, failure))?;
        let mut end =
            ServerEnd { place, client, statements: Statements::default(), traces: Traces::default() };
        end.run(SESSION)?;
        Ok(end)
    }

    /// Refuses a database whose nodes renew their leases. A node that was killed is silent, but not marked dead.
    fn wait_for_silence(&mut self) -> Result<(), CopyFailure> {
        let live = "SELECT count(*) FROM node WHERE NOT dead";
        let (begin, before) = (Instant::now(), self.read_traces()?);
        while self.number(live)? > 0 && begin.elapsed() < LEASE {
            sleep(LOOK_INTERVAL);
            if self.read_traces()? != before {
                return Err(CopyFailure::InUse(self.place.clone()));
            }
        }
        Ok(())
    }

    fn read_traces(&mut self) -> Result<Traces, CopyFailure> {
        Ok((
            self.number("SELECT owner FROM meta")?,
            self.number("SELECT coalesce(max(number), 0) FROM node")?,
            self.number("SELECT coalesce(sum(renewals), 0)::bigint FROM node")?,
        ))
    }

    fn run(&mut self, statements: &str) -> Result<(), CopyFailure> {
        self.client.batch_execute(statements).map_err(|error| self.refused(&error))
    }

    /// Returns the number that a query gives.
    fn number(&mut self, query: &str) -> Result<i64, CopyFailure> {
        let number = self.client.query_one(query, &[]).and_then(|row| row.try_get(0));
        number.map_err(|error| self.refused(&error))
    }

    fn failed(&self, failure: StoreFailure) -> CopyFailure {
        CopyFailure::of(&self.place, failure)
    }

    fn refused(&self, error: &postgres::Error) -> CopyFailure {
        self.failed(failure(error))
    }

    fn shapes(&mut self) -> Result<Vec<TableShape>, postgres::Error> {
        let mut shapes: Vec<TableShape> = Vec::new();
        let mut keys: Vec<(i64, String)> = Vec::new();
        for row in self.client.query(COLUMNS, &[])? {
            let (table, name): (String, String) = (row.try_get(0)?, row.try_get(1)?);
            if shapes.last().is_none_or(|shape| shape.name != table) {
                keys.clear();
                shapes.push(TableShape {
                    name: table,
                    columns: Vec::new(),
                    key: Vec::new(),
                    numbered: None,
                    refers_to: Vec::new(),
                });
            }
            let Some(shape) = shapes.last_mut() else { continue };
            if row.try_get(3)? {
                shape.numbered = Some(name.clone());
            }
            if let Some(place) = row.try_get(4)? {
                keys.push((place, name.clone()));
                keys.sort();
                shape.key = keys.iter().map(|(_, name)| name.clone()).collect();
            }
            shape.columns.push(Column { name, kind: kind(row.try_get(2)?) });
        }
        for row in self.client.query(REFERENCES, &[])? {
            let (table, other): (String, String) = (row.try_get(0)?, row.try_get(1)?);
            if let Some(shape) = shapes.iter_mut().find(|shape| shape.name == table) {
                shape.refers_to.push(other);
            }
        }
        Ok(shapes)
    }

    /// Overwrites the only row of a table.
    fn overwrite(&mut self, table: &CopiedTable, row: &[Value]) -> Result<(), CopyFailure> {
        let sets: Vec<String> = table
            .columns
            .iter()
            .zip(1..)
            .map(|(column, place)| format!("{} = ?{place}", quoted(&column.name)))
            .collect();
        let update = format!("UPDATE {} SET {}", quoted(&table.name), sets.join(", "));
        let values: Vec<&dyn rusqlite::ToSql> = row.iter().map(|value| value as _).collect();
        let connection = PostgresConnection {
            client: RefCell::new(&mut self.client),
            statements: RefCell::new(&mut self.statements),
        };
        connection.execute(&update, &values).map(drop).map_err(|failure| self.failed(failure))
    }

    /// Returns the types of the columns that are copied.
    fn types(&mut self, table: &CopiedTable) -> Result<Vec<Type>, CopyFailure> {
        let names: Vec<String> = table.columns.iter().map(|column| quoted(&column.name)).collect();
        let select = format!("SELECT {} FROM {}", names.join(", "), quoted(&table.name));
        let statement = self.client.prepare(&select).map_err(|error| self.refused(&error))?;
        Ok(statement.columns().iter().map(|column| column.type_().clone()).collect())
    }

    /// Adds rows in one `COPY`.
    fn add(&mut self, table: &CopiedTable, rows: &mut dyn RowStream) -> Result<(), CopyFailure> {
        let place = self.place.clone();
        let refused = |error: postgres::Error| CopyFailure::of(&place, failure(&error));
        let types = self.types(table)?;
        let names: Vec<String> = table.columns.iter().map(|column| quoted(&column.name)).collect();
        let copy = format!("COPY {} ({}) FROM STDIN (FORMAT binary)", quoted(&table.name), names.join(", "));
        let writer = self.client.copy_in(copy.as_str()).map_err(refused)?;
        let mut writer = BinaryCopyInWriter::new(writer, &types);
        while let Some(row) = rows.next()? {
            check_storable(table, &row)?;
            let values: Vec<Parameter<'_>> =
                row.iter().map(|value| Parameter(ToSqlOutput::Borrowed(ValueRef::from(value)))).collect();
            let values: Vec<&(dyn ToSql + Sync)> = values.iter().map(|value| value as _).collect();
            writer.write(&values).map_err(refused)?;
        }
        writer.finish().map(drop).map_err(refused)
    }
}

impl CopyEnd for ServerEnd {
    fn tables(&mut self) -> Result<Vec<TableShape>, CopyFailure> {
        self.shapes().map_err(|error| self.refused(&error))
    }

    fn rows(&mut self, table: &CopiedTable) -> Result<u64, CopyFailure> {
        self.number(&format!("SELECT count(*) FROM {}", quoted(&table.name))).map(i64::cast_unsigned)
    }

    fn read(
        &mut self,
        table: &CopiedTable,
        reader: &mut dyn FnMut(&mut dyn RowStream) -> Result<(), CopyFailure>,
    ) -> Result<(), CopyFailure> {
        let values: Vec<String> = table.columns.iter().map(|column| quoted(&column.name)).collect();
        let order = |&place: &usize| {
            let column = &table.columns[place];
            // As a file sorts them. A primary key has no missing values, and its index is of use only without a word about them.
            let collation = if column.kind == ColumnKind::Text { " COLLATE \"C\"" } else { "" };
            let missing = if table.has_key { "" } else { " NULLS FIRST" };
            format!("{}{collation}{missing}", quoted(&column.name))
        };
        let key: Vec<String> = table.key.iter().map(order).collect();
        let query =
            format!("SELECT {} FROM {} ORDER BY {}", values.join(", "), quoted(&table.name), key.join(", "));
        let place = self.place.clone();
        let refused = |error: postgres::Error| CopyFailure::of(&place, failure(&error));
        let no_parameters: [&(dyn ToSql + Sync); 0] = [];
        let rows = self.client.query_raw(query.as_str(), no_parameters).map_err(refused)?;
        reader(&mut ServerRows { place: &self.place, rows })
    }

    fn write(&mut self, table: &CopiedTable, rows: &mut dyn RowStream) -> Result<(), CopyFailure> {
        if self.rows(table)? == 0 {
            return self.add(table, rows);
        }
        while let Some(row) = rows.next()? {
            check_storable(table, &row)?;
            self.overwrite(table, &row)?;
        }
        Ok(())
    }

    fn last_number(&mut self, table: &CopiedTable) -> Result<i64, CopyFailure> {
        let Some(column) = &table.numbered else { return Ok(0) };
        let sequence = self
            .client
            .query_one("SELECT pg_get_serial_sequence($1, $2)", &[&quoted(&table.name), column])
            .and_then(|row| row.try_get::<_, String>(0))
            .map_err(|error| self.refused(&error))?;
        // The next number is the last value itself if that was not called yet.
        let last = self.number(&format!("SELECT last_value - (NOT is_called)::int FROM {sequence}"))?;
        let highest = self.number(&format!(
            "SELECT coalesce(max({}), 0) FROM {}",
            quoted(column),
            quoted(&table.name)
        ))?;
        Ok(last.max(highest))
    }

    fn remembers_numbers(&mut self, _: &CopiedTable) -> Result<bool, CopyFailure> {
        Ok(true)
    }

    fn go_on_after(&mut self, table: &CopiedTable, last: i64) -> Result<(), CopyFailure> {
        let Some(column) = &table.numbered else { return Ok(()) };
        // Unlike `setval`, this is undone with the transaction.
        let next = last.max(0).saturating_add(1);
        self.run(&format!(
            "ALTER TABLE {} ALTER COLUMN {} RESTART WITH {next}",
            quoted(&table.name),
            quoted(column)
        ))
    }

    fn finish_writing(&mut self, plan: &[CopiedTable]) -> Result<(), CopyFailure> {
        // Otherwise the first queries would be planned for tiny tables.
        let names: Vec<String> = plan.iter().map(|table| quoted(&table.name)).collect();
        self.run(&format!("ANALYZE {}", names.join(", ")))
    }

    fn keep(&mut self) -> Result<(), CopyFailure> {
        self.run("COMMIT")
    }

    fn refresh(&mut self) -> Result<(), CopyFailure> {
        self.run(&format!("COMMIT; {READ}"))
    }

    fn check_unused(&mut self) -> Result<(), CopyFailure> {
        self.refresh()?;
        if self.read_traces()? == self.traces {
            Ok(())
        } else {
            Err(CopyFailure::Changed(self.place.clone()))
        }
    }
}

/// The rows of a query.
struct ServerRows<'s> {
    place: &'s Location,
    rows: RowIter<'s>,
}

impl RowStream for ServerRows<'_> {
    fn next(&mut self) -> Result<Option<Vec<Value>>, CopyFailure> {
        let row = self.rows.next().map_err(|error| CopyFailure::of(self.place, failure(&error)))?;
        row.map(|row| columns(&row)).transpose().map_err(|failure| CopyFailure::of(self.place, failure))
    }
}

/// Refuses a text that a file can store, and a server cannot.
fn check_storable(table: &CopiedTable, row: &[Value]) -> Result<(), CopyFailure> {
    let is_bad = |value: &Value| matches!(value, Value::Text(text) if text.contains('\0'));
    match table.columns.iter().zip(row).find(|(_, value)| is_bad(value)) {
        Some((column, _)) => Err(CopyFailure::Unstorable {
            table: table.name.clone(),
            key: table.shown_key(row),
            column: column.name.clone(),
            why: "has a null character, which PostgreSQL does not store",
        }),
        None => Ok(()),
    }
}

/// Converts an error. A constraint is not violated by others here, but by the rows.
fn failure(error: &postgres::Error) -> StoreFailure {
    match error.as_db_error() {
        Some(reported) if reported.code().code().starts_with("23") => {
            let detail = reported.detail().unwrap_or_default();
            StoreFailure::Other(format!("{} {detail}", reported.message()).trim_end().to_owned())
        }
        _ => StoreFailure::of_server(error),
    }
}

fn kind(type_oid: i64) -> ColumnKind {
    match u32::try_from(type_oid).ok().and_then(Type::from_oid) {
        Some(Type::BOOL | Type::INT4 | Type::INT8) => ColumnKind::Integer,
        Some(Type::TEXT) => ColumnKind::Text,
        Some(Type::BYTEA) => ColumnKind::Blob,
        Some(other) => ColumnKind::Other(other.name().to_owned()),
        None => ColumnKind::Other(type_oid.to_string()),
    }
}

fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}
