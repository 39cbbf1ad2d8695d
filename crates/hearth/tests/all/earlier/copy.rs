//! The database of the version before is copied to `PostgreSQL` and back, and goes on at both.

use std::fs;
use std::path::Path;

use hearth_testkit::postgres::always_url_for;
use rusqlite::Connection;
use rusqlite::types::Value as SqlValue;
use tempfile::TempDir;

use super::versions::columns;
use super::{Earlier, copy_database, list, look, saved, stable, text};
use crate::run::{CommandOutput, hearth};
use crate::served::Served;

/// Tables at which somebody can decide.
const RUNNING: [&str; 3] = ["running", "against a bot", "hot seat"];

/// Lets a server of today migrate the old database, and play on. Then it stops.
fn played() -> Earlier {
    let mut earlier = Earlier::on(copy_database);
    for name in RUNNING {
        earlier.play_on(earlier.table(name), 2);
    }
    stop(&mut earlier.served);
    earlier
}

fn stop(served: &mut Served) {
    // Only a server that answers has begun to listen to signals.
    assert_eq!(served.page("/healthz", "").0, 200);
    served.signal("-TERM");
    assert_eq!(served.ended(), Some(0));
}

fn place_of(path: &Path) -> String {
    format!("sqlite:{}", path.display())
}

fn copied(from: &str, to: &str) -> CommandOutput {
    let run = hearth(&["copy", "--from", from, "--to", to]);
    assert_eq!(run.code, Some(0), "{}{}", run.out, run.err);
    assert!(run.err.contains("every row is the same"), "{}", run.err);
    run
}

/// Returns the rows of a table, sorted.
fn rows_of(connection: &Connection, table: &str) -> Vec<String> {
    let of_one_database = ["generation", "owner", "backed_up"];
    let mut columns = columns(connection, "main", table);
    columns.retain(|name| table != "meta" || !of_one_database.contains(&name.as_str()));
    columns.sort();
    let names: Vec<String> = columns.iter().map(|name| format!("\"{name}\"")).collect();
    let query = format!("SELECT {} FROM {table}", names.join(", "));
    let mut query = connection.prepare(&query).expect("a table can be read");
    let rows = query.query_map([], |row| {
        let values: Result<Vec<SqlValue>, _> = (0..names.len()).map(|place| row.get(place)).collect();
        Ok(format!("{:?}", values?))
    });
    let mut rows: Vec<String> =
        rows.expect("a table can be read").collect::<Result<_, _>>().expect("rows can be read");
    rows.sort();
    rows
}

#[test]
fn a_database_of_real_play_is_copied_there_and_back() {
    let earlier = played();
    let folder = TempDir::with_prefix("copy").expect("a folder can be made");
    let (file, url) = (earlier.served.database(), always_url_for(folder.path()));
    let run = copied(&place_of(&file), &url);
    let back = folder.path().join("back.db");
    copied(&url, &place_of(&back));
    let [one, other] = [&file, &back].map(|path| Connection::open(path).expect("it can be opened"));
    let mut tables =
        one.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").expect("tables can be listed");
    let tables: Vec<String> = tables
        .query_map([], |row| row.get(0))
        .expect("tables can be listed")
        .collect::<Result<_, _>>()
        .expect("a name is text");
    assert!(tables.len() > 20, "{tables:?}");
    for table in &tables {
        let rows = rows_of(&one, table);
        assert!(rows == rows_of(&other, table), "{table} is not the same");
        if table != "sqlite_sequence" {
            let line = run.out.lines().find(|line| line.split_whitespace().next() == Some(table));
            let line: Vec<&str> = line.unwrap_or_default().split_whitespace().collect();
            assert_eq!(line[1].replace(',', ""), rows.len().to_string(), "{}", run.out);
            assert_eq!(line[2], "same", "{}", run.out);
        }
    }
    assert!(rows_of(&one, "entry").len() > 400);
}

#[test]
fn a_server_goes_on_with_a_copy() {
    let mut earlier = Earlier::on(copy_database);
    stop(&mut earlier.served);
    let folder = TempDir::with_prefix("copy").expect("a folder can be made");
    let url = always_url_for(folder.path());
    copied(&place_of(&earlier.served.database()), &url);
    let expected = serde_json::from_str(&saved("expected.json")).expect("the expected answers are JSON");
    let mut on_server = Earlier { served: Served::on_server(url.clone()), expected };
    answers_and_goes_on(&on_server);
    stop(&mut on_server.served);
    // The node has left, so nobody waits for its lease.
    let back = folder.path().join("back.db");
    copied(&url, &place_of(&back));
    let on_file = Earlier::on(|path| {
        fs::copy(&back, path).expect("a file can be copied");
    });
    goes_on(&on_file);
}

