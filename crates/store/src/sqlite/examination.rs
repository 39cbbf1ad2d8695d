//! Looking at a database without changing it, for a check of a set-up.

use std::path::Path;

use rusqlite::Connection;

use super::integrity::{self, DamagedTable};
use super::schema;
use crate::StoreFailure;

/// The first schema version with hosts.
const HOSTS_VERSION: u32 = 8;

/// The first schema version with devices that get notifications.
const DEVICES_VERSION: u32 = 4;

/// The findings about a database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Examination {
    /// Its schema version.
    pub version: u32,
    /// The schema version of this program.
    pub supported: u32,
    /// The time of the newest change, in milliseconds since 1970.
    pub newest: Option<i64>,
    /// The number of hosts.
    pub hosts: u64,
    /// The number of browsers that get notifications.
    pub devices: u64,
    /// The damaged tables.
    pub damaged: Vec<DamagedTable>,
}

/// Examines a database, which a server may be using. Blocks while `SQLite` checks the whole file.
pub fn examine(path: &Path) -> Result<Examination, StoreFailure> {
    let connection = schema::open_reading(path)?;
    let version = schema::version(&connection)?;
    let mut examination = Examination {
        version,
        supported: schema::VERSION,
        newest: None,
        hosts: 0,
        devices: 0,
        damaged: integrity::damaged_tables(&connection)?,
    };
    // A damaged database may refuse any query.
    if examination.damaged.is_empty() && version > 0 {
        examination.newest = connection.query_row(
            "SELECT max(at) FROM (SELECT max(changed) AS at FROM table_summary UNION ALL SELECT max(seen) FROM session)",
            [],
            |row| row.get(0),
        )?;
        if version >= HOSTS_VERSION {
            examination.hosts = count(&connection, "SELECT count(*) FROM person WHERE host = 1")?;
        }
        if version >= DEVICES_VERSION {
            examination.devices = count(&connection, "SELECT count(*) FROM device")?;
        }
    }
    Ok(examination)
}

fn count(connection: &Connection, query: &str) -> Result<u64, StoreFailure> {
    let count: i64 = connection.query_row(query, [], |row| row.get(0))?;
    Ok(count.cast_unsigned())
}
