//! Tests of a database on a `PostgreSQL` server.

mod announcements;
mod leases;
mod lock;
mod outage;
mod proxy;

use std::time::Duration;

use hearth_store::{Append, AppendFailure, Store, StoreFailure};
use tokio::task::JoinSet;

use self::lock::Lock;
use self::proxy::Proxy;
use crate::support::{TestDirectory, append, run_sql, summary, table, texts};

/// Queues appends while the logs are locked, so that all but the first share a batch. Returns the results in order.
async fn at_once(url: &str, store: &Store, appends: Vec<Append>) -> Vec<Result<(), AppendFailure>> {
    let lock = Lock::on(url, "log");
    let before = store.counts().jobs;
    let mut running = JoinSet::new();
    for (number, append) in appends.into_iter().enumerate() {
        let own = store.clone();
        running.spawn(async move { (number, own.append(append).await) });
        // The first is taken alone; the appender holds it until the lock is released.
        crate::support::more_are_taken(store, before).await;
    }
    tokio::time::sleep(Duration::from_millis(100)).await;
    lock.release();
    let mut results = running.join_all().await;
    results.sort_by_key(|(number, _)| *number);
    results.into_iter().map(|(_, result)| result).collect()
}

#[tokio::test]
async fn sixty_four_concurrent_appends_need_few_commits() {
    let directory = TestDirectory::new();
    let url = directory.postgres();
    let store = Store::connect(&url).unwrap();
    let before = store.counts();
    let appends = (0..64).map(|number| append(table(number), 0, &["a"])).collect();
    let results = at_once(&url, &store, appends).await;
    assert!(results.iter().all(Result::is_ok), "{results:?}");
    assert_eq!(store.counts().commits - before.commits, 2);
    for number in 0..64 {
        assert_eq!(texts(&store, table(number)).await, ["a"]);
    }
}

/// Before, each append prepared its statements again, which doubled the round trips.
#[tokio::test]
async fn statements_of_appends_are_prepared_once() {
    let directory = TestDirectory::new();
    let proxy = Proxy::start(&directory.postgres());
    let store = Store::connect(&proxy.url).unwrap();
    let anna = store.create_user("Anna".to_owned(), 0).await.unwrap();
    for round in 0..5 {
        for number in 0..3 {
            let texts = vec!["a"; number as usize + 1];
            let place = round * texts.len() as u64;
            let opened = Append { summary: Some(summary(&[anna])), ..append(table(number), place, &texts) };
            store.append(opened).await.unwrap();
            let late = store.append(append(table(number), 0, &["late"])).await;
            assert!(matches!(late, Err(AppendFailure::Conflict { .. })), "{late:?}");
        }
        let sent = proxy.take_sent();
        for statement in ["INSERT INTO log", "INSERT INTO entry", "UPDATE table_summary", "FROM log WHERE"] {
            assert_eq!(sent.contains(statement), round == 0, "round {round}: {statement}");
        }
    }
}

#[tokio::test]
async fn one_append_wins_a_race_and_other_tables_are_unaffected() {
    let directory = TestDirectory::new();
    let url = directory.postgres();
    let store = Store::connect(&url).unwrap();
    let appends = vec![
        append(table(0), 0, &["first"]),
        append(table(1), 0, &["before"]),
        append(table(2), 0, &["winner", "and more"]),
        append(table(2), 0, &["loser", "and more"]),
        append(table(2), 2, &["next"]),
        append(table(3), 0, &["after"]),
    ];
    let results = at_once(&url, &store, appends).await;
    let conflict = Err(AppendFailure::Conflict { stored: 2 });
    assert_eq!(results, [Ok(()), Ok(()), Ok(()), conflict, Ok(()), Ok(())]);
    assert_eq!(texts(&store, table(1)).await, ["before"]);
    assert_eq!(texts(&store, table(2)).await, ["winner", "and more", "next"]);
    assert_eq!(texts(&store, table(3)).await, ["after"]);
}

