//! The integrity check.

use std::fs;

use hearth_store::{Store, check_integrity, commits_behind_damage, examine};

use crate::support::{TestDirectory, append, damage, fill, table, texts};

#[tokio::test]
async fn damaged_tables_are_named() {
    let directory = TestDirectory::new();
    let store = directory.open();
    fill(&store).await;
    assert_eq!(check_integrity(&directory.database()), Ok(Vec::new()), "also while a store is open");
    drop(store);
    damage(&directory.database());
    assert!(Store::open(&directory.database()).is_ok(), "the rest can be read");
    let damaged = check_integrity(&directory.database()).unwrap();
    assert!(damaged.iter().any(|damaged| damaged.table == "entry"), "{damaged:?}");
    assert!(
        damaged.iter().all(|damaged| damaged.table != "person" && !damaged.problem.is_empty()),
        "{damaged:?}"
    );
    assert_eq!(examine(&directory.database()).unwrap().damaged, damaged, "both find the same");
}

/// `SQLite` takes damage for the end of the log and drops what follows, although it was acknowledged.
#[tokio::test]
async fn lost_writes_behind_a_damaged_part_of_the_log_are_counted() {
    let directory = TestDirectory::new();
    let store = directory.open();
    assert_eq!(commits_behind_damage(&directory.file("none.db")).unwrap(), 0);
    for number in 0..20 {
        store.append(append(table(number), 0, &["a"])).await.unwrap();
    }
    // What a crash leaves.
    let crashed = directory.file("crashed.db");
    let log = directory.file("crashed.db-wal");
    fs::copy(directory.database(), &crashed).unwrap();
    fs::copy(directory.file("hearth.db-wal"), &log).unwrap();
    assert_eq!(commits_behind_damage(&crashed).unwrap(), 0);

    let whole = fs::read(&log).unwrap();
    fs::write(&log, &whole[..whole.len() - 1_000]).unwrap();
    assert_eq!(commits_behind_damage(&crashed).unwrap(), 0, "a write that was begun is no damage");
    let mut spoiled = whole.clone();
    *spoiled.last_mut().unwrap() ^= 1;
    fs::write(&log, &spoiled).unwrap();
    assert_eq!(commits_behind_damage(&crashed).unwrap(), 1);
    let mut spoiled = whole.clone();
    spoiled[whole.len() / 2] ^= 1;
    fs::write(&log, &spoiled).unwrap();
    let lost = commits_behind_damage(&crashed).unwrap();
    assert!((5..=20).contains(&lost), "{lost}");
    let reopened = Store::open(&crashed).unwrap();
    let mut found = 0;
    for number in 0..20 {
        found += texts(&reopened, table(number)).await.len() as u64;
    }
    assert_eq!(found + lost, 20);
}
