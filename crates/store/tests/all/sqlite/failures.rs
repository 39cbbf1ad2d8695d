//! A full disk, a locked database, a closed store.

use std::time::Duration;

use hearth_store::{Append, AppendFailure, StoreFailure, TableId};

use crate::support::{TestDirectory, append, more_are_taken, summary, table, texts};

fn large(table: TableId, first: u64) -> Append {
    let text = "x".repeat(20_000);
    Append { summary: Some(summary(&[])), ..append(table, first, &[&text, &text, &text]) }
}

#[tokio::test]
async fn a_full_disk_is_reported_stores_nothing_partially_and_is_recoverable() {
    let directory = TestDirectory::new();
    let store = directory.open();
    store.append(append(table(0), 0, &["a"])).await.unwrap();
    // Room for some of them, but not for a whole number.
    store.limit_size(400_000).await.unwrap();
    let mut number = 1;
    let failure = loop {
        match store.append(large(table(number), 0)).await {
            Ok(()) => number += 1,
            Err(failure) => break failure,
        }
    };
    assert_eq!(failure, AppendFailure::Store(StoreFailure::Full));
    assert!(number > 2, "only {number} were stored");
    assert_eq!(texts(&store, table(number)).await, [""; 0]);
    assert_eq!(store.summary(table(number)).await.unwrap(), None);
    for stored in 1..number {
        assert_eq!(store.entries(table(stored)).await.unwrap().len(), 3);
    }

    store.limit_size(1 << 40).await.unwrap();
    store.append(large(table(number), 0)).await.unwrap();
    assert_eq!(store.entries(table(number)).await.unwrap().len(), 3);
}

#[tokio::test]
async fn a_locked_database_is_reported_and_stores_nothing() {
    let directory = TestDirectory::new();
    let store = directory.open();
    store.append(append(table(1), 0, &["a"])).await.unwrap();
    let beside = directory.beside();
    beside.execute_batch("BEGIN IMMEDIATE").unwrap();
    let refused = store.append(append(table(1), 1, &["b"])).await;
    assert_eq!(refused, Err(AppendFailure::Store(StoreFailure::Locked)));
    assert_eq!(texts(&store, table(1)).await, ["a"]);
    beside.execute_batch("ROLLBACK").unwrap();
    store.append(append(table(1), 1, &["c"])).await.unwrap();
    assert_eq!(texts(&store, table(1)).await, ["a", "c"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn closing_finishes_queued_jobs_and_refuses_later_ones() {
    let directory = TestDirectory::new();
    let store = directory.open();
    let beside = directory.beside();
    beside.execute_batch("BEGIN IMMEDIATE").unwrap();
    let before = store.counts().jobs;
    let ordered = {
        let store = store.clone();
        tokio::spawn(async move { store.append(append(table(1), 0, &["ordered"])).await })
    };
    more_are_taken(&store, before).await;
    let closing = {
        let store = store.clone();
        tokio::task::spawn_blocking(move || store.close())
    };
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert!(!closing.is_finished());
    beside.execute_batch("ROLLBACK").unwrap();
    drop(beside);
    closing.await.unwrap();
    ordered.await.unwrap().unwrap();

    let late = store.append(append(table(1), 1, &["late"])).await;
    assert_eq!(late, Err(AppendFailure::Store(StoreFailure::Gone)));
    assert_eq!(store.entries(table(1)).await, Err(StoreFailure::Gone));
    store.close();
    assert_eq!(texts(&directory.open(), table(1)).await, ["ordered"]);
}

#[tokio::test]
async fn after_closing_the_database_is_one_file() {
    let directory = TestDirectory::new();
    let store = directory.open();
    store.append(append(table(1), 0, &["a"])).await.unwrap();
    store.close();
    assert_eq!(crate::support::files(directory.database().parent().unwrap()), ["hearth.db"]);
}
