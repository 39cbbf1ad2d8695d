//! Several nodes on one database tell each other what they changed.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use hearth_store::{Announcement, MAX_ANNOUNCEMENT_BYTES, Store};
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::TryRecvError;

use super::proxy::{self, Proxy};
use crate::support::{TestDirectory, run_sql};

/// Waits for the next announcement.
async fn heard(announcements: &mut Receiver<Announcement>) -> Announcement {
    let next = tokio::time::timeout(Duration::from_secs(20), announcements.recv());
    next.await.expect("nothing was heard").unwrap()
}

fn text(text: &str) -> Announcement {
    Announcement::Text(text.into())
}

/// Two stores of a database, with what each hears of the other one.
fn two_stores(url: &str) -> [(Store, Receiver<Announcement>); 2] {
    let store = || Store::connect(url).unwrap();
    [store(), store()].map(|store| (store.clone(), store.announcements()))
}

#[tokio::test]
async fn nodes_hear_each_other_at_once_and_not_themselves() {
    const ROUNDS: u32 = 30;
    let directory = TestDirectory::new();
    let [(one, mut by_one), (other, mut by_other)] = two_stores(&directory.postgres());
    let begun = Instant::now();
    for round in 0..ROUNDS {
        one.announce(format!("ping {round}"));
        assert_eq!(heard(&mut by_other).await, text(&format!("ping {round}")));
        other.announce(format!("pong {round}"));
        assert_eq!(heard(&mut by_one).await, text(&format!("pong {round}")));
    }
    let each = begun.elapsed() / (2 * ROUNDS);
    println!("heard after {each:?} on average");
    assert!(each < Duration::from_millis(250), "they only poll: {each:?}");
    assert_eq!(by_one.try_recv(), Err(TryRecvError::Empty));
    assert_eq!(by_other.try_recv(), Err(TryRecvError::Empty));
}

