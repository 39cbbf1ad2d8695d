//! A file at one end of a copy.

use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::types::{Value, ValueRef};
use rusqlite::{Connection, OptionalExtension, Rows, params, params_from_iter};
use tempfile::{NamedTempFile, TempPath};

use super::backup::{Overwrite, check, directory_of, publish};
use super::schema;
use crate::copy::{
    Column, ColumnKind, CopiedColumn, CopiedTable, CopyEnd, CopyFailure, RowStream, TableShape, shown_row,
};
use crate::{Location, StoreFailure};

/// The endings of the files that `SQLite` puts beside a database.
const SIDE_FILES: [&str; 3] = ["-wal", "-shm", "-journal"];

/// Returns the file that a server locks while it uses a database.
pub fn lock_file(database: &Path) -> PathBuf {
    database.with_extension("lock")
}

/// A file that is copied, or one that is made.
pub(crate) struct FileEnd {
    place: Location,
    path: PathBuf,
    connection: Connection,
    /// The number of its owner when it was opened.
    owner: u64,
    // Dropped after the connection.
    made: Option<TempPath>,
    _lock: Option<File>,
}

impl FileEnd {
    /// Opens a file that exists. No server can start on it meanwhile.
    pub fn open(path: &Path) -> Result<FileEnd, CopyFailure> {
        let place = Location::File(path.to_owned());
        if !path.exists() {
            return Err(CopyFailure::Missing(place));
        }
        let lock = keep_servers_away(path)?;
        let failed = |failure| CopyFailure::of(&place, failure);
        let connection = schema::open_reading(path).map_err(failed)?;
        match schema::version(&connection).map_err(failed)? {
            0 => return Err(CopyFailure::Empty(place)),
            schema::VERSION => (),
            _ => return Err(failed(StoreFailure::Older)),
        }
        // Rows are read by their indexes, which must not lack any.
        schema::check_schema(&connection).and_then(|()| check(&connection)).map_err(failed)?;
        let owner = schema::meta(&connection).map_err(failed)?.owner;
        let mut end = FileEnd { place, path: path.to_owned(), connection, owner, made: None, _lock: lock };
        end.run("BEGIN")?;
        Ok(end)
    }

    /// Refuses a path where there is something.
    pub fn check_free(path: &Path) -> Result<(), CopyFailure> {
        for ending in std::iter::once("").chain(SIDE_FILES) {
            let mut name = path.to_owned().into_os_string();
            name.push(ending);
            let file = PathBuf::from(name);
            // A link that leads nowhere is something, too.
            if file.symlink_metadata().is_ok() {
                return Err(CopyFailure::Occupied(Location::File(file)));
            }
        }
        Ok(())
    }

    /// Makes a database beside the path where it will be. It gets its name when it is complete.
    pub fn create(path: &Path) -> Result<FileEnd, CopyFailure> {
        FileEnd::check_free(path)?;
        let place = Location::File(path.to_owned());
        let lock = keep_servers_away(path)?;
        let failed = |failure| CopyFailure::of(&place, failure);
        let directory = directory_of(path);
        let made = NamedTempFile::with_prefix_in(".hearth-copy-", directory)
            .map_err(|error| failed(StoreFailure::of_file("write in", directory, &error)))?
            .into_temp_path();
        let mut connection = schema::open_writing(&made).map_err(failed)?;
        schema::migrate(&mut connection).map_err(failed)?;
        let mut end =
            FileEnd { place, path: path.to_owned(), connection, owner: 0, made: Some(made), _lock: lock };
        // A single file, which is synced as a whole at the end. Tables that refer to each other are checked then, too.
        end.run("PRAGMA journal_mode = DELETE; PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE")?;
        Ok(end)
    }

    fn run(&mut self, statements: &str) -> Result<(), CopyFailure> {
        self.connection.execute_batch(statements).map_err(|error| CopyFailure::of(&self.place, error))
    }

    fn number(&self, query: &str, parameters: &[&dyn rusqlite::ToSql]) -> Result<Option<i64>, CopyFailure> {
        let number = self.connection.query_row(query, parameters, |row| row.get(0)).optional();
        number.map(Option::flatten).map_err(|error| CopyFailure::of(&self.place, error))
    }

