//! The handle of the database.

use std::fmt;
use std::path::Path;
use std::sync::Arc;

use rusqlite::params;
use tokio::sync::watch;

use crate::database::Database;
use crate::postgres::PostgresDatabase;
use crate::sql::Connection;
use crate::sqlite::SqliteDatabase;
use crate::{StoreFailure, job};

/// A handle of the database. Clones share the same threads.
///
/// Dropping the last handle finishes all queued jobs and waits for them.
#[derive(Clone)]
pub struct Store {
    database: Arc<dyn Database>,
}

/// Counters since the store was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counts {
    /// Committed transactions.
    pub commits: u64,
    /// Write jobs, successful or not.
    pub jobs: u64,
}

impl Store {
    /// Opens an existing `SQLite` database while a server may be using it. The schema must be current.
    pub fn open_beside(path: &Path) -> Result<Store, StoreFailure> {
        Ok(Store { database: Arc::new(SqliteDatabase::open_beside(path)?) })
    }

    /// Opens an `SQLite` database. Creates the file and its directory if necessary, and migrates the schema. Blocks.
    pub fn open(path: &Path) -> Result<Store, StoreFailure> {
        Ok(Store { database: Arc::new(SqliteDatabase::open(path)?) })
    }

    /// Connects to a `PostgreSQL` database by its URL, and migrates the schema. Blocks.
    pub fn connect(url: &str) -> Result<Store, StoreFailure> {
        Ok(Store { database: Arc::new(PostgresDatabase::connect(url)?) })
    }

    /// Connects to an existing `PostgreSQL` database while a server may be using it. The schema must be current.
    pub fn connect_beside(url: &str) -> Result<Store, StoreFailure> {
        Ok(Store { database: Arc::new(PostgresDatabase::connect_beside(url)?) })
    }

    /// Finishes all queued jobs and closes the database, even if other handles exist. Later calls fail with
    /// [`StoreFailure::Gone`]. Blocks until done.
    pub fn close(&self) {
        self.database.close();
    }

    /// Watches the generation. When it changes, a backup was restored and everything read before is out of
    /// date.
    pub fn generation(&self) -> watch::Receiver<u64> {
        self.database.watches().generation.clone()
    }

    /// Returns the counters since the store was opened.
    pub fn counts(&self) -> Counts {
        self.database.written().counts()
    }

    /// Checks that the database is writable. It writes other bytes each time: a write that changes nothing would not reach
    /// the disk.
    pub async fn ready(&self) -> Result<(), StoreFailure> {
        let (statement, bytes) = self.database.health_check();
        let check = || self.write(move |connection| connection.execute(statement, params![bytes]).map(drop));
        match check().await {
            // Only the first write after a restore is refused.
            Err(StoreFailure::Restored) => check().await,
            checked => checked,
        }
    }

    /// Empties the write-ahead log, so that no file has what was deleted.
    pub async fn empty_wal(&self) -> Result<(), StoreFailure> {
        self.database.empty_wal().await.map_err(|_| StoreFailure::Gone)
    }

    /// Returns the size of the database in bytes.
    pub async fn size(&self) -> Result<u64, StoreFailure> {
        self.read(|connection| {
            if let Ok(sqlite) = connection.sqlite() {
                let file = sqlite.connection.path().unwrap_or_default();
                let size = |path: &str| std::fs::metadata(path).map_or(0, |file| file.len());
                return Ok(size(file) + size(&format!("{file}-wal")));
            }
            let bytes: i64 =
                connection
                    .only_row("SELECT pg_database_size(current_database())", params![], |row| row.get(0))?;
            Ok(bytes.cast_unsigned())
        })
        .await
    }

    /// Limits the size of an `SQLite` database. Beyond it, writes fail with [`StoreFailure::Full`]. The limit cannot
    /// be below the current size.
    pub async fn limit_size(&self, bytes: u64) -> Result<(), StoreFailure> {
        self.write(move |connection| {
            let sqlite = connection.sqlite()?.connection;
            let page: i64 = sqlite.pragma_query_value(None, "page_size", |row| row.get(0))?;
            let pages = i64::try_from(bytes).unwrap_or(i64::MAX) / page;
            // SQLite counts pages in 32 bits; zero would only query the limit.
            let pages = pages.clamp(1, i64::from(u32::MAX - 1));
            sqlite.pragma_update_and_check(None, "max_page_count", pages, |_| Ok(()))?;
            Ok(())
        })
        .await
    }

    /// Returns the database.
    pub(crate) fn database(&self) -> &dyn Database {
        &*self.database
    }

    /// Runs a closure in a transaction. Its changes are stored durably when this returns. It may run several times, until
    /// its transaction can be committed.
    pub(crate) async fn write<T: Send + 'static>(
        &self,
        work: impl Fn(&Connection<'_>) -> Result<T, StoreFailure> + Send + 'static,
    ) -> Result<T, StoreFailure> {
        let (job, answer) = job::with_result(work);
        self.database.write(job)?;
        answer.await.unwrap_or(Err(StoreFailure::Gone))
    }

    /// Runs a read-only query.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        query: impl Fn(&Connection<'_>) -> Result<T, StoreFailure> + Send + 'static,
    ) -> Result<T, StoreFailure> {
        let (job, answer) = job::with_result(query);
        self.database.read(job)?;
        answer.await.unwrap_or(Err(StoreFailure::Gone))
    }
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store").field("counts", &self.counts()).finish_non_exhaustive()
    }
}
