//! The database of a test: a file, or with `HEARTH_TEST_STORE=postgres` a schema on the server of `tools/postgres`.

use std::path::Path;
use std::process::Command;

use hearth_store::Location;

/// Returns the place of the database that belongs to a folder.
pub fn location(folder: &Path) -> Location {
    match std::env::var("HEARTH_TEST_STORE").as_deref() {
        Ok("postgres") => on_server(folder),
        _ => Location::File(folder.join("hearth.db")),
    }
}

fn on_server(folder: &Path) -> Location {
    let server =
        std::env::var("HEARTH_TEST_POSTGRES").expect("run the tests with `tools/postgres cargo nextest run`");
    let name = folder.file_name().and_then(|name| name.to_str()).expect("it has a name");
    let schema = name.trim_start_matches('.').to_lowercase();
    let create = format!("SET client_min_messages = error; CREATE SCHEMA IF NOT EXISTS {schema}");
    let status = Command::new("psql").args(["--quiet", "--command", &create, &server]).status();
    assert!(status.expect("psql can be started").success(), "{create}");
    Location::server(&format!("{server}?options=-c%20search_path%3D{schema}")).expect("it is a URL")
}
