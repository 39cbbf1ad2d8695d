//! Nodes that share a `PostgreSQL` database: who runs a table, and until when. They need the server of `tools/postgres`.

use std::sync::Arc;
use std::time::{Duration, Instant};

use hearth_cluster::{Epoch, Hold};
use hearth_host::base::{Membership, Role, TableRoute};
use hearth_store::{Append, AppendFailure, LogLine, Store, TableId};
use hearth_testkit::postgres::always_url_for;
use tempfile::TempDir;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

/// Longer than anything takes here.
const LONG: Duration = Duration::from_secs(30);

/// A database of a test's own.
struct Database {
    url: String,
    _directory: TempDir,
}

impl Database {
    fn new() -> Database {
        // The name of a temporary directory is not used by any other test.
        let directory = TempDir::with_prefix("membership").expect("a temporary directory");
        Database { url: always_url_for(directory.path()), _directory: directory }
    }

    /// Starts a node that may serve.
    async fn node(&self, address: &str) -> TestNode {
        let store = Store::connect(&self.url).expect("the store");
        let membership =
            Membership::join(store.clone(), address.to_owned(), Role::Node).await.expect("a number");
        let mut node = TestNode { store, membership: Arc::new(membership), renewing: None };
        node.renew();
        node
    }
}

struct TestNode {
    store: Store,
    membership: Arc<Membership>,
    renewing: Option<JoinHandle<()>>,
}

impl TestNode {
    fn renew(&mut self) {
        let membership = Arc::clone(&self.membership);
        self.renewing = Some(tokio::spawn(async move { membership.keep_renewing().await }));
    }

    fn stop_renewing(&mut self) {
        self.renewing.take().expect("it renews").abort();
    }

    async fn open(&self, table: TableId) -> Hold {
        let hold = self.membership.open(table).expect("it may serve");
        self.append(table, hold, 0).await.expect("a new table");
        hold
    }

    async fn append(&self, table: TableId, hold: Hold, first: u64) -> Result<(), AppendFailure> {
        let entries = vec![LogLine { at: 0, text: "{}".to_owned() }];
        self.store.append(Append { table, first, hold: Some(hold), entries, summary: None }).await
    }

    async fn route(&self, table: TableId) -> TableRoute {
        self.membership.route(table).await.expect("the database answers")
    }

    /// Looks until this node runs the table.
    async fn take(&self, table: TableId) -> Hold {
        timeout(LONG, async {
            loop {
                self.membership.look_again(table);
                if let TableRoute::Here(hold) = self.route(table).await {
                    return hold;
                }
                sleep(Duration::from_millis(50)).await;
            }
        })
        .await
        .expect("the table goes on here")
    }

    fn is_at(&self, route: &TableRoute, address: &str) -> bool {
        let number = self.membership.standing().number();
        matches!(route, TableRoute::Elsewhere(at) if at.number == number && &*at.address == address)
    }
}

fn table() -> TableId {
    "abcdefghjk".parse().expect("an id")
}

#[tokio::test]
async fn a_table_of_a_node_that_stops_renewing_goes_on_elsewhere_after_it_has_stopped() {
    let database = Database::new();
    let (mut one, other) = (database.node("http://one").await, database.node("http://other").await);
    let hold = one.open(table()).await;
    assert_eq!(one.route(table()).await, TableRoute::Here(hold));
    assert!(one.is_at(&other.route(table()).await, "http://one"));
    assert!(one.membership.may_serve(hold));

    let stopped = Instant::now();
    one.stop_renewing();
    let streams = Arc::clone(&one.membership);
    let streams = tokio::spawn(async move {
        streams.ends(hold).await;
        Instant::now()
    });
    let taken = other.take(table()).await;
    let (now, ended) = (Instant::now(), streams.await.expect("it ends"));
    assert!(now - stopped < Duration::from_millis(4_700), "taken after {:?}", now - stopped);
    assert!(ended < now, "streams ended before another node could take the table");
    assert!(!one.membership.may_serve(hold));
    assert_eq!(one.route(table()).await, TableRoute::Wait);
    assert_eq!(one.append(table(), hold, 1).await, Err(AppendFailure::Moved));
    other.append(table(), taken, 1).await.expect("it owns the table");

    one.renew();
    timeout(LONG, async {
        while !other.is_at(&one.route(table()).await, "http://other") {
            sleep(Duration::from_millis(50)).await;
        }
    })
    .await
    .expect("it registers anew, and forwards");
    assert!(!one.membership.may_serve(hold), "an answer of the earlier number does not count");
    assert!(other.membership.may_serve(taken), "it renewed all the time");
}

