//! The schema of a `PostgreSQL` database, and its migrations.

use postgres::{Client, GenericClient, ToStatement};

use super::link::Link;
use crate::StoreFailure;
use crate::meta::Meta;

/// Each migration raises the schema version by one. A released migration is never changed.
const MIGRATIONS: [&str; 3] = [
    include_str!("../../migrations/postgres/001_beginning.sql"),
    include_str!("../../migrations/postgres/002_deals.sql"),
    include_str!("../../migrations/postgres/003_ratings.sql"),
];

/// The schema version of this program.
pub(super) const VERSION: u32 = MIGRATIONS.len() as u32;

/// The advisory lock of nodes that migrate: `HRTH`.
const MIGRATION_LOCK: i64 = 0x4852_5448;

/// Migrates to the current schema, unless it is current. Other nodes that start at the same time wait.
pub(super) fn migrate(link: &Link, client: &mut Client) -> Result<(), StoreFailure> {
    // Nobody waits without a limit for a server that hangs, if there is nothing to migrate.
    if version(client) == Ok(VERSION) {
        return Ok(());
    }
    let mut client = link.without_answer_limit().connect()?;
    let mut transaction = client.transaction()?;
    let version = lock_and_read_version(&mut transaction)?;
    migrate_from(&mut transaction, version)?;
    transaction.commit()?;
    Ok(())
}

/// Makes everybody else who migrates wait for the end of the transaction, and returns the schema version.
pub(super) fn lock_and_read_version(transaction: &mut impl GenericClient) -> Result<u32, StoreFailure> {
    // However long it takes.
    transaction.batch_execute("SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0")?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&MIGRATION_LOCK])?;
    version(transaction)
}

/// Migrates from a version to the current one, in a transaction.
pub(super) fn migrate_from(transaction: &mut impl GenericClient, version: u32) -> Result<(), StoreFailure> {
    for migration in MIGRATIONS.iter().skip(version as usize) {
        transaction.batch_execute(migration)?;
    }
    if version < VERSION {
        transaction.execute("UPDATE meta SET version = $1", &[&i64::from(VERSION)])?;
    }
    Ok(())
}

/// Refuses a database of another version.
pub(super) fn check_version(_: &Link, client: &mut Client) -> Result<(), StoreFailure> {
    if version(client)? == VERSION { Ok(()) } else { Err(StoreFailure::Older) }
}

/// Returns the schema version, or 0 for an empty database. Refuses foreign databases and newer versions.
pub(super) fn version(client: &mut impl GenericClient) -> Result<u32, StoreFailure> {
    if client.query_one("SELECT to_regclass('meta') IS NOT NULL", &[])?.try_get(0)? {
        let version: i64 = client.query_one("SELECT version FROM meta", &[])?.try_get(0)?;
        let version = u32::try_from(version).unwrap_or(u32::MAX);
        return if version > VERSION {
            Err(StoreFailure::Newer { version, supported: VERSION })
        } else {
            Ok(version)
        };
    }
    // A database of another program.
    let tables = "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()";
    match client.query_one(tables, &[])?.try_get::<_, i64>(0)? {
        0 => Ok(0),
        _ => Err(StoreFailure::Foreign),
    }
}

/// Returns the numbers by which programs notice each other.
pub(super) const META: &str = "SELECT generation, revocations, owner FROM meta";

/// Reads the numbers, with [`META`] or the statement that was prepared from it.
pub(super) fn meta(client: &mut Client, meta: &(impl ToStatement + ?Sized)) -> Result<Meta, StoreFailure> {
    let row = client.query_one(meta, &[])?;
    let number = |column| row.try_get(column).map(i64::cast_unsigned);
    Ok(Meta { generation: number(0)?, revocations: number(1)?, owner: number(2)? })
}
