//! A database in a temporary directory, and helpers for test data.

use std::path::{Path, PathBuf};
use std::time::Duration;

use hearth_store::{Append, LogLine, Stage, Store, Summary, TableId, UserId};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tempfile::TempDir;

/// A temporary directory, removed on drop.
pub struct TestDirectory {
    directory: TempDir,
}

impl TestDirectory {
    pub fn new() -> TestDirectory {
        TestDirectory { directory: TempDir::new().unwrap() }
    }

    pub fn file(&self, name: &str) -> PathBuf {
        self.directory.path().join(name)
    }

    pub fn database(&self) -> PathBuf {
        self.file("hearth.db")
    }

    /// Opens the database: the file in the directory, or with `HEARTH_TEST_STORE=postgres` that of [`Self::postgres`].
    pub fn open(&self) -> Store {
        match std::env::var("HEARTH_TEST_STORE").as_deref() {
            Ok("postgres") => Store::connect(&self.postgres()).unwrap(),
            _ => Store::open(&self.database()).unwrap(),
        }
    }

    /// Returns the URL of a database of this directory's own: a schema on the server of `tools/postgres`.
    pub fn postgres(&self) -> String {
        let server = std::env::var("HEARTH_TEST_POSTGRES")
            .expect("run the tests with `tools/postgres cargo nextest run`");
        let name = self.directory.path().file_name().unwrap().to_str().unwrap().to_lowercase();
        let schema = name.trim_start_matches('.');
        run_sql(&server, format!("CREATE SCHEMA IF NOT EXISTS {schema}"));
        format!("{server}?options=-c%20search_path%3D{schema}")
    }

    /// Creates the database of an older schema version.
    pub fn open_older(&self, version: u32) -> rusqlite::Connection {
        let connection = self.beside();
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations/sqlite");
        for migration in &files(&folder)[..version as usize] {
            connection.execute_batch(&std::fs::read_to_string(folder.join(migration)).unwrap()).unwrap();
        }
        connection.pragma_update(None, "application_id", 0x4852_5448).unwrap();
        connection.pragma_update(None, "user_version", version).unwrap();
        connection
    }

    /// Opens a second connection.
    pub fn beside(&self) -> rusqlite::Connection {
        rusqlite::Connection::open(self.database()).unwrap()
    }
}

/// Runs statements on a `PostgreSQL` server, on a thread of its own: the client has a runtime, and so has the test.
pub fn run_sql(url: &str, statements: String) {
    let url = url.to_owned();
    let client = move || {
        let mut client = postgres::Client::connect(&url, postgres::NoTls).unwrap();
        client.batch_execute(&statements).unwrap();
    };
    std::thread::spawn(client).join().unwrap();
}

/// Stores so many entries that they are most of the database.
pub async fn fill(store: &Store) {
    let text = "x".repeat(500);
    store.append(append(table(0), 0, &vec![text.as_str(); 2_000])).await.unwrap();
}

/// Damages pages in the middle of a database that nobody has open.
pub fn damage(database: &Path) {
    let mut bytes = std::fs::read(database).unwrap();
    let length = bytes.len();
    bytes[length / 2..length * 2 / 3].fill(0x55);
    std::fs::write(database, bytes).unwrap();
}

/// Waits until the writer has taken more jobs than before.
pub async fn more_are_taken(store: &Store, before: u64) {
    for _ in 0..30_000 {
        if store.counts().jobs > before {
            return;
        }
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    panic!("the writer takes no job");
}

/// Returns a table id that depends only on the number.
pub fn table(number: u64) -> TableId {
    TableId::random(&mut Xoshiro256PlusPlus::seed_from_u64(number))
}

pub fn line(text: &str) -> LogLine {
    LogLine { at: 1_000, text: text.to_owned() }
}

pub fn append(table: TableId, first: u64, texts: &[&str]) -> Append {
    Append { table, first, hold: None, entries: texts.iter().map(|text| line(text)).collect(), summary: None }
}

pub fn summary(people: &[UserId]) -> Summary {
    Summary {
        game: "kokopelli".to_owned(),
        stage: Stage::Running,
        public: true,
        wake: None,
        changed: 1_000,
        turn: Vec::new(),
        people: people.to_vec(),
        line: "{}".to_owned(),
        deal: None,
    }
}

pub async fn summarise(store: &Store, table: TableId, summary: Summary) {
    let append = Append { table, first: 0, hold: None, entries: Vec::new(), summary: Some(summary) };
    store.append(append).await.unwrap();
}

pub async fn texts(store: &Store, table: TableId) -> Vec<String> {
    store.entries(table).await.unwrap().into_iter().map(|line| line.text).collect()
}

/// Returns the names of the files in a directory, sorted.
pub fn files(directory: &Path) -> Vec<String> {
    let mut names: Vec<_> = std::fs::read_dir(directory)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}
