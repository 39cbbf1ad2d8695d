//! The `PostgreSQL` server that `tools/postgres` starts for tests.

use std::env;
use std::path::Path;
use std::process::Command;

/// Returns the URL of the database that belongs to a test's folder, if tests shall use `PostgreSQL`
/// (`HEARTH_TEST_STORE=postgres`): a schema of its own, which is created if necessary.
pub fn url_for(folder: &Path) -> Option<String> {
    if env::var("HEARTH_TEST_STORE").as_deref() != Ok("postgres") {
        return None;
    }
    let server =
        env::var("HEARTH_TEST_POSTGRES").expect("run the tests with `tools/postgres cargo nextest run`");
    let name = folder.file_name().and_then(|name| name.to_str()).expect("a folder has a name");
    let schema = name.trim_start_matches('.').to_lowercase();
    let create = format!("SET client_min_messages = error; CREATE SCHEMA IF NOT EXISTS {schema}");
    let status = Command::new("psql").args(["--quiet", "--command", &create, &server]).status();
    assert!(status.expect("psql can be started").success(), "{create}");
    Some(format!("{server}?options=-c%20search_path%3D{schema}"))
}
