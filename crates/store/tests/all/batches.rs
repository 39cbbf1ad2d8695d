//! Appends that share a transaction. Each database has tests that run these with a lock of its own.

use std::time::Duration;

use hearth_store::{Append, AppendFailure, Store, StoreFailure};
use tokio::task::JoinSet;

use crate::support::{append, more_are_taken, table, texts};

/// The results of appends, in their order.
pub type Results = Vec<Result<(), AppendFailure>>;

/// Queues appends while the database is locked, so that all but the first share a batch.
pub async fn at_once(store: &Store, unlock: impl FnOnce(), appends: Vec<Append>) -> Results {
    let mut running = JoinSet::new();
    let before = store.counts().jobs;
    for (number, append) in appends.into_iter().enumerate() {
        let own = store.clone();
        running.spawn(async move { (number, own.append(append).await) });
        // The first is taken alone, and waits for the lock.
        more_are_taken(store, before).await;
    }
    tokio::time::sleep(Duration::from_millis(100)).await;
    unlock();
    let mut results = running.join_all().await;
    results.sort_by_key(|(number, _)| *number);
    results.into_iter().map(|(_, result)| result).collect()
}

/// Appends to sixty-four tables at once. Returns the number of commits.
pub async fn append_to_sixty_four_tables(store: &Store, unlock: impl FnOnce()) -> u64 {
    let before = store.counts();
    let appends = (0..64).map(|number| append(table(number), 0, &["a"])).collect();
    let results = at_once(store, unlock, appends).await;
    assert!(results.iter().all(Result::is_ok), "{results:?}");
    for number in 0..64 {
        assert_eq!(texts(store, table(number)).await, ["a"]);
    }
    let after = store.counts();
    assert_eq!(after.jobs - before.jobs, 64);
    after.commits - before.commits
}

/// Appends twice at the same place.
pub async fn race(store: &Store, unlock: impl FnOnce()) {
    let appends = vec![
        append(table(0), 0, &["first"]),
        append(table(1), 0, &["before"]),
        append(table(2), 0, &["winner", "and more"]),
        append(table(2), 0, &["loser", "and more"]),
        append(table(2), 2, &["next"]),
        append(table(3), 0, &["after"]),
    ];
    let results = at_once(store, unlock, appends).await;
    let conflict = Err(AppendFailure::Conflict { stored: 2 });
    assert_eq!(results, [Ok(()), Ok(()), Ok(()), conflict, Ok(()), Ok(())]);
    assert_eq!(texts(store, table(1)).await, ["before"]);
    assert_eq!(texts(store, table(2)).await, ["winner", "and more", "next"]);
    assert_eq!(texts(store, table(3)).await, ["after"]);
}

/// Appends two entries of which the database refuses the second, between others.
pub async fn with_a_refused_one(store: &Store, unlock: impl FnOnce(), bad: &str) -> Results {
    let appends = vec![
        append(table(0), 0, &["first"]),
        append(table(1), 0, &["before"]),
        append(table(2), 0, &["half", bad]),
        append(table(3), 0, &["after"]),
    ];
    at_once(store, unlock, appends).await
}

/// Asserts that only the refused one was not stored.
pub async fn only_it_was_refused(store: &Store, results: &Results) {
    assert!(matches!(results[2], Err(AppendFailure::Store(StoreFailure::Other(_)))), "{results:?}");
    assert_eq!(texts(store, table(1)).await, ["before"]);
    assert_eq!(texts(store, table(2)).await, [""; 0]);
    assert_eq!(texts(store, table(3)).await, ["after"]);
}
