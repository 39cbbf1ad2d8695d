//! Concurrent writers share a commit, and a failing job does not affect the others.

use hearth_store::{AppendFailure, Store, StoreFailure};

use crate::batches::{self, Results};
use crate::support::{TestDirectory, append, table, texts};

/// Locks the database until the result is called.
fn lock(directory: &TestDirectory) -> impl FnOnce() + use<> {
    let beside = directory.beside();
    beside.execute_batch("BEGIN IMMEDIATE").unwrap();
    move || beside.execute_batch("ROLLBACK").unwrap()
}

#[tokio::test]
async fn sixty_four_concurrent_appends_need_few_commits() {
    let directory = TestDirectory::new();
    let store = directory.open();
    let commits = batches::append_to_sixty_four_tables(&store, lock(&directory)).await;
    assert!((1..=8).contains(&commits), "{commits} commits");
}

#[tokio::test]
async fn one_append_wins_a_race_and_other_tables_are_unaffected() {
    let directory = TestDirectory::new();
    batches::race(&directory.open(), lock(&directory)).await;
}

/// Runs a batch with an append that the database refuses after writing half of it.
async fn with_a_failing_append(refused: &str) -> (TestDirectory, Store, Results) {
    let directory = TestDirectory::new();
    let store = directory.open();
    let trigger = format!(
        "CREATE TRIGGER refuse BEFORE INSERT ON entry WHEN new.text = 'bad'
         BEGIN SELECT raise({refused}, 'no'); END"
    );
    directory.beside().execute_batch(&trigger).unwrap();
    let results = batches::with_a_refused_one(&store, lock(&directory), "bad").await;
    (directory, store, results)
}

#[tokio::test]
async fn a_refused_append_does_not_affect_its_batch() {
    let (_directory, store, results) = with_a_failing_append("ABORT").await;
    batches::only_it_was_refused(&store, &results).await;
}

#[tokio::test]
async fn a_rollback_fails_the_whole_batch_but_not_the_next_one() {
    let (_directory, store, results) = with_a_failing_append("ROLLBACK").await;
    for (number, result) in results.iter().enumerate().skip(1) {
        assert!(matches!(result, Err(AppendFailure::Store(StoreFailure::Other(_)))), "{number}: {result:?}");
        assert_eq!(texts(&store, table(number as u64)).await, [""; 0]);
    }
    store.append(append(table(3), 0, &["again"])).await.unwrap();
    assert_eq!(texts(&store, table(3)).await, ["again"]);
}
