//! Many who write at once share a commit, and one who is refused does not harm the others.

use std::time::Duration;

use hearth_store::{AppendFailure, Store, StoreFailure};
use tokio::task::JoinSet;

use crate::support::{Place, append, more_are_taken, table, texts};

/// Orders appends while the database is held, so that all but the first wait for one batch; the results in order.
async fn at_once(
    place: &Place,
    store: &Store,
    appends: Vec<hearth_store::Append>,
) -> Vec<Result<(), AppendFailure>> {
    let beside = place.beside();
    beside.execute_batch("BEGIN IMMEDIATE").unwrap();
    let mut running = JoinSet::new();
    let before = store.counts().jobs;
    for (number, append) in appends.into_iter().enumerate() {
        let own = store.clone();
        running.spawn(async move { (number, own.append(append).await) });
        // The first one is taken alone, and the writer waits with it until the database is let go of.
        more_are_taken(store, before).await;
    }
    tokio::time::sleep(Duration::from_millis(100)).await;
    beside.execute_batch("ROLLBACK").unwrap();
    let mut results = running.join_all().await;
    results.sort_by_key(|(number, _)| *number);
    results.into_iter().map(|(_, result)| result).collect()
}

#[tokio::test]
async fn sixty_four_at_once_need_few_commits() {
    let place = Place::new();
    let store = place.open();
    let before = store.counts();
    let results =
        at_once(&place, &store, (0..64).map(|number| append(table(number), 0, &["a"])).collect()).await;
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
async fn of_a_race_one_wins_and_its_neighbours_are_stored() {
    let place = Place::new();
    let store = place.open();
    let appends = vec![
        append(table(0), 0, &["first"]),
        append(table(1), 0, &["before"]),
        append(table(2), 0, &["winner", "and more"]),
        append(table(2), 0, &["loser", "and more"]),
        append(table(2), 2, &["next"]),
        append(table(3), 0, &["after"]),
    ];
    let results = at_once(&place, &store, appends).await;
    let conflict = Err(AppendFailure::Conflict { stored: 2 });
    assert_eq!(results, [Ok(()), Ok(()), Ok(()), conflict, Ok(()), Ok(())]);
    assert_eq!(texts(&store, table(1)).await, ["before"]);
    assert_eq!(texts(&store, table(2)).await, ["winner", "and more", "next"]);
    assert_eq!(texts(&store, table(3)).await, ["after"]);
}

/// A batch with an append that the database refuses in its own way, after half of it was written.
async fn with_a_bad_one(refused: &str) -> (Place, Store, Vec<Result<(), AppendFailure>>) {
    let place = Place::new();
    let store = place.open();
    let trigger = format!(
        "CREATE TRIGGER refuse BEFORE INSERT ON entry WHEN new.text = 'bad'
         BEGIN SELECT raise({refused}, 'no'); END"
    );
    place.beside().execute_batch(&trigger).unwrap();
    let appends = vec![
        append(table(0), 0, &["first"]),
        append(table(1), 0, &["before"]),
        append(table(2), 0, &["half", "bad"]),
        append(table(3), 0, &["after"]),
    ];
    let results = at_once(&place, &store, appends).await;
    (place, store, results)
}

#[tokio::test]
async fn one_that_the_database_refuses_leaves_its_neighbours_alone() {
    let (_place, store, results) = with_a_bad_one("ABORT").await;
    assert!(matches!(results[2], Err(AppendFailure::Store(StoreFailure::Other(_)))), "{results:?}");
    assert_eq!(texts(&store, table(1)).await, ["before"]);
    assert_eq!(texts(&store, table(2)).await, [""; 0]);
    assert_eq!(texts(&store, table(3)).await, ["after"]);
}

#[tokio::test]
async fn a_failure_that_ends_the_transaction_fails_the_whole_batch_and_not_the_next_one() {
    let (_place, store, results) = with_a_bad_one("ROLLBACK").await;
    for (number, result) in results.iter().enumerate().skip(1) {
        assert!(matches!(result, Err(AppendFailure::Store(StoreFailure::Other(_)))), "{number}: {result:?}");
        assert_eq!(texts(&store, table(number as u64)).await, [""; 0]);
    }
    store.append(append(table(3), 0, &["again"])).await.unwrap();
    assert_eq!(texts(&store, table(3)).await, ["again"]);
}
