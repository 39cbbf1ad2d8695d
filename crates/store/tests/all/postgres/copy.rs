//! Copies from a file to a server and back.

mod refusals;
mod rows;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use hearth_cluster::Epoch;
use hearth_store::{
    Comparison, CopyFailure, CopyProgress, CopyStage, Difference, Lease, Location, RowDifference, Store,
    UserId, compare, copy,
};
use rusqlite::types::Value;
use rusqlite::{Connection, params};

use crate::support::{TestDirectory, append, run_sql, table, texts};

/// The places of a test.
struct Places {
    directory: TestDirectory,
    url: String,
    file: Location,
    server: Location,
    back: Location,
}

impl Places {
    /// A file with rows in every table, an empty database and a place for another file.
    fn new() -> Places {
        let places = Places::empty();
        drop(Store::open(&places.directory.database()).unwrap());
        rows::fill_every_table(&places.sqlite());
        places
    }

    fn empty() -> Places {
        let directory = TestDirectory::new();
        let url = directory.postgres();
        Places {
            file: Location::File(directory.database()),
            server: Location::server(&url).unwrap(),
            back: Location::File(directory.file("back.db")),
            url,
            directory,
        }
    }

    fn sqlite(&self) -> Connection {
        let connection = self.directory.beside();
        // Rows may refer to others that are added later, or never.
        connection.execute_batch("PRAGMA foreign_keys = OFF").unwrap();
        connection
    }

    fn run(&self, statements: &str) {
        run_sql(&self.url, statements.to_owned());
    }

    fn to_server(&self) -> Result<Comparison, CopyFailure> {
        copy(&self.file, &self.server, &mut |_| ())
    }

    fn to_file(&self) -> Result<Comparison, CopyFailure> {
        copy(&self.server, &self.back, &mut |_| ())
    }

    /// Returns the differences between the file and the server.
    fn differences(&self) -> Vec<(String, RowDifference)> {
        let compared = compare(&self.file, &self.server, &mut |_| ()).unwrap();
        let differences = compared.tables.into_iter().flat_map(|table| {
            assert_eq!(table.differences, table.examples.len() as u64);
            table.examples.into_iter().map(move |difference| (table.name.clone(), difference))
        });
        differences.collect()
    }

    /// Asserts that nothing is at the server.
    fn assert_server_is_empty(&self) {
        let failure = compare(&self.file, &self.server, &mut |_| ()).unwrap_err();
        assert_eq!(failure, CopyFailure::Empty(self.server.clone()));
    }
}

/// Returns the rows of every table of a file, without what a copy does not keep. The columns are sorted by name, and so are the
/// rows.
fn dump(path: &Path) -> BTreeMap<String, Vec<String>> {
    let connection = Connection::open(path).unwrap();
    let mut tables = connection.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").unwrap();
    let tables: Vec<String> =
        tables.query_map([], |row| row.get(0)).unwrap().collect::<Result<_, _>>().unwrap();
    let rows = |name: String| {
        let mut columns = columns_of(&connection, &name);
        if name == "meta" {
            columns.retain(|column| !["generation", "owner", "backed_up"].contains(&column.as_str()));
        }
        let names: Vec<String> = columns.iter().map(|column| format!("\"{column}\"")).collect();
        let mut query = connection.prepare(&format!("SELECT {} FROM {name}", names.join(", "))).unwrap();
        let row = |row: &rusqlite::Row<'_>| {
            let values: Vec<Value> = (0..columns.len()).map(|place| row.get(place).unwrap()).collect();
            Ok(format!("{values:?}"))
        };
        let mut rows: Vec<String> = query.query_map([], row).unwrap().collect::<Result<_, _>>().unwrap();
        rows.sort();
        (name, rows)
    };
    tables.into_iter().map(rows).collect()
}

fn columns_of(connection: &Connection, table: &str) -> Vec<String> {
    let mut columns = connection.prepare("SELECT name FROM pragma_table_info(?1) ORDER BY name").unwrap();
    columns.query_map([table], |row| row.get(0)).unwrap().collect::<Result<_, _>>().unwrap()
}

