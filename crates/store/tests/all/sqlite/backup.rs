//! Backup and restore under an open store.

use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use hearth_store::{AppendFailure, Overwrite, Store, StoreFailure, backup, record_backup, restore};

use crate::support::{TestDirectory, append, damage, files, fill, table, texts};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_during_writes_is_a_consistent_snapshot() {
    let directory = TestDirectory::new();
    let store = directory.open();
    let stop = Arc::new(AtomicBool::new(false));
    let writing = {
        let (store, stop) = (store.clone(), Arc::clone(&stop));
        tokio::spawn(async move {
            let mut count = 0;
            while !stop.load(Ordering::Relaxed) {
                // The second append never comes before the first, and an append is all or nothing.
                for number in [1, 2] {
                    store.append(append(table(number), count, &["a", "b"])).await.unwrap();
                }
                count += 2;
            }
            count
        })
    };
    for round in 0..5 {
        tokio::time::sleep(Duration::from_millis(30)).await;
        let (database, to) = (directory.database(), directory.file(&format!("{round}.backup")));
        let copied = to.clone();
        tokio::task::spawn_blocking(move || backup(&database, &copied, Overwrite::Refuse))
            .await
            .unwrap()
            .unwrap();
        let copy = Store::open(&to).unwrap();
        let first = texts(&copy, table(1)).await.len();
        let second = texts(&copy, table(2)).await.len();
        assert!(first % 2 == 0 && (first == second || first == second + 2), "{first} {second}");
    }
    stop.store(true, Ordering::Relaxed);
    assert!(writing.await.unwrap() > 2, "nothing was written during the backups");
}

#[tokio::test]
async fn a_backup_is_one_file_and_overwrites_only_on_request() {
    let directory = TestDirectory::new();
    let store = directory.open();
    let to = directory.file("copy/hearth.backup");
    fs::create_dir(directory.file("copy")).unwrap();
    backup(&directory.database(), &to, Overwrite::Refuse).unwrap();
    assert_eq!(files(&directory.file("copy")), ["hearth.backup"]);

    store.append(append(table(1), 0, &["a"])).await.unwrap();
    let before = fs::read(&to).unwrap();
    let refused = backup(&directory.database(), &to, Overwrite::Refuse).unwrap_err();
    assert!(refused.to_string().contains("hearth.backup"), "{refused}");
    assert_eq!(fs::read(&to).unwrap(), before);
    backup(&directory.database(), &to, Overwrite::Replace).unwrap();
    assert_eq!(files(&directory.file("copy")), ["hearth.backup"]);
    assert_eq!(texts(&Store::open(&to).unwrap(), table(1)).await, ["a"]);
}

#[tokio::test]
async fn a_restore_under_an_open_store_fails_one_batch_then_works() {
    let directory = TestDirectory::new();
    let store = directory.open();
    let mut generation = store.generation();
    store.append(append(table(1), 0, &["a"])).await.unwrap();
    let saved = directory.file("saved");
    backup(&directory.database(), &saved, Overwrite::Refuse).unwrap();
    store.append(append(table(1), 1, &["b"])).await.unwrap();
    store.append(append(table(2), 0, &["c"])).await.unwrap();
    assert!(!generation.has_changed().unwrap());

    restore(&saved, &directory.database()).unwrap();
    let refused = store.append(append(table(1), 1, &["x"])).await;
    assert_eq!(refused, Err(AppendFailure::Store(StoreFailure::Restored)));
    assert!(generation.has_changed().unwrap());
    generation.mark_unchanged();
    assert_eq!(texts(&store, table(1)).await, ["a"]);
    assert_eq!(texts(&store, table(2)).await, [""; 0]);
    store.append(append(table(1), 1, &["y"])).await.unwrap();
    assert_eq!(texts(&store, table(1)).await, ["a", "y"]);
    assert!(!generation.has_changed().unwrap());
    drop(store);
    assert_eq!(texts(&directory.open(), table(1)).await, ["a", "y"]);
}

#[tokio::test]
async fn an_idle_store_notices_a_restore() {
    let directory = TestDirectory::new();
    let store = directory.open();
    let mut generation = store.generation();
    let saved = directory.file("saved");
    backup(&directory.database(), &saved, Overwrite::Refuse).unwrap();
    restore(&saved, &directory.database()).unwrap();
    tokio::time::timeout(Duration::from_mins(1), generation.changed()).await.unwrap().unwrap();
    store.append(append(table(1), 0, &["a"])).await.unwrap();
    // Restoring the same backup again is another restore.
    restore(&saved, &directory.database()).unwrap();
    tokio::time::timeout(Duration::from_mins(1), generation.changed()).await.unwrap().unwrap();
    assert_eq!(texts(&store, table(1)).await, [""; 0]);
}

#[tokio::test]
async fn a_health_check_right_after_a_restore_is_good() {
    let directory = TestDirectory::new();
    let store = directory.open();
    let saved = directory.file("saved");
    backup(&directory.database(), &saved, Overwrite::Refuse).unwrap();
    let generation = store.generation();
    restore(&saved, &directory.database()).unwrap();
    assert_eq!(store.ready().await, Ok(()));
    assert!(generation.has_changed().unwrap(), "the restore was noticed");
}