/// Asserts that a server answers like the old one, and goes on.
fn answers_and_goes_on(earlier: &Earlier) {
    for expected in list(&earlier.expected["answers"]) {
        let Some(path) = expected["get"].as_str() else { continue };
        let (_, answer) =
            earlier.player(text(&expected["as"])).answered(&format!("GET {path}"), &serde_json::Value::Null);
        assert_eq!(stable(answer), expected["answer"], "{path}");
    }
    goes_on(earlier);
    let ada = earlier.person("ada");
    let form = [("login", "ADA"), ("password", text(&ada["password"]))];
    assert_eq!(earlier.served.send_form("/me/login", &form).0, 303);
}

/// Asserts that players can decide at tables.
fn goes_on(earlier: &Earlier) {
    for name in RUNNING {
        let table = earlier.table(name);
        let before = look(&earlier.player("ada"), table);
        earlier.play_on(table, 2);
        let after = look(&earlier.player("ada"), table);
        assert!(after["decisions"].as_u64() > before["decisions"].as_u64(), "{name}: {after}");
    }
    let guest = earlier.served.guest("Zoe");
    let me = guest.done("GET /me", &serde_json::Value::Null);
    assert!(me["person"].as_u64() > Some(4), "a number is used again: {me}");
}

#[test]
fn a_copy_is_refused_while_a_server_runs() {
    let folder = TempDir::with_prefix("copy").expect("a folder can be made");
    let url = always_url_for(folder.path());
    let mut on_file = Served::for_programs();
    on_file.guest("Zoe");
    let file = place_of(&on_file.database());
    let refused = |from: &str, to: &str| {
        let run = hearth(&["copy", "--from", from, "--to", to]);
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{}", run.err);
        run.err
    };
    assert!(refused(&file, &url).contains("server is running on"));
    stop(&mut on_file);
    copied(&file, &url);
    assert!(refused(&file, &url).contains("holds data already"));
    let back = place_of(&folder.path().join("back.db"));
    let mut on_server = Served::on_server(url.clone());
    assert!(refused(&url, &back).contains("server is running on"));
    // A server that was killed leaves its lease behind, and that is no reason to wait for ever.
    on_server.kill();
    copied(&url, &back);
    // The owner of the copy is not a part of it, so it is still the same, but people are not.
    let run = hearth(&["copy", "--compare-only", "--from", &url, "--to", &back]);
    assert_eq!(run.code, Some(0), "{}{}", run.out, run.err);
    let path = folder.path().join("back.db");
    let connection = Connection::open(path).expect("it can be opened");
    connection.execute("UPDATE person SET name = 'Zed' WHERE id = 1", []).expect("a row can be changed");
    drop(connection);
    let run = hearth(&["copy", "--compare-only", "--from", &url, "--to", &back]);
    assert_eq!(run.code, Some(1), "{}{}", run.out, run.err);
    assert!(run.err.contains("person: id 1 has another name"), "{}", run.err);
    assert!(run.out.lines().any(|line| line.starts_with("person ") && line.ends_with(" 1 not the same")));
}

#[test]
fn a_copy_says_what_is_wrong_and_keeps_passwords() {
    for (from, to, words) in [
        ("hearth.db", "postgres://localhost/hearth", "--from"),
        ("sqlite:", "postgres://localhost/hearth", "the file is missing"),
        ("sqlite:there-is-none.db", "mysql://anna:secret@localhost/hearth", "--to"),
        ("sqlite:there-is-none.db", "postgres://anna:secret@127.0.0.1:1/hearth", "does not exist"),
        ("sqlite:a.db", "sqlite:b.db", "hearth backup"),
        ("postgres://anna:secret@127.0.0.1:1/a", "postgres://anna:secret@127.0.0.1:1/b", "pg_dump"),
        ("postgres://anna:secret@127.0.0.1:1/a", "sqlite:there-is-none.db", "cannot be reached"),
    ] {
        let run = hearth(&["copy", "--from", from, "--to", to]);
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{}", run.err);
        assert!(run.err.contains(words) && !run.err.contains("secret"), "{}", run.err);
    }
}