#[test]
fn every_row_of_every_table_is_copied_there_and_back() {
    let places = Places::new();
    let before = dump(&places.directory.database());
    for (table, rows) in &before {
        assert!(!rows.is_empty(), "the test has no row for the table {table}: add one to rows.rs");
    }
    let mut seen = Vec::new();
    let there = copy(&places.file, &places.server, &mut |progress| seen.push(progress)).unwrap();
    assert!(there.is_same(), "{there:?}");
    let tables: BTreeSet<&str> = there.tables.iter().map(|table| table.name.as_str()).collect();
    let expected: BTreeSet<&str> =
        before.keys().map(String::as_str).filter(|name| *name != "sqlite_sequence").collect();
    assert_eq!(tables, expected);
    for table in &there.tables {
        assert_eq!(table.rows, before[&table.name].len() as u64, "{}", table.name);
    }
    for stage in [CopyStage::Copying, CopyStage::Comparing] {
        assert!(seen.contains(&CopyProgress { stage, rows: there.rows(), total: there.rows() }), "{seen:?}");
    }
    let back = places.to_file().unwrap();
    assert_eq!(back, there);
    let after = dump(places.back.file().unwrap());
    for (table, rows) in &before {
        assert_eq!(after[table], *rows, "{table}");
    }
    assert_eq!(dump(&places.directory.database()), before, "the source has changed");
    let files = crate::support::files(places.directory.database().parent().unwrap());
    assert!(files.iter().all(|file| file.starts_with("hearth.db") || file == "back.db"), "{files:?}");
}

/// A column that only one of them has must be named in `plan.rs`, and here.
#[test]
fn a_copy_knows_which_tables_and_columns_only_one_database_has() {
    let places = Places::empty();
    drop(Store::open(&places.directory.database()).unwrap());
    drop(Store::connect(&places.url).unwrap());
    let connection = places.directory.beside();
    let mut tables = connection
        .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'sqlite_sequence'")
        .unwrap();
    let tables: Vec<String> =
        tables.query_map([], |row| row.get(0)).unwrap().collect::<Result<_, _>>().unwrap();
    let in_file: BTreeSet<String> = tables
        .iter()
        .flat_map(|table| {
            columns_of(&connection, table).into_iter().map(move |name| format!("{table}.{name}"))
        })
        .collect();
    let url = places.url.clone();
    let on_server: BTreeSet<String> = std::thread::spawn(move || {
        let mut client = postgres::Client::connect(&url, postgres::NoTls).unwrap();
        let columns = "SELECT table_name || '.' || column_name FROM information_schema.columns
                       WHERE table_schema = current_schema()";
        client.query(columns, &[]).unwrap().iter().map(|row| row.get(0)).collect()
    })
    .join()
    .unwrap();
    let only_server: Vec<&str> = on_server.difference(&in_file).map(String::as_str).collect();
    let expected = [
        "announced.last",
        "announcement.at",
        "announcement.number",
        "announcement.sender",
        "announcement.text",
        "log.entries",
        "log.epoch",
        "log.owner",
        "meta.version",
        "node.address",
        "node.dead",
        "node.number",
        "node.renewals",
        "node.worker",
        "notice.node",
    ];
    assert_eq!(only_server, expected);
    assert_eq!(in_file.difference(&on_server).count(), 0);
}

/// Seats refer to people who are deleted, so their numbers are not used again.
#[tokio::test]
async fn numbers_go_on_after_a_copy() {
    let places = Places::empty();
    let store = Store::open(&places.directory.database()).unwrap();
    for name in ["Anna", "Ben", "Cleo"] {
        store.create_user(name.to_owned(), 0).await.unwrap();
    }
    store.append(append(table(1), 0, &["a"])).await.unwrap();
    store.close();
    places.sqlite().execute("DELETE FROM person WHERE id = 3", params![]).unwrap();
    assert!(places.to_server().unwrap().is_same());
    assert!(places.to_file().unwrap().is_same());
    for store in [Store::connect(&places.url), Store::open(places.back.file().unwrap())] {
        let store = store.unwrap();
        assert_eq!(store.create_user("Dora".to_owned(), 0).await.unwrap(), UserId(4));
        store.append(append(table(2), 0, &["b"])).await.unwrap();
        store.append(append(table(1), 1, &["c"])).await.unwrap();
        assert_eq!(texts(&store, table(1)).await, ["a", "c"]);
        assert_eq!(texts(&store, table(2)).await, ["b"]);
    }
}

#[tokio::test]
async fn a_copy_belongs_to_nobody() {
    let places = Places::empty();
    drop(Store::open(&places.directory.database()).unwrap());
    rows::fill_every_table(&places.sqlite());
    assert!(places.to_server().unwrap().is_same());
    let store = Store::connect(&places.url).unwrap();
    assert_ne!(*store.generation().borrow(), rows::GENERATION);
    assert_eq!(store.backed_up().await, Ok(None));
    let free = Lease { owner: None, epoch: Epoch(0) };
    assert_eq!(store.lease(table(1)).await, Ok(Some(free)));
    let node = store.register_node("http://node".to_owned(), false).await.unwrap();
    assert_eq!(node.0, 1, "no node was copied");
}