#[tokio::test]
async fn a_restore_creates_a_missing_database() {
    let directory = TestDirectory::new();
    directory.open().append(append(table(1), 0, &["a"])).await.unwrap();
    let target = directory.file("new.db");
    restore(&directory.database(), &target).unwrap();
    assert_eq!(texts(&Store::open(&target).unwrap(), table(1)).await, ["a"]);
}

#[tokio::test]
async fn an_incomplete_or_foreign_backup_is_refused_and_changes_nothing() {
    let directory = TestDirectory::new();
    let store = directory.open();
    for number in 0..200 {
        store.append(append(table(number), 0, &[&"x".repeat(500)])).await.unwrap();
    }
    let good = directory.file("good");
    backup(&directory.database(), &good, Overwrite::Refuse).unwrap();
    let good = fs::read(&good).unwrap();

    let letter = b"not a database ".repeat(500);
    let mut torn = good.clone();
    torn.truncate(good.len() / 2);
    let mut scribbled = good.clone();
    scribbled[good.len() / 3..good.len() / 2].fill(0x55);
    let other = directory.file("other");
    rusqlite::Connection::open(&other).unwrap().execute_batch("CREATE TABLE recipe (name TEXT)").unwrap();
    let newer = directory.file("newer");
    fs::write(&newer, &good).unwrap();
    rusqlite::Connection::open(&newer).unwrap().pragma_update(None, "user_version", 99).unwrap();
    let (other, newer) = (fs::read(&other).unwrap(), fs::read(&newer).unwrap());

    let bad = directory.file("bad");
    let before = files(bad.parent().unwrap());
    for (name, bytes) in [
        ("letter", &letter),
        ("empty", &Vec::new()),
        ("torn", &torn),
        ("scribbled", &scribbled),
        ("other", &other),
        ("newer", &newer),
    ] {
        fs::write(&bad, bytes).unwrap();
        assert!(restore(&bad, &directory.database()).is_err(), "{name}");
        fs::remove_file(&bad).unwrap();
        assert_eq!(files(bad.parent().unwrap()), before, "{name}");
    }
    assert!(restore(&directory.file("missing"), &directory.database()).is_err());
    assert!(!directory.file("missing").exists());
    store.append(append(table(0), 1, &["still the same"])).await.unwrap();
}

/// A trigger would go on to work in the restored database, and could bring back an attacker's password.
#[tokio::test]
async fn a_backup_with_something_planted_is_refused() {
    let directory = TestDirectory::new();
    let store = directory.open();
    let good = directory.file("good");
    backup(&directory.database(), &good, Overwrite::Refuse).unwrap();
    for (what, sql) in [
        (
            "trigger backdoor",
            "CREATE TRIGGER backdoor AFTER UPDATE ON person BEGIN UPDATE person SET host = 1; END",
        ),
        ("view person_names", "CREATE VIEW person_names AS SELECT name FROM person"),
        ("table loot", "CREATE TABLE loot (name TEXT)"),
        ("index loot", "CREATE INDEX loot ON person (name)"),
        ("table person", "ALTER TABLE person ADD COLUMN loot TEXT"),
        ("index session_seen", "DROP INDEX session_seen"),
    ] {
        let planted = directory.file("planted");
        fs::copy(&good, &planted).unwrap();
        rusqlite::Connection::open(&planted).unwrap().execute_batch(sql).unwrap();
        let refused = restore(&planted, &directory.database()).unwrap_err();
        assert_eq!(refused, StoreFailure::Altered(what.to_owned()));
        fs::remove_file(&planted).unwrap();
    }
    assert_eq!(store.ready().await, Ok(()), "nothing was restored");
    restore(&good, &directory.database()).unwrap();
}

#[tokio::test]
async fn a_damaged_database_does_not_replace_a_good_backup() {
    let directory = TestDirectory::new();
    let store = directory.open();
    fill(&store).await;
    let good = directory.file("good");
    backup(&directory.database(), &good, Overwrite::Refuse).unwrap();
    let before = fs::read(&good).unwrap();
    drop(store);
    damage(&directory.database());
    let refused = backup(&directory.database(), &good, Overwrite::Replace).unwrap_err();
    assert!(matches!(refused, StoreFailure::Corrupt(_)), "{refused:?}");
    assert_eq!(fs::read(&good).unwrap(), before);
}

#[tokio::test]
async fn the_time_of_the_last_backup_outlives_a_restore() {
    let directory = TestDirectory::new();
    let store = directory.open();
    assert_eq!(store.backed_up().await, Ok(None));
    let saved = directory.file("saved");
    backup(&directory.database(), &saved, Overwrite::Refuse).unwrap();
    record_backup(&directory.database(), 1_000).unwrap();
    assert_eq!(store.backed_up().await, Ok(Some(1_000)));
    restore(&saved, &directory.database()).unwrap();
    assert_eq!(store.backed_up().await, Ok(Some(1_000)));
}

#[tokio::test]
async fn a_backup_never_overwrites_the_database_itself() {
    let directory = TestDirectory::new();
    let store = directory.open();
    fs::create_dir(directory.file("folder")).unwrap();
    for to in ["hearth.db", "hearth.db-wal", "hearth.db-shm", "folder/../hearth.db"] {
        let refused = backup(&directory.database(), &directory.file(to), Overwrite::Replace).unwrap_err();
        assert!(refused.to_string().contains("itself"), "{to}: {refused}");
    }
    store.append(append(table(1), 0, &["a"])).await.unwrap();
    drop(store);
    assert_eq!(texts(&directory.open(), table(1)).await, ["a"]);
}