#[tokio::test]
async fn a_refused_append_does_not_affect_its_batch() {
    let directory = TestDirectory::new();
    let url = directory.postgres();
    let store = Store::connect(&url).unwrap();
    let appends = vec![
        append(table(0), 0, &["first"]),
        append(table(1), 0, &["before"]),
        // The server stores no null characters.
        append(table(2), 0, &["half", "bad\0"]),
        append(table(3), 0, &["after"]),
    ];
    let results = at_once(&url, &store, appends).await;
    assert!(matches!(results[2], Err(AppendFailure::Store(StoreFailure::Other(_)))), "{results:?}");
    assert_eq!(texts(&store, table(1)).await, ["before"]);
    assert_eq!(texts(&store, table(2)).await, [""; 0]);
    assert_eq!(texts(&store, table(3)).await, ["after"]);
}

#[tokio::test]
async fn a_store_connects_again_when_its_connections_end() {
    let directory = TestDirectory::new();
    let url = directory.postgres();
    let store = Store::connect(&format!("{url}&application_name=cut")).unwrap();
    store.append(append(table(1), 0, &["a"])).await.unwrap();
    let anna = store.create_user("Anna".to_owned(), 0).await.unwrap();
    assert!(store.user(anna).await.unwrap().is_some());
    let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'cut'";
    for round in 1..4 {
        run_sql(&url, end.to_owned());
        store.append(append(table(1), round, &["b"])).await.unwrap();
        assert!(store.user(anna).await.unwrap().is_some());
        assert!(store.rename(anna, "Ann".to_owned()).await.unwrap());
    }
    assert_eq!(texts(&store, table(1)).await, ["a", "b", "b", "b"]);
}

#[tokio::test]
async fn revocations_of_another_store_are_noticed() {
    let directory = TestDirectory::new();
    let url = directory.postgres();
    let (one, other) = (Store::connect(&url).unwrap(), Store::connect(&url).unwrap());
    let anna = one.create_user("Anna".to_owned(), 0).await.unwrap();
    one.register(anna, "anna".to_owned(), "old".to_owned()).await.unwrap();
    let mut revocations = other.revocations();
    let before = *revocations.borrow_and_update();
    assert!(one.change_password(anna, "new".to_owned()).await.unwrap());
    tokio::time::timeout(Duration::from_secs(20), revocations.changed()).await.unwrap().unwrap();
    assert_eq!(other.revoked_since(before).await.unwrap(), [anna]);
}

#[test]
fn a_database_of_another_program_and_a_newer_one_are_refused() {
    let directory = TestDirectory::new();
    let url = directory.postgres();
    run_sql(&url, "CREATE TABLE customer (id BIGINT)".to_owned());
    assert_eq!(Store::connect(&url).unwrap_err(), StoreFailure::Foreign);
    run_sql(&url, "DROP TABLE customer".to_owned());
    drop(Store::connect(&url).unwrap());
    run_sql(&url, "UPDATE meta SET version = 99".to_owned());
    let failure = Store::connect(&url).unwrap_err();
    assert!(matches!(failure, StoreFailure::Newer { version: 99, .. }), "{failure}");
}

#[test]
fn a_server_that_cannot_be_reached_is_reported() {
    let failure = Store::connect("postgres://hearth@127.0.0.1:1/hearth").unwrap_err();
    assert!(matches!(failure, StoreFailure::Unreachable(_)), "{failure}");
    let failure = Store::connect("hearth.db").unwrap_err();
    assert!(matches!(failure, StoreFailure::Other(_)), "{failure}");
}

#[test]
fn nodes_that_start_at_the_same_time_migrate_once() {
    let directory = TestDirectory::new();
    let url = directory.postgres();
    let connect = || {
        std::thread::spawn({
            let url = url.clone();
            move || Store::connect(&url).map(drop)
        })
    };
    for node in [connect(), connect(), connect()] {
        node.join().unwrap().unwrap();
    }
}