    fn shapes(&self) -> rusqlite::Result<Vec<TableShape>> {
        let tables =
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~'";
        let mut tables = self.connection.prepare(tables)?;
        let names: Vec<String> = tables.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
        let mut columns = self.connection.prepare("SELECT name, type FROM pragma_table_info(?1)")?;
        names
            .into_iter()
            .map(|name| {
                let columns = columns
                    .query_map([&name], |row| Ok(Column { name: row.get(0)?, kind: kind(row.get(1)?) }))?
                    .collect::<Result<_, _>>()?;
                Ok(TableShape { name, columns, key: Vec::new(), numbered: None, refers_to: Vec::new() })
            })
            .collect()
    }

    fn write_rows(&self, table: &CopiedTable, rows: &mut dyn RowStream) -> Result<(), CopyFailure> {
        let failed = |error: rusqlite::Error| CopyFailure::of(&self.place, StoreFailure::from(error));
        let stored: Vec<usize> = (0..table.columns.len())
            .filter(|&place| table.columns[place].computed_in_file.is_none())
            .collect();
        let names: Vec<String> = stored.iter().map(|&place| quoted(&table.columns[place].name)).collect();
        let only_row = self.count(table).map_err(failed)? == 1;
        let statement = if only_row {
            let sets: Vec<String> =
                names.iter().zip(1..).map(|(name, place)| format!("{name} = ?{place}")).collect();
            format!("UPDATE {} SET {}", quoted(&table.name), sets.join(", "))
        } else {
            let places: Vec<String> = (1..=names.len()).map(|place| format!("?{place}")).collect();
            let (names, places) = (names.join(", "), places.join(", "));
            format!("INSERT INTO {} ({names}) VALUES ({places})", quoted(&table.name))
        };
        let mut statement = self.connection.prepare(&statement).map_err(failed)?;
        while let Some(row) = rows.next()? {
            statement.execute(params_from_iter(stored.iter().map(|&place| &row[place]))).map_err(failed)?;
        }
        Ok(())
    }

    fn count(&self, table: &CopiedTable) -> rusqlite::Result<i64> {
        let count = format!("SELECT count(*) FROM {}", quoted(&table.name));
        self.connection.query_row(&count, [], |row| row.get(0))
    }
}

impl CopyEnd for FileEnd {
    fn tables(&mut self) -> Result<Vec<TableShape>, CopyFailure> {
        self.shapes().map_err(|error| CopyFailure::of(&self.place, error))
    }

    fn rows(&mut self, table: &CopiedTable) -> Result<u64, CopyFailure> {
        let count = self.count(table).map_err(|error| CopyFailure::of(&self.place, error))?;
        Ok(count.cast_unsigned())
    }

    fn read(
        &mut self,
        table: &CopiedTable,
        reader: &mut dyn FnMut(&mut dyn RowStream) -> Result<(), CopyFailure>,
    ) -> Result<(), CopyFailure> {
        let failed = |error: rusqlite::Error| CopyFailure::of(&self.place, StoreFailure::from(error));
        let value = |column: &CopiedColumn| match column.computed_in_file {
            Some(expression) => expression.to_owned(),
            None => quoted(&column.name),
        };
        let values: Vec<String> = table.columns.iter().map(value).collect();
        let key: Vec<String> = table.key.iter().map(|&place| quoted(&table.columns[place].name)).collect();
        let query =
            format!("SELECT {} FROM {} ORDER BY {}", values.join(", "), quoted(&table.name), key.join(", "));
        let mut query = self.connection.prepare(&query).map_err(failed)?;
        let rows = query.query([]).map_err(failed)?;
        reader(&mut FileRows { place: &self.place, table, rows })
    }

    fn write(&mut self, table: &CopiedTable, rows: &mut dyn RowStream) -> Result<(), CopyFailure> {
        self.write_rows(table, rows)
    }

    fn last_number(&mut self, table: &CopiedTable) -> Result<i64, CopyFailure> {
        let Some(column) = &table.numbered else { return Ok(0) };
        let highest = format!("SELECT max({}) FROM {}", quoted(column), quoted(&table.name));
        let highest = self.number(&highest, params![])?.unwrap_or_default();
        let remembered =
            self.number("SELECT seq FROM sqlite_sequence WHERE name = ?1", params![table.name])?;
        Ok(highest.max(remembered.unwrap_or_default()))
    }

    fn remembers_numbers(&mut self, table: &CopiedTable) -> Result<bool, CopyFailure> {
        let query =
            "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?1 AND sql LIKE '%AUTOINCREMENT%'";
        Ok(self.number(query, params![table.name])?.is_some())
    }

