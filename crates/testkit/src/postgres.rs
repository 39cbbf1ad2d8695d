//! The `PostgreSQL` server that `tools/postgres` starts for tests.

use std::env;
use std::path::Path;
use std::process::Command;

/// Returns the URL of the database that belongs to a test's folder, if tests shall use `PostgreSQL`
/// (`HEARTH_TEST_STORE=postgres`): a schema of its own, which is created if necessary.
pub fn url_for(folder: &Path) -> Option<String> {
    (env::var("HEARTH_TEST_STORE").as_deref() == Ok("postgres")).then(|| always_url_for(folder))
}

/// Returns the URL of the database that belongs to a test's folder, for tests that need `PostgreSQL`.
pub fn always_url_for(folder: &Path) -> String {
    let server =
        env::var("HEARTH_TEST_POSTGRES").expect("run the tests with `tools/postgres cargo nextest run`");
    let name = folder.file_name().and_then(|name| name.to_str()).expect("a folder has a name");
    let schema = name.trim_start_matches('.').to_lowercase();
    let create = format!("SET client_min_messages = error; CREATE SCHEMA IF NOT EXISTS {schema}");
    let status = Command::new("psql").args(["--quiet", "--command", &create, &server]).status();
    assert!(status.expect("psql can be started").success(), "{create}");
    format!("{server}?options=-c%20search_path%3D{schema}")
}
