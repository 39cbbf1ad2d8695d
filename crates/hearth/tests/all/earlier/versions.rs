//! Databases of every schema version, with the rows of the oldest release, go on with this program.

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use serde_json::Value;

use super::{Earlier, copy_database, list, look, stable, text};

/// The schema version of the oldest database that was saved.
const SAVED: usize = 6;

/// The migrations in their order.
fn migrations() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../store/migrations/sqlite");
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .expect("there are migrations")
        .map(|file| file.expect("it can be seen").path())
        .collect();
    files.sort();
    files.iter().map(|file| fs::read_to_string(file).expect("a migration can be read")).collect()
}

fn marked(connection: &Connection, version: usize) {
    connection
        .execute_batch(&format!("PRAGMA application_id = {}; PRAGMA user_version = {version}", 0x4852_5448))
        .expect("a version can be set");
}

/// Returns the columns of a table; none if there is no such table.
pub(super) fn columns(connection: &Connection, schema: &str, table: &str) -> Vec<String> {
    let mut query =
        connection.prepare("SELECT name FROM pragma_table_info(?1, ?2)").expect("columns can be listed");
    let names = query.query_map([table, schema], |row| row.get(0)).expect("columns can be listed");
    names.map(|name| name.expect("a name is text")).collect()
}

/// Makes a database of a version, with the rows of the saved one as far as it had a place for them.
fn database_of(version: usize, path: &Path) {
    let migrations = migrations();
    if version >= SAVED {
        copy_database(path);
        let connection = Connection::open(path).expect("the database can be opened");
        for migration in &migrations[SAVED..version] {
            connection.execute_batch(migration).expect("it migrates");
        }
        marked(&connection, version);
        return;
    }
    let saved = path.with_file_name("saved.db");
    copy_database(&saved);
    let connection = Connection::open(path).expect("a database can be made");
    for migration in &migrations[..version] {
        connection.execute_batch(migration).expect("it migrates");
    }
    connection
        .execute("ATTACH ?1 AS saved", [saved.to_str().expect("a path is text")])
        .expect("two databases can be open");
    connection.execute_batch("DELETE FROM meta").expect("it can be written");
    for table in [
        "meta",
        "secret",
        "person",
        "session",
        "table_summary",
        "participant",
        "lesson_done",
        "review",
        "device",
        "webhook",
        "notice",
    ] {
        let (then, later) = (columns(&connection, "main", table), columns(&connection, "saved", table));
        let both: Vec<&str> = then.iter().filter(|name| later.contains(name)).map(String::as_str).collect();
        if both.is_empty() {
            continue;
        }
        let both = both.join(", ");
        connection
            .execute_batch(&format!("INSERT INTO main.{table} ({both}) SELECT {both} FROM saved.{table}"))
            .unwrap_or_else(|error| panic!("{table} of version {version}: {error}"));
    }
    connection
        .execute_batch(
            "INSERT INTO main.entry (table_id, seq, at, text) SELECT table_id, seq, at, text
             FROM saved.entry JOIN saved.log ON log = number ORDER BY entry.rowid",
        )
        .expect("entries can be copied");
    marked(&connection, version);
}

#[test]
fn a_database_of_every_schema_version_gives_the_same_answers_and_goes_on() {
    for version in 1..=migrations().len() {
        let earlier = Earlier::on(|path| database_of(version, path));
        for expected in list(&earlier.expected["answers"]) {
            let Some(path) = expected["get"].as_str() else { continue };
            // Reviews came with the third version.
            if version < 3 && path.ends_with("/review") {
                continue;
            }
            let (_, answer) =
                earlier.player(text(&expected["as"])).answered(&format!("GET {path}"), &Value::Null);
            assert_eq!(stable(answer), expected["answer"], "version {version}: {path}");
        }
        for name in ["running", "against a bot", "hot seat"] {
            let table = earlier.table(name);
            let before = look(&earlier.player("ada"), table);
            earlier.play_on(table, 2);
            let after = look(&earlier.player("ada"), table);
            assert!(
                after["decisions"].as_u64() > before["decisions"].as_u64(),
                "version {version}, {name}: {after}"
            );
        }
        let ada = earlier.person("ada");
        let form = [("login", "ADA"), ("password", text(&ada["password"]))];
        assert_eq!(earlier.served.send_form("/me/login", &form).0, 303, "version {version}");
    }
}
