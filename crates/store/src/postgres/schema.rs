//! The schema of a `PostgreSQL` database, and its migrations.

use std::time::Duration;

use postgres::Client;

use crate::StoreFailure;

/// Each migration raises the schema version by one. A released migration is never changed.
const MIGRATIONS: [&str; 1] = [include_str!("../../migrations/postgres/001_beginning.sql")];

/// The schema version of this program.
const VERSION: u32 = MIGRATIONS.len() as u32;

/// The interval at which a store looks what other programs did.
pub(super) const META_CHECK_INTERVAL: Duration = Duration::from_secs(1);

/// The advisory lock of nodes that migrate: `HRTH`.
const MIGRATION_LOCK: i64 = 0x4852_5448;

/// Migrates to the current schema. Other nodes that start at the same time wait.
pub(super) fn migrate(client: &mut Client) -> Result<(), StoreFailure> {
    let mut transaction = client.transaction()?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&MIGRATION_LOCK])?;
    let known = transaction.query_one("SELECT to_regclass('meta') IS NOT NULL", &[])?.try_get(0)?;
    let version: i64 = if known {
        transaction.query_one("SELECT version FROM meta", &[])?.try_get(0)?
    } else {
        // A table of another program may have the name of one of ours.
        let tables = "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()";
        if transaction.query_one(tables, &[])?.try_get::<_, i64>(0)? > 0 {
            return Err(StoreFailure::Foreign);
        }
        0
    };
    let supported = i64::from(VERSION);
    if version > supported {
        return Err(StoreFailure::Newer {
            version: version.try_into().unwrap_or(u32::MAX),
            supported: VERSION,
        });
    }
    for migration in MIGRATIONS.iter().skip(usize::try_from(version).unwrap_or_default()) {
        transaction.batch_execute(migration)?;
    }
    if version < supported {
        transaction.execute("UPDATE meta SET version = $1", &[&supported])?;
    }
    transaction.commit()?;
    Ok(())
}

/// The numbers by which programs that use the database at the same time notice each other.
pub(super) struct Meta {
    /// Changes when a backup is restored.
    pub generation: u64,
    /// The number of revocations.
    pub revocations: u64,
}

/// Reads the numbers.
pub(super) fn meta(client: &mut Client) -> Result<Meta, StoreFailure> {
    let row = client.query_one("SELECT generation, revocations FROM meta", &[])?;
    let number = |column| row.try_get(column).map(i64::cast_unsigned);
    Ok(Meta { generation: number(0)?, revocations: number(1)? })
}
