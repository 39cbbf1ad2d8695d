//! The database of a test: a file, or with `HEARTH_TEST_STORE=postgres` one on the server of `tools/postgres`.

use std::path::Path;

use hearth_store::Location;

/// Returns the place of the database that belongs to a folder.
pub fn location(folder: &Path) -> Location {
    match hearth_testkit::postgres::url_for(folder) {
        Some(url) => Location::server(&url).expect("it is a URL"),
        None => Location::File(folder.join("hearth.db")),
    }
}
