//! Several nodes on one database, each with its own store: who owns a table, and whose appends count.

use std::collections::HashSet;
use std::time::Duration;

use hearth_cluster::{Epoch, Hold, LiveNode, Number, Take};
use hearth_store::{Append, AppendFailure, Lease, LiveNodeRow, Store, TableId};

use super::lock::Lock;
use crate::support::{TestDirectory, append, run_sql, table, texts};

/// A node with its own connections.
struct TestNode {
    store: Store,
    number: Number,
}

impl TestNode {
    async fn join(url: &str) -> TestNode {
        TestNode::register(Store::connect(url).unwrap()).await
    }

    async fn register(store: Store) -> TestNode {
        let number = store.register_node("http://node.internal".to_owned(), false).await.unwrap();
        TestNode { store, number }
    }

    async fn open(&self, table: TableId) -> Hold {
        let hold = Hold::of_new_table(self.number);
        self.append(hold, table, 0, &["opened"]).await.unwrap();
        hold
    }

    async fn append(
        &self,
        hold: Hold,
        table: TableId,
        first: u64,
        texts: &[&str],
    ) -> Result<(), AppendFailure> {
        self.store.append(Append { hold: Some(hold), ..append(table, first, texts) }).await
    }

    async fn lease(&self, table: TableId) -> Lease {
        self.store.lease(table).await.unwrap().unwrap()
    }

    /// Takes a table as it is now.
    async fn take(&self, table: TableId) -> Option<Hold> {
        let seen = self.lease(table).await.epoch;
        self.store.take(table, self.number, Take { seen }).await.unwrap()
    }

    async fn mark_dead(&self, number: Number, renewals: u64) -> bool {
        self.store.mark_dead(LiveNode { number, renewals }).await.unwrap()
    }
}

async fn two_nodes(url: &str) -> (TestNode, TestNode) {
    (TestNode::join(url).await, TestNode::join(url).await)
}

#[tokio::test]
async fn the_node_that_opens_a_table_owns_it() {
    let directory = TestDirectory::new();
    let (one, other) = two_nodes(&directory.postgres()).await;
    one.open(table(1)).await;
    let lease = other.lease(table(1)).await;
    assert_eq!((lease.owner.unwrap().number, lease.epoch), (one.number, Epoch(1)));
    assert_eq!(other.take(table(1)).await, None, "its owner lives");
    let late = other.append(Hold::of_new_table(other.number), table(1), 0, &["opened"]).await;
    assert_eq!(late, Err(AppendFailure::Conflict { stored: 1 }));
    assert_eq!(other.store.lease(table(2)).await.unwrap(), None);
}

#[tokio::test]
async fn two_nodes_race_for_a_table_and_one_gets_it() {
    let directory = TestDirectory::new();
    let (one, other) = two_nodes(&directory.postgres()).await;
    for round in 0..20 {
        one.store.append(append(table(round), 0, &["from one server"])).await.unwrap();
        let (take, table) = (Take { seen: Epoch(0) }, table(round));
        let (first, second) = tokio::join!(
            one.store.take(table, one.number, take),
            other.store.take(table, other.number, take)
        );
        let (first, second) = (first.unwrap(), second.unwrap());
        assert!(first.is_some() != second.is_some(), "{first:?} {second:?}");
        let (hold, owner) = (first.or(second).unwrap(), one.lease(table).await.owner.unwrap());
        assert_eq!((hold.epoch, hold.number), (Epoch(1), owner.number));
    }
}

#[tokio::test]
async fn an_append_of_an_earlier_epoch_is_refused_even_if_its_place_fits() {
    let directory = TestDirectory::new();
    let (one, other) = two_nodes(&directory.postgres()).await;
    let earlier = one.open(table(1)).await;
    assert!(other.mark_dead(one.number, 0).await);
    let hold = other.take(table(1)).await.unwrap();
    assert_eq!(one.append(earlier, table(1), 1, &["late"]).await, Err(AppendFailure::Moved));
    assert_eq!(one.store.append(append(table(1), 1, &["no lease"])).await, Err(AppendFailure::Moved));
    assert_eq!(other.append(hold, table(1), 0, &["early"]).await, Err(AppendFailure::Conflict { stored: 1 }));
    other.append(hold, table(1), 1, &["next"]).await.unwrap();
    assert_eq!(texts(&one.store, table(1)).await, ["opened", "next"]);
}