    fn go_on_after(&mut self, table: &CopiedTable, last: i64) -> Result<(), CopyFailure> {
        if !self.remembers_numbers(table)? {
            // It goes on after the highest number that there is.
            return Ok(());
        }
        let place = self.place.clone();
        let failed = |error: rusqlite::Error| CopyFailure::of(&place, StoreFailure::from(error));
        // The table has a row only after its first insert, and no key.
        self.connection
            .execute("DELETE FROM sqlite_sequence WHERE name = ?1", params![table.name])
            .and_then(|_| {
                let insert = "INSERT INTO sqlite_sequence (name, seq) VALUES (?1, ?2)";
                self.connection.execute(insert, params![table.name, last])
            })
            .map(drop)
            .map_err(failed)
    }

    fn finish_writing(&mut self, _: &[CopiedTable]) -> Result<(), CopyFailure> {
        let lonely = "SELECT \"table\" || ' refers to a row of ' || parent || ' that is missing' FROM pragma_foreign_key_check";
        let lonely: Option<String> = self
            .connection
            .query_row(lonely, [], |row| row.get(0))
            .optional()
            .map_err(|error| CopyFailure::of(&self.place, error))?;
        if let Some(lonely) = lonely {
            return Err(CopyFailure::of(&self.place, StoreFailure::Other(lonely)));
        }
        self.run("COMMIT")?;
        if let Some(made) = &self.made {
            // It is compared as another program would read it.
            self.connection =
                schema::open_reading(made).map_err(|failure| CopyFailure::of(&self.place, failure))?;
        }
        Ok(())
    }

    fn keep(&mut self) -> Result<(), CopyFailure> {
        let Some(made) = self.made.take() else { return Ok(()) };
        // Not every system renames a file that is open.
        self.connection =
            Connection::open_in_memory().map_err(|error| CopyFailure::of(&self.place, error))?;
        publish(made, &self.path, Overwrite::Refuse).map_err(|failure| match failure {
            StoreFailure::Exists(_) => CopyFailure::Occupied(self.place.clone()),
            failure => CopyFailure::of(&self.place, failure),
        })
    }

    fn refresh(&mut self) -> Result<(), CopyFailure> {
        self.run("COMMIT; BEGIN")
    }

    fn check_unused(&mut self) -> Result<(), CopyFailure> {
        self.refresh()?;
        let meta = schema::meta(&self.connection).map_err(|failure| CopyFailure::of(&self.place, failure))?;
        if meta.owner == self.owner { Ok(()) } else { Err(CopyFailure::Changed(self.place.clone())) }
    }
}

/// The rows of a query.
struct FileRows<'s> {
    place: &'s Location,
    table: &'s CopiedTable,
    rows: Rows<'s>,
}

impl RowStream for FileRows<'_> {
    fn next(&mut self) -> Result<Option<Vec<Value>>, CopyFailure> {
        let failed = |error: rusqlite::Error| CopyFailure::of(self.place, StoreFailure::from(error));
        let Some(row) = self.rows.next().map_err(failed)? else { return Ok(None) };
        let read = |(place, column): (usize, &CopiedColumn)| {
            let value = row.get_ref(place).map_err(failed)?;
            Value::try_from(value).map_err(|_| CopyFailure::Unstorable {
                table: self.table.name.clone(),
                key: shown_row(self.table, |place| row.get_ref(place).unwrap_or(ValueRef::Null)),
                column: column.name.clone(),
                why: "is not valid UTF-8",
            })
        };
        self.table.columns.iter().enumerate().map(read).collect::<Result<_, _>>().map(Some)
    }
}

/// Takes the lock of a database, if it has one. A file of which no server knows has none.
fn keep_servers_away(database: &Path) -> Result<Option<File>, CopyFailure> {
    let (place, path) = (Location::File(database.to_owned()), lock_file(database));
    let lock = match File::open(&path) {
        Ok(lock) => lock,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(CopyFailure::of(&place, StoreFailure::of_file("open", &path, &error))),
    };
    match lock.try_lock() {
        Ok(()) => Ok(Some(lock)),
        Err(TryLockError::WouldBlock) => Err(CopyFailure::InUse(place)),
        // Some file systems have no locks. Then the comparison finds what a server changed.
        Err(TryLockError::Error(_)) => Ok(None),
    }
}

fn kind(declared: String) -> ColumnKind {
    match declared.as_str() {
        "INTEGER" => ColumnKind::Integer,
        "TEXT" => ColumnKind::Text,
        "BLOB" => ColumnKind::Blob,
        _ => ColumnKind::Other(declared),
    }
}

fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}