/// Some servers speak the protocol and know no notifications.
#[tokio::test]
async fn nodes_hear_each_other_without_notifications() {
    let directory = TestDirectory::new();
    let proxy = Proxy::changing(&directory.postgres(), |bytes| {
        proxy::replace(bytes, "LISTEN", "HEARKE");
        proxy::replace(bytes, "NOTIFY", "POSTER");
    });
    let [(one, mut by_one), (other, mut by_other)] = two_stores(&proxy.url);
    for round in 0..3 {
        one.announce(format!("ping {round}"));
        assert_eq!(heard(&mut by_other).await, text(&format!("ping {round}")));
        other.announce(format!("pong {round}"));
        assert_eq!(heard(&mut by_one).await, text(&format!("pong {round}")));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_that_announce_at_the_same_time_lose_nothing() {
    const NODES: usize = 6;
    const EACH: usize = 300;
    let directory = TestDirectory::new();
    let url = directory.postgres();
    let stores: Vec<_> = (0..NODES).map(|_| Store::connect(&url).unwrap()).collect();
    let listening: Vec<_> = stores.iter().map(Store::announcements).collect();
    let mut announcing = tokio::task::JoinSet::new();
    for (node, store) in stores.iter().cloned().enumerate() {
        announcing.spawn(async move {
            for number in 0..EACH {
                store.announce(format!("{node} {number}"));
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
        });
    }
    announcing.join_all().await;
    for (own, mut announcements) in listening.into_iter().enumerate() {
        let mut next = [0; NODES];
        next[own] = EACH;
        while next != [EACH; NODES] {
            let Announcement::Text(text) = heard(&mut announcements).await else { panic!("missed") };
            let (node, number) = text.split_once(' ').unwrap();
            let node: usize = node.parse().unwrap();
            assert_eq!(number, next[node].to_string(), "of node {node}, heard by {own}");
            next[node] += 1;
        }
        assert_eq!(announcements.try_recv(), Err(TryRecvError::Empty));
    }
}

/// A reader that remembers the highest number must not overtake a batch that is committed late.
#[tokio::test]
async fn a_batch_that_is_committed_late_is_heard() {
    let directory = TestDirectory::new();
    let url = directory.postgres();
    let [(one, mut by_one), (other, mut by_other)] = two_stores(&url);
    for round in 0..3 {
        let (late, url) = (format!("late {round}"), url.clone());
        let slow = std::thread::spawn(move || {
            let mut client = postgres::Client::connect(&url, postgres::NoTls).unwrap();
            let mut transaction = client.transaction().unwrap();
            let store = "WITH counted AS (UPDATE announced SET last = last + 1 RETURNING last)
                         INSERT INTO announcement (number, sender, text) SELECT last, 0, $1 FROM counted";
            assert_eq!(transaction.execute(store, &[&late]).unwrap(), 1);
            std::thread::sleep(Duration::from_millis(300));
            transaction.commit().unwrap();
        });
        tokio::time::sleep(Duration::from_millis(100)).await;
        one.announce(format!("soon {round}"));
        other.announce(format!("soon {round}"));
        for announcements in [&mut by_one, &mut by_other] {
            let both = HashSet::from([heard(announcements).await, heard(announcements).await].map(|heard| {
                let Announcement::Text(text) = heard else { panic!("missed") };
                text.to_string()
            }));
            assert_eq!(both, HashSet::from([format!("late {round}"), format!("soon {round}")]));
        }
        slow.join().unwrap();
    }
}

#[tokio::test]
async fn nothing_is_lost_when_connections_end() {
    let directory = TestDirectory::new();
    let url = directory.postgres();
    let [(one, _), (_other, mut by_other)] = two_stores(&format!("{url}&application_name=deaf"));
    let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'deaf'";
    for round in 0..4 {
        run_sql(&url, end.to_owned());
        for number in 0..10 {
            one.announce(format!("{round} {number}"));
        }
        // If an answer is lost, some are heard twice.
        let last = text(&format!("{round} 9"));
        let mut all = Vec::new();
        while !all.contains(&last) {
            all.push(heard(&mut by_other).await);
        }
        for number in 0..10 {
            assert!(all.contains(&text(&format!("{round} {number}"))), "{round} {number}: {all:?}");
        }
    }
}

#[tokio::test]
async fn a_node_notices_that_announcements_were_deleted_before_it_read_them() {
    let directory = TestDirectory::new();
    let url = directory.postgres();
    let [(one, _), (_other, mut by_other)] = two_stores(&url);
    for lost in [1, 2, 100_000] {
        run_sql(&url, format!("UPDATE announced SET last = last + {lost}"));
        assert_eq!(heard(&mut by_other).await, Announcement::Missed);
        one.announce("next".to_owned());
        assert_eq!(heard(&mut by_other).await, text("next"));
    }
    // An older state of the database was restored.
    run_sql(&url, "UPDATE announced SET last = 0".to_owned());
    assert_eq!(heard(&mut by_other).await, Announcement::Missed);
}

#[tokio::test]
async fn old_announcements_are_deleted() {
    let directory = TestDirectory::new();
    let url = directory.postgres();
    let [(one, _), (_other, mut by_other)] = two_stores(&url);
    for old in ["old", "older"] {
        one.announce(old.to_owned());
        assert_eq!(heard(&mut by_other).await, text(old));
    }
    run_sql(&url, "UPDATE announcement SET at = at - interval '2 minutes'".to_owned());
    one.announce("new".to_owned());
    assert_eq!(heard(&mut by_other).await, text("new"));
    // A node deletes them when it has started, and from time to time.
    let third = Store::connect(&url).unwrap();
    let mut by_third = third.announcements();
    let count = |url: String| {
        let count = move || {
            let mut client = postgres::Client::connect(&url, postgres::NoTls).unwrap();
            client.query_one("SELECT count(*) FROM announcement", &[]).unwrap().get::<_, i64>(0)
        };
        std::thread::spawn(count).join().unwrap()
    };
    let begun = Instant::now();
    while count(url.clone()) != 1 {
        assert!(begun.elapsed() < Duration::from_secs(30), "they stay");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(by_third.try_recv(), Err(TryRecvError::Empty), "it heard nothing of what was before it");
}

#[tokio::test]
async fn others_hear_that_they_missed_what_cannot_be_stored() {
    let directory = TestDirectory::new();
    let [(one, _), (_other, mut by_other)] = two_stores(&directory.postgres());
    let longest = "x".repeat(MAX_ANNOUNCEMENT_BYTES);
    one.announce(longest.clone());
    assert_eq!(heard(&mut by_other).await, text(&longest));
    for bad in [longest + "x", "null \0".to_owned()] {
        one.announce(bad);
        assert_eq!(heard(&mut by_other).await, Announcement::Missed);
        one.announce("next".to_owned());
        assert_eq!(heard(&mut by_other).await, text("next"));
    }
}

#[tokio::test]
async fn announcements_never_wait_for_the_database() {
    let directory = TestDirectory::new();
    let url = directory.postgres();
    let [(one, _), (_other, mut by_other)] = two_stores(&url);
    let lock = std::thread::spawn({
        let url = url.clone();
        move || {
            let mut client = postgres::Client::connect(&url, postgres::NoTls).unwrap();
            let mut transaction = client.transaction().unwrap();
            transaction.batch_execute("LOCK TABLE announced").unwrap();
            // Longer than a statement waits for a lock.
            std::thread::sleep(Duration::from_secs(3));
            transaction.commit().unwrap();
        }
    });
    tokio::time::sleep(Duration::from_millis(200)).await;
    let begun = Instant::now();
    one.announce("first".to_owned());
    tokio::time::sleep(Duration::from_millis(200)).await;
    for number in 0..100_000 {
        one.announce(number.to_string());
    }
    println!("queued in {:?}", begun.elapsed());
    assert!(!lock.is_finished(), "it waited");
    assert_eq!(heard(&mut by_other).await, text("first"));
    assert_eq!(heard(&mut by_other).await, Announcement::Missed, "too many waited");
    let mut last = String::new();
    while last != "99999" {
        let Announcement::Text(text) = heard(&mut by_other).await else { panic!("missed again") };
        last = text.to_string();
    }
    lock.join().unwrap();
}

#[tokio::test]
async fn a_store_that_is_closed_stores_what_it_announced() {
    let directory = TestDirectory::new();
    let [(one, _), (_other, mut by_other)] = two_stores(&directory.postgres());
    one.announce("farewell".to_owned());
    one.close();
    one.announce("too late".to_owned());
    assert_eq!(heard(&mut by_other).await, text("farewell"));
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert_eq!(by_other.try_recv(), Err(TryRecvError::Empty));
}