#[tokio::test]
async fn a_dead_node_is_refused_and_its_tables_can_be_taken() {
    let directory = TestDirectory::new();
    let (one, other) = two_nodes(&directory.postgres()).await;
    one.open(table(1)).await;
    assert_eq!(other.store.renew(other.number).await.unwrap(), Some(vec![live(one.number, 0)]));
    assert_eq!(one.store.renew(one.number).await.unwrap(), Some(vec![live(other.number, 1)]));
    assert!(!other.mark_dead(one.number, 0).await, "it has renewed since");
    assert_eq!(other.take(table(1)).await, None);

    assert!(other.mark_dead(one.number, 1).await);
    assert_eq!(one.store.renew(one.number).await.unwrap(), None);
    assert_eq!(other.store.renew(other.number).await.unwrap(), Some(vec![]));
    assert!(other.lease(table(1)).await.owner.unwrap().dead);
    let hold = other.take(table(1)).await.unwrap();
    assert_eq!(hold, Hold { number: other.number, epoch: Epoch(2) });
    let again = TestNode::register(one.store.clone()).await;
    assert!(again.number > other.number, "a number is never used again");
}

#[tokio::test]
async fn a_released_table_can_be_taken_and_a_late_release_does_nothing() {
    let directory = TestDirectory::new();
    let (one, other) = two_nodes(&directory.postgres()).await;
    let first = one.open(table(1)).await;
    one.store.release(table(1), first).await.unwrap();
    assert_eq!(one.lease(table(1)).await, Lease { owner: None, epoch: Epoch(1) });
    other.take(table(1)).await.unwrap();
    one.store.release(table(1), first).await.unwrap();
    assert_eq!(one.lease(table(1)).await.owner.unwrap().number, other.number);
}

#[tokio::test]
async fn a_node_takes_from_itself_with_a_new_epoch() {
    let directory = TestDirectory::new();
    let one = TestNode::join(&directory.postgres()).await;
    let first = one.open(table(1)).await;
    let second = one.take(table(1)).await.unwrap();
    assert_eq!(second.epoch, Epoch(2));
    one.store.release(table(1), first).await.unwrap();
    assert_eq!(one.append(first, table(1), 1, &["late"]).await, Err(AppendFailure::Moved));
    one.append(second, table(1), 1, &["next"]).await.unwrap();
}

#[tokio::test]
async fn the_tables_of_a_node_that_left_can_be_taken() {
    let directory = TestDirectory::new();
    let (one, other) = two_nodes(&directory.postgres()).await;
    one.open(table(1)).await;
    one.store.leave(one.number).await.unwrap();
    assert_eq!(one.store.renew(one.number).await.unwrap(), None);
    assert!(other.take(table(1)).await.is_some());
}

/// Before, their rows stayed for ever.
#[tokio::test]
async fn dead_nodes_are_forgotten_and_live_ones_are_not() {
    let directory = TestDirectory::new();
    let (one, other) = two_nodes(&directory.postgres()).await;
    let earlier = one.open(table(1)).await;
    one.open(table(2)).await;
    assert!(other.mark_dead(one.number, 0).await);
    let third = TestNode::register(other.store.clone()).await;
    let lease = other.lease(table(1)).await;
    assert_eq!((lease.epoch, lease.owner.unwrap().dead), (Epoch(1), true));

    // It is refused like a node that is marked.
    assert_eq!(one.store.renew(one.number).await.unwrap(), None);
    assert!(!other.mark_dead(one.number, 0).await);
    one.store.leave(one.number).await.unwrap();
    one.append(earlier, table(1), 1, &["nobody has taken it"]).await.unwrap();

    let hold = other.take(table(1)).await.unwrap();
    assert_eq!(hold, Hold { number: other.number, epoch: Epoch(2) });
    assert_eq!(one.append(earlier, table(1), 2, &["late"]).await, Err(AppendFailure::Moved));
    assert!(third.take(table(2)).await.is_some());
    assert_eq!(third.take(table(1)).await, None, "its owner lives");
    assert_eq!(other.store.renew(other.number).await.unwrap(), Some(vec![live(third.number, 0)]));
    let again = TestNode::register(one.store.clone()).await;
    assert!(again.number > third.number, "a number is never used again");
    let mut others = again.store.renew(again.number).await.unwrap().unwrap();
    others.sort_by_key(|other| other.node.number);
    assert_eq!(others, [live(other.number, 1), live(third.number, 0)]);
}

