//! Concurrent writers share a commit, and a failing job does not affect the others.

use std::time::Duration;

use hearth_store::{AppendFailure, Store, StoreFailure};
use tokio::task::JoinSet;

use crate::support::{TestDirectory, append, more_are_taken, table, texts};

/// Queues appends while the database is locked, so that all but the first share a batch. Returns the results
/// in order.
async fn at_once(
    directory: &TestDirectory,
    store: &Store,
    appends: Vec<hearth_store::Append>,
) -> Vec<Result<(), AppendFailure>> {
    let beside = directory.beside();
    beside.execute_batch("BEGIN IMMEDIATE").unwrap();
    let mut running = JoinSet::new();
    let before = store.counts().jobs;
    for (number, append) in appends.into_iter().enumerate() {
        let own = store.clone();
        running.spawn(async move { (number, own.append(append).await) });
        // The first job is taken alone; the writer holds it until the lock is released.
        more_are_taken(store, before).await;
    }
    tokio::time::sleep(Duration::from_millis(100)).await;
    beside.execute_batch("ROLLBACK").unwrap();
    let mut results = running.join_all().await;
    results.sort_by_key(|(number, _)| *number);
    results.into_iter().map(|(_, result)| result).collect()
}

#[tokio::test]
async fn sixty_four_concurrent_appends_need_few_commits() {
    let directory = TestDirectory::new();
    let store = directory.open();
    let before = store.counts();
    let results =
        at_once(&directory, &store, (0..64).map(|number| append(table(number), 0, &["a"])).collect()).await;
    assert!(results.iter().all(Result::is_ok), "{results:?}");
    let after = store.counts();
    assert_eq!(after.jobs - before.jobs, 64);
    let commits = after.commits - before.commits;
    assert!((1..=8).contains(&commits), "{commits} commits");
    for number in 0..64 {
        assert_eq!(texts(&store, table(number)).await, ["a"]);
    }
}

#[tokio::test]
async fn one_append_wins_a_race_and_other_tables_are_unaffected() {
    let directory = TestDirectory::new();
    let store = directory.open();
    let appends = vec![
        append(table(0), 0, &["first"]),
        append(table(1), 0, &["before"]),
        append(table(2), 0, &["winner", "and more"]),
        append(table(2), 0, &["loser", "and more"]),
        append(table(2), 2, &["next"]),
        append(table(3), 0, &["after"]),
    ];
    let results = at_once(&directory, &store, appends).await;
    let conflict = Err(AppendFailure::Conflict { stored: 2 });
    assert_eq!(results, [Ok(()), Ok(()), Ok(()), conflict, Ok(()), Ok(())]);
    assert_eq!(texts(&store, table(1)).await, ["before"]);
    assert_eq!(texts(&store, table(2)).await, ["winner", "and more", "next"]);
    assert_eq!(texts(&store, table(3)).await, ["after"]);
}

/// Runs a batch with an append that the database refuses after writing half of it.
async fn with_a_failing_append(refused: &str) -> (TestDirectory, Store, Vec<Result<(), AppendFailure>>) {
    let directory = TestDirectory::new();
    let store = directory.open();
    let trigger = format!(
        "CREATE TRIGGER refuse BEFORE INSERT ON entry WHEN new.text = 'bad'
         BEGIN SELECT raise({refused}, 'no'); END"
    );
    directory.beside().execute_batch(&trigger).unwrap();
    let appends = vec![
        append(table(0), 0, &["first"]),
        append(table(1), 0, &["before"]),
        append(table(2), 0, &["half", "bad"]),
        append(table(3), 0, &["after"]),
    ];
    let results = at_once(&directory, &store, appends).await;
    (directory, store, results)
}

#[tokio::test]
async fn a_refused_append_does_not_affect_its_batch() {
    let (_directory, store, results) = with_a_failing_append("ABORT").await;
    assert!(matches!(results[2], Err(AppendFailure::Store(StoreFailure::Other(_)))), "{results:?}");
    assert_eq!(texts(&store, table(1)).await, ["before"]);
    assert_eq!(texts(&store, table(2)).await, [""; 0]);
    assert_eq!(texts(&store, table(3)).await, ["after"]);
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
