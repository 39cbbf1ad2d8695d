//! A server that is away, or goes away while it executes something.

use std::time::Duration;

use hearth_store::{AppendFailure, Store, StoreFailure};
use tokio::task::JoinSet;

use super::lock::Lock;
use super::proxy::Proxy;
use crate::support::{TestDirectory, append, table, texts};

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