#[tokio::test]
async fn a_renewal_does_not_wait_for_other_work() {
    let directory = TestDirectory::new();
    let url = directory.postgres();
    let one = TestNode::join(&url).await;
    one.open(table(1)).await;
    let lock = Lock::on(&url, "log, person");
    let mut waiting = tokio::task::JoinSet::new();
    for _ in 0..20 {
        let store = one.store.clone();
        waiting.spawn(async move {
            let work = tokio::join!(
                store.entries(table(1)),
                store.create_user("Anna".to_owned(), 0),
                store.lease(table(1)),
                store.append(append(table(2), 0, &["a"])),
            );
            (work.0.unwrap(), work.1.unwrap(), work.2.unwrap())
        });
    }
    tokio::time::sleep(Duration::from_millis(100)).await;
    let renewed = tokio::time::timeout(Duration::from_secs(20), one.store.renew(one.number)).await;
    assert_eq!(renewed.expect("it waits for nothing").unwrap(), Some(vec![]));
    assert!(waiting.try_join_next().is_none(), "the others wait");
    lock.release();
    waiting.join_all().await;
}

/// Nodes take tables from each other, mark each other dead, and go on appending when they should not. Each round has its
/// own table.
#[tokio::test(flavor = "multi_thread", worker_threads = 3)]
async fn a_contested_log_has_no_gap_and_all_that_was_acknowledged() {
    const ROUNDS: u64 = 100;
    let directory = TestDirectory::new();
    let url = directory.postgres();
    let stores = [(); 3].map(|()| Store::connect(&url).unwrap());
    let (mut moved, mut conflicts) = (0, 0);
    for round in 0..ROUNDS {
        let table = table(round);
        TestNode::register(stores[0].clone()).await.open(table).await;
        let mut nodes = tokio::task::JoinSet::new();
        for (index, store) in stores.iter().enumerate() {
            let store = store.clone();
            nodes.spawn(async move { wrestle(TestNode::register(store).await, table, index).await });
        }
        let mut acknowledged = vec!["opened".to_owned()];
        for wrestled in nodes.join_all().await {
            acknowledged.extend(wrestled.acknowledged);
            moved += wrestled.moved;
            conflicts += wrestled.conflicts;
        }
        let stored = texts(&stores[0], table).await;
        let unique: HashSet<_> = stored.iter().collect();
        assert_eq!(unique.len(), stored.len(), "round {round}: doubled");
        acknowledged.sort();
        let mut sorted = stored.clone();
        sorted.sort();
        assert_eq!(sorted, acknowledged, "round {round}");
    }
    assert!(moved > 0, "nobody lost a table that they were using");
    println!("{moved} appends of former owners and {conflicts} at a wrong place were refused");
    run_sql(
        &url,
        "DO $$ BEGIN ASSERT NOT EXISTS (
             SELECT FROM log WHERE entries <> (SELECT count(*) FROM entry WHERE log = number)
                OR entries <> (SELECT coalesce(max(seq) + 1, 0) FROM entry WHERE log = number)
         ); END $$"
            .to_owned(),
    );
}

#[derive(Default)]
struct Wrestled {
    acknowledged: Vec<String>,
    moved: u32,
    conflicts: u32,
}

/// Tries to own a table a few times, and appends to it under every hold it ever had.
async fn wrestle(mut node: TestNode, table: TableId, index: usize) -> Wrestled {
    let mut wrestled = Wrestled::default();
    let mut hold = None;
    for step in 0..6 {
        let lease = node.lease(table).await;
        match lease.owner {
            Some(owner) if owner.number != node.number && !owner.dead => {
                let others = node.store.renew(node.number).await.unwrap().unwrap_or_default();
                if let Some(seen) = others.into_iter().find(|other| other.node.number == owner.number) {
                    node.store.mark_dead(seen.node).await.unwrap();
                }
            }
            _ => {
                let take = Take { seen: lease.epoch };
                hold = node.store.take(table, node.number, take).await.unwrap().or(hold);
            }
        }
        let Some(hold) = hold else { continue };
        let mut place = texts(&node.store, table).await.len() as u64;
        for part in 0..2 {
            let (one, two) = (format!("{index} {step} {part} a"), format!("{index} {step} {part} b"));
            match node.append(hold, table, place, &[&one, &two]).await {
                Ok(()) => {
                    wrestled.acknowledged.extend([one, two]);
                    place += 2;
                }
                Err(AppendFailure::Moved) => wrestled.moved += 1,
                Err(AppendFailure::Conflict { .. }) => wrestled.conflicts += 1,
                Err(failure) => panic!("{failure}"),
            }
        }
        if (index + step).is_multiple_of(3) {
            node.store.release(table, hold).await.unwrap();
        }
        if node.store.renew(node.number).await.unwrap().is_none() {
            node = TestNode::register(node.store).await;
        }
    }
    wrestled
}

fn live(number: Number, renewals: u64) -> LiveNodeRow {
    LiveNodeRow {
        node: LiveNode { number, renewals },
        address: "http://node.internal".to_owned(),
        is_worker: false,
    }
}