#[tokio::test]
async fn a_released_table_is_taken_by_the_next_request() {
    let database = Database::new();
    let (one, other) = (database.node("http://one").await, database.node("http://other").await);
    let hold = one.open(table()).await;
    assert_eq!(one.membership.stop_taking(), [(table(), hold)]);
    one.membership.release(table(), hold).await.expect("released");
    assert_eq!(one.route(table()).await, TableRoute::Wait, "a node that leaves takes nothing");
    let taken = other.route(table()).await;
    assert!(matches!(taken, TableRoute::Here(Hold { epoch: Epoch(2), .. })), "{taken:?}");
    assert!(other.is_at(&one.route(table()).await, "http://other"));
}

#[tokio::test]
async fn a_table_that_was_unloaded_is_taken_from_a_node_that_stops() {
    let database = Database::new();
    let (one, other) = (database.node("http://one").await, database.node("http://other").await);
    let hold = one.open(table()).await;
    one.membership.give_up(table(), hold);
    assert_eq!(one.membership.stop_taking(), []);
    assert!(one.is_at(&other.route(table()).await, "http://one"), "it is still this node's by its row");
    // The other node asks this one, which no longer serves it.
    assert!(!matches!(one.route(table()).await, TableRoute::Here(_)));
    other.membership.look_again(table());
    assert!(matches!(other.route(table()).await, TableRoute::Here(_)));
}

#[tokio::test]
async fn nodes_that_stop_at_the_same_time_send_nobody_to_each_other() {
    let database = Database::new();
    let (mut one, two) = (database.node("http://one").await, database.node("http://two").await);
    let third = database.node("http://third").await;
    one.membership.stop_taking();
    timeout(LONG, async {
        while one.membership.stand_in().is_none() {
            sleep(Duration::from_millis(50)).await;
        }
    })
    .await
    .expect("it hears of the others");
    one.stop_renewing();
    let leaving = two.membership.standing().number();
    one.membership.leaves(leaving);
    let stand_in = one.membership.stand_in().map(|node| node.number);
    assert_eq!(stand_in, Some(third.membership.standing().number()));
    one.membership.leaves(third.membership.standing().number());
    assert_eq!(one.membership.stand_in(), None);
    assert!(!one.membership.has_others());
}

#[tokio::test]
async fn tables_that_nobody_uses_are_given_up() {
    let database = Database::new();
    let one = database.node("http://one").await;
    let hold = one.open(table()).await;
    one.membership.give_up_all_but(|used| used == table());
    assert_eq!(one.route(table()).await, TableRoute::Here(hold));
    one.membership.give_up_all_but(|_| false);
    assert!(matches!(one.route(table()).await, TableRoute::Here(Hold { epoch: Epoch(2), .. })));
}

#[tokio::test]
async fn the_tables_of_a_node_that_leaves_are_taken_at_once() {
    let database = Database::new();
    let (mut one, other) = (database.node("http://one").await, database.node("http://other").await);
    let hold = one.open(table()).await;
    one.membership.leave().await.expect("it leaves");
    assert!(!one.membership.may_serve(hold));
    assert_eq!(one.membership.open(table()), None);
    timeout(LONG, one.renewing.take().expect("it renews")).await.expect("it stops").expect("without a panic");
    assert!(matches!(other.route(table()).await, TableRoute::Here(_)));
}

#[tokio::test]
async fn requests_that_come_at_once_get_the_same_hold() {
    let database = Database::new();
    let (one, other) = (database.node("http://one").await, database.node("http://other").await);
    let hold = one.open(table()).await;
    one.membership.release(table(), hold).await.expect("released");
    let mut requests = tokio::task::JoinSet::new();
    for _ in 0..20 {
        let membership = Arc::clone(&other.membership);
        requests.spawn(async move { membership.route(table()).await.expect("the database answers") });
    }
    let routes = requests.join_all().await;
    assert!(matches!(routes[0], TableRoute::Here(Hold { epoch: Epoch(2), .. })), "{routes:?}");
    assert!(routes.iter().all(|route| route == &routes[0]), "{routes:?}");
    assert_eq!(other.route("kjhgfedcba".parse().expect("an id")).await, TableRoute::NoTable);
}

#[tokio::test]
async fn a_hold_in_doubt_is_replaced_by_a_new_one() {
    let database = Database::new();
    let one = database.node("http://one").await;
    let hold = one.open(table()).await;
    one.membership.give_up(table(), hold);
    let next = one.take(table()).await;
    assert_eq!(next.epoch, Epoch(2));
    one.membership.give_up(table(), hold);
    assert_eq!(one.route(table()).await, TableRoute::Here(next), "the earlier hold ends nothing");
    assert_eq!(one.append(table(), hold, 1).await, Err(AppendFailure::Moved));
}