#[test]
fn a_changed_row_of_a_copy_is_found() {
    let places = Places::new();
    assert!(places.to_server().unwrap().is_same());
    assert_eq!(places.differences(), []);
    let columns = |names: &[&str]| Difference::Columns(names.iter().map(|&name| name.to_owned()).collect());
    for (change, table, key, difference, back) in [
        (
            "UPDATE entry SET text = text || ' ', at = at + 1 WHERE log = 1 AND seq = 1",
            "entry",
            "log 1, seq 1",
            columns(&["at", "text"]),
            "UPDATE entry SET text = 'plain', at = 5 WHERE log = 1 AND seq = 1",
        ),
        (
            "DELETE FROM house WHERE name = 'b'",
            "house",
            "name “b”",
            Difference::Missing,
            "INSERT INTO house (name, value) VALUES ('b', '')",
        ),
        (
            "INSERT INTO house (name, value) VALUES ('aa', 'x')",
            "house",
            "name “aa”",
            Difference::Added,
            "DELETE FROM house WHERE name = 'aa'",
        ),
        (
            "UPDATE ban SET household = NULL WHERE number = 1",
            "ban",
            "number 1",
            columns(&["household"]),
            "UPDATE ban SET household = '\\x00ff27' WHERE number = 1",
        ),
        (
            "UPDATE log SET entries = entries + 1 WHERE number = 1",
            "log",
            "number 1",
            columns(&["entries"]),
            "UPDATE log SET entries = entries - 1 WHERE number = 1",
        ),
        (
            "ALTER TABLE person ALTER COLUMN id RESTART WITH 8",
            "person",
            "number 9",
            Difference::Numbers,
            "ALTER TABLE person ALTER COLUMN id RESTART WITH 10",
        ),
    ] {
        places.run(change);
        let key = key.to_owned();
        assert_eq!(places.differences(), [(table.to_owned(), RowDifference { key, difference })], "{change}");
        places.run(back);
        assert_eq!(places.differences(), [], "{back}");
    }
}

/// A source that changes meanwhile is found by the comparison, and then nothing is kept.
#[test]
fn a_source_that_changes_during_a_copy_is_not_copied() {
    let places = Places::new();
    let change = |progress: CopyProgress| {
        if progress.rows == 0 && progress.stage == CopyStage::Copying {
            places.sqlite().execute_batch("UPDATE quiet SET zone = 'UTC'").unwrap();
        }
    };
    let compared = copy(&places.file, &places.server, &mut { change }).unwrap();
    assert!(!compared.is_same());
    let quiet = compared.tables.iter().find(|table| table.name == "quiet").unwrap();
    assert_eq!(quiet.differences, 1);
    places.assert_server_is_empty();
    let start = |progress: CopyProgress| {
        if progress.rows == 0 && progress.stage == CopyStage::Comparing {
            places.sqlite().execute_batch("UPDATE meta SET owner = owner + 1").unwrap();
        }
    };
    let failure = copy(&places.file, &places.server, &mut { start }).unwrap_err();
    assert_eq!(failure, CopyFailure::Changed(places.file.clone()));
    places.assert_server_is_empty();
    assert!(places.to_server().unwrap().is_same());
    let start = |progress: CopyProgress| {
        if progress.rows == 0 && progress.stage == CopyStage::Comparing {
            places.run("INSERT INTO node (address) VALUES ('http://node')");
        }
    };
    let failure = copy(&places.server, &places.back, &mut { start }).unwrap_err();
    assert_eq!(failure, CopyFailure::Changed(places.server.clone()));
    assert!(!places.back.file().unwrap().exists());
}

#[test]
fn a_copy_that_fails_leaves_nothing() {
    let places = Places::new();
    let [bad, good] =
        ["UPDATE house SET value = 'x' || char(0) WHERE name = 'b'", "UPDATE house SET value = ''"];
    places.sqlite().execute_batch(bad).unwrap();
    let failure = places.to_server().unwrap_err();
    assert!(matches!(failure, CopyFailure::Unstorable { .. }), "{failure}");
    let said = failure.to_string();
    assert!(["house", "“b”", "value", "null character"].iter().all(|word| said.contains(word)), "{said}");
    places.assert_server_is_empty();
    places.sqlite().execute_batch(good).unwrap();
    let [bad, good] =
        ["INSERT INTO webhook VALUES (77, '', '', '', '', 0)", "DELETE FROM webhook WHERE person = 77"];
    places.sqlite().execute_batch(bad).unwrap();
    let said = places.to_server().unwrap_err().to_string();
    assert!(said.contains("77") && said.contains("person"), "{said}");
    places.assert_server_is_empty();
    places.sqlite().execute_batch(good).unwrap();
    assert!(places.to_server().unwrap().is_same());
    let nowhere = Location::File(places.directory.file("nowhere/back.db"));
    let failure = copy(&places.server, &nowhere, &mut |_| ()).unwrap_err();
    assert!(failure.to_string().contains("nowhere"), "{failure}");
}
