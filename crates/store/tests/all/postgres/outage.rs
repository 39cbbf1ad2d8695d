//! A server that is away, or goes away while it executes something.

use std::time::Duration;

use hearth_store::{AppendFailure, Store, StoreFailure};
use tokio::task::JoinSet;

use super::lock::Lock;
use super::proxy::{Lost, Proxy};
use crate::support::{TestDirectory, append, run_sql, table, texts};

/// Before, each queued job waited for a timeout of its own.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn jobs_that_are_queued_when_the_server_is_away_fail_together() {
    const JOBS: u64 = 100;
    let directory = TestDirectory::new();
    let proxy = Proxy::start(&directory.postgres());
    let store = Store::connect(&proxy.url).unwrap();
    store.append(append(table(0), 0, &["before"])).await.unwrap();
    let anna = store.create_user("Anna".to_owned(), 0).await.unwrap();
    proxy.go_away();
    let mut jobs = JoinSet::new();
    for number in 1..=JOBS {
        let store = store.clone();
        jobs.spawn(async move {
            let work = tokio::join!(
                store.user(anna),
                store.lease(table(0)),
                store.rename(anna, "Ann".to_owned()),
                store.append(append(table(number), 0, &["a"])),
            );
            assert!(matches!(work.0, Err(StoreFailure::Unreachable(_))), "{:?}", work.0);
            assert!(matches!(work.1, Err(StoreFailure::Unreachable(_))), "{:?}", work.1);
            assert!(matches!(work.2, Err(StoreFailure::Unreachable(_))), "{:?}", work.2);
            assert!(
                matches!(work.3, Err(AppendFailure::Store(StoreFailure::Unreachable(_)))),
                "{:?}",
                work.3
            );
        });
    }
    jobs.join_all().await;
    let attempts = proxy.come_back();
    // Each thread once, when the outage begins, and a few on a slow machine.
    assert!(attempts < 40, "{attempts} attempts to connect for {} jobs", 4 * JOBS);

    let back = async {
        while store.user(anna).await.is_err() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), back).await.expect("it connects again");
    store.append(append(table(0), 1, &["after"])).await.unwrap();
    assert_eq!(texts(&store, table(0)).await, ["before", "after"]);
}

/// Before, they were executed although nobody waited for them.
#[tokio::test]
async fn reads_that_nobody_waits_for_are_left_out() {
    const READS: u64 = 50;
    let directory = TestDirectory::new();
    let proxy = Proxy::start(&directory.postgres());
    let store = Store::connect(&proxy.url).unwrap();
    let lock = Lock::on(&directory.postgres(), "log");
    let mut reads = JoinSet::new();
    for number in 0..READS {
        let store = store.clone();
        reads.spawn(async move { store.entries(table(number)).await });
    }
    // Each connection executes one, which waits for the lock. The others are queued.
    tokio::time::sleep(Duration::from_millis(300)).await;
    reads.shutdown().await;
    lock.release();
    store.entries(table(READS)).await.unwrap();
    let sent = proxy.take_sent();
    let executed = (0..READS).filter(|number| sent.contains(table(*number).as_str())).count();
    assert!((1..=4).contains(&executed), "{executed} reads were executed");
}

/// Before, it was reported as if the server could not be reached and nothing was stored.
#[tokio::test]
async fn a_commit_without_an_answer_is_uncertain_and_not_repeated() {
    let directory = TestDirectory::new();
    let proxy = Proxy::start(&directory.postgres());
    let store = Store::connect(&proxy.url).unwrap();
    for (number, lost, stored) in [(1, Lost::Answer, true), (2, Lost::Request, false)] {
        proxy.lose("COMMIT\0", lost);
        let failure = store.append(append(table(number), 0, &["a"])).await.unwrap_err();
        assert!(matches!(failure, AppendFailure::Store(StoreFailure::Uncertain(_))), "{failure:?}");
        assert_eq!(texts(&store, table(number)).await.len(), usize::from(stored), "{lost:?}");

        let before = store.house_counts(0).await.unwrap().people;
        proxy.lose("COMMIT\0", lost);
        let failure = store.create_user("Anna".to_owned(), 0).await.unwrap_err();
        assert!(matches!(failure, StoreFailure::Uncertain(_)), "{failure:?}");
        assert_eq!(store.house_counts(0).await.unwrap().people, before + u64::from(stored), "{lost:?}");
    }
}

#[tokio::test]
async fn a_transaction_that_is_lost_before_its_commit_is_repeated() {
    let directory = TestDirectory::new();
    let proxy = Proxy::start(&directory.postgres());
    let store = Store::connect(&proxy.url).unwrap();
    for (place, lost) in [(0, Lost::Answer), (1, Lost::Request)] {
        proxy.lose("BEGIN", lost);
        store.append(append(table(1), place, &["a"])).await.unwrap();
        proxy.lose("BEGIN", lost);
        store.create_user("Anna".to_owned(), 0).await.unwrap();
    }
    assert_eq!(texts(&store, table(1)).await, ["a", "a"]);
    assert_eq!(store.house_counts(0).await.unwrap().people, 2);
}

#[tokio::test]
async fn a_commit_that_the_server_refuses_stores_nothing() {
    let directory = TestDirectory::new();
    let url = directory.postgres();
    let store = Store::connect(&url).unwrap();
    let refuse = |table: &str| {
        format!(
            "CREATE CONSTRAINT TRIGGER refuse AFTER INSERT ON {table} DEFERRABLE INITIALLY DEFERRED
             FOR EACH ROW EXECUTE FUNCTION refuse()"
        )
    };
    let function = "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE ''no''; END'";
    run_sql(&url, [function, &refuse("entry"), &refuse("person")].join(";"));
    let failure = store.append(append(table(1), 0, &["a"])).await.unwrap_err();
    assert!(matches!(failure, AppendFailure::Store(StoreFailure::Other(_))), "{failure:?}");
    let failure = store.create_user("Anna".to_owned(), 0).await.unwrap_err();
    assert!(matches!(failure, StoreFailure::Other(_)), "{failure:?}");
    assert_eq!(texts(&store, table(1)).await, [""; 0]);
}
