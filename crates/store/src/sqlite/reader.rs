//! A read-only connection, which runs queries in parallel with the writer.

use std::path::Path;

use super::heads::Heads;
use super::{SqliteConnection, schema};
use crate::StoreFailure;
use crate::job::Job;
use crate::sql::Connection;

/// Opens a connection. Returns a function that runs a query there, unless nobody waits for its result.
pub(super) fn open(path: &Path) -> Result<impl FnMut(Box<dyn Job>) + Send + use<>, StoreFailure> {
    let connection = schema::open_reading(path)?;
    // Readers append nothing.
    let heads = Heads::default();
    Ok(move |mut job: Box<dyn Job>| {
        if !job.is_abandoned() {
            let connection = SqliteConnection { connection: &connection, heads: &heads };
            let outcome = job.run(&Connection::Sqlite(connection));
            job.reply(outcome);
        }
    })
}
