//! The ratings on the command line.

use std::path::Path;

use rusqlite::Connection;

use crate::run::hearth;
use crate::served::Served;

/// Everything that a refit writes.
fn dump(database: &Connection) -> String {
    let mut text = String::new();
    for query in [
        "SELECT pool || ' ' || person || ' ' || mean || ' ' || deviation || ' ' || shared || ' ' || games
         FROM career ORDER BY pool, person",
        "SELECT person || ' ' || number || ' ' || mean || ' ' || deviation FROM rating_change ORDER BY person, number",
    ] {
        let mut query = database.prepare(query).expect("the tables are there");
        for line in query.query_map([], |row| row.get::<_, String>(0)).expect("it can be read") {
            text.push_str(&(line.expect("it is a text") + "\n"));
        }
    }
    text
}

#[test]
fn a_refit_gives_the_same_bytes_every_time() {
    let served = Served::for_programs();
    let data = served.database().parent().and_then(Path::to_str).expect("a path is text").to_owned();
    let run = |command: &str| {
        let told = hearth(&["ratings", command, "--data", &data]);
        assert_eq!(told.code, Some(0), "{}", told.err);
        told
    };
    let database = Connection::open(served.database()).expect("it can be opened");
    database
        .execute_batch(
            "INSERT INTO person (name, created) VALUES ('Anna', 1), ('Bert', 1);
             INSERT INTO rated_result (number, table_id, pool, at, places) VALUES
                (1, 'aaaaaaaaaa', 'kokopelli/2', 5, '1:person:1 2:bot:club'),
                (2, 'bbbbbbbbbb', 'kokopelli/2', 4, '2:person:1 1:person:2'),
                (3, 'cccccccccc', 'kupferkessel/3', 6, '1:bot:expert 2:person:2 3:person:1');",
        )
        .expect("it can be written");
    assert!(run("refit").err.contains("4 ratings from 3 results"));
    let first = dump(&database);
    assert_eq!(first.lines().count(), 4 + 5, "{first}");
    run("refit");
    assert_eq!(dump(&database), first);
    let export = run("export").out;
    let lines: Vec<&str> = export.lines().collect();
    assert_eq!(lines[0], "number,table,pool,at,places");
    assert_eq!(lines[2], "2,bbbbbbbbbb,kokopelli/2,4,2:person:1 1:person:2");
    assert_eq!(lines.len(), 4);
}
