//! Several nodes that share a database server: any of them serves anybody, and whatever happens to one of them, no acknowledged
//! decision is lost and none counts twice.

use std::cell::RefCell;
use std::net::SocketAddr;
use std::thread::sleep;
use std::time::Duration;

use hearth_table::GameRng;
use hearth_testkit::is_long;
use hearth_testkit::postgres::always_url_for;
use rand::RngExt;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::database_server::DatabaseServer;
use crate::link::Link;
use crate::recording::play_during;
use crate::run::hearth;
use crate::served::{ApiClient, Served};

/// Longer than it takes until the tables of a silent node are taken.
const PAST_LEASE: Duration = Duration::from_secs(5);

/// A database of a test's own.
pub struct Database {
    pub url: String,
    /// Its name is that of the schema.
    _folder: Option<TempDir>,
}

impl Database {
    pub fn new() -> Database {
        let folder = TempDir::with_prefix("nodes").expect("a folder can be made");
        Database { url: always_url_for(folder.path()), _folder: Some(folder) }
    }

    /// Returns the address of its server.
    fn server(&self) -> SocketAddr {
        let rest = self.url.split_once('@').map_or("", |(_, rest)| rest);
        rest.split(['/', '?']).next().unwrap_or_default().parse().expect("an address and a port")
    }

    /// Returns the URL for a node that reaches it by a link.
    fn url_through(&self, link: &Link) -> String {
        self.url.replace(&self.server().to_string(), &link.address.to_string())
    }
}

/// Nodes that share a database.
struct Nodes {
    nodes: RefCell<Vec<Served>>,
    database: Database,
}

impl Nodes {
    fn start(count: usize) -> Nodes {
        Nodes::on(Database::new(), count)
    }

    fn on(database: Database, count: usize) -> Nodes {
        let nodes = (0..count).map(|_| Served::node(database.url.clone())).collect();
        Nodes { nodes: RefCell::new(nodes), database }
    }

    /// A client that asks all nodes in turn.
    fn guest(&self, name: &str) -> ApiClient {
        let nodes = self.nodes.borrow();
        let token = nodes[0].guest(name).token;
        ApiClient::of(&nodes.iter().collect::<Vec<_>>(), &token)
    }

    /// A client of one node, with the token of another client.
    fn at(&self, node: usize, known: &ApiClient) -> ApiClient {
        self.nodes.borrow()[node].player(&known.token)
    }

    fn with<R>(&self, node: usize, act: impl FnOnce(&mut Served) -> R) -> R {
        act(&mut self.nodes.borrow_mut()[node])
    }
}

/// Opens a table against a bot at a node, which waits for the first decision.
fn open_at(caller: &ApiClient) -> String {
    let plan = json!({"game": "kokopelli", "chairs": ["host", {"bot": "beginner"}]});
    format!("/tables/{}", caller.done("POST /tables", &plan)["id"].as_str().expect("a table has an id"))
}

/// Makes the first legal decision.
fn decide(caller: &ApiClient, table: &str) -> (u16, Value) {
    let seen = caller.done(&format!("GET {table}"), &Value::Null);
    let body = json!({"decision": seen["legal"][0], "after": seen["decisions"]});
    caller.call(&format!("POST {table}/decisions"), &body).expect("the node answers")
}

#[test]
fn any_node_serves_a_table_of_another() {
    let nodes = Nodes::start(2);
    let ada = nodes.guest("Ada");
    let (one, other) = (nodes.at(0, &ada), nodes.at(1, &ada));
    let table = open_at(&one);
    let (status, done) = decide(&other, &table);
    assert_eq!(status, 200, "{done}");
    let seen = [&one, &other].map(|caller| caller.done(&format!("GET {table}"), &Value::Null));
    assert_eq!(seen[0]["seq"], seen[1]["seq"], "both show the same");
    let news = other.news(&table, 0).find(|news| !news.is_null()).expect("a stream passes through");
    assert_eq!(news["entries"][0]["entry"], "opened");
}

#[test]
fn a_table_of_a_killed_node_goes_on_at_another() {
    let nodes = Nodes::start(2);
    let ada = nodes.guest("Ada");
    let (one, other) = (nodes.at(0, &ada), nodes.at(1, &ada));
    let table = open_at(&one);
    let before = one.done(&format!("GET {table}"), &Value::Null);
    nodes.with(0, Served::kill);
    let after = other.done(&format!("GET {table}"), &Value::Null);
    assert_eq!(after["seq"], before["seq"]);
    assert_eq!(other.answered(&format!("POST {table}/say"), &json!({"text": "still here"})).0, 200);
}

#[test]
fn a_server_that_wants_the_database_to_itself_ends_the_nodes() {
    let nodes = Nodes::start(1);
    let ada = nodes.guest("Ada");
    let table = open_at(&ada);
    let alone = Served::on_server(nodes.database.url.clone());
    assert_eq!(nodes.with(0, Served::ended), Some(2));
    let alone = alone.player(&ada.token);
    assert_eq!(decide(&alone, &table).0, 200);
}

/// The address names no table, so it is not forwarded.
#[test]
fn a_new_name_and_a_deletion_reach_tables_of_other_nodes() {
    let nodes = Nodes::start(2);
    let nodes = nodes.nodes.borrow();
    let [one, other] = &nodes[..] else { panic!("there are two") };
    let (_, cookie) = one.send_form("/me/name", &[("name", "Quirina")]);
    let fields = [("seat1", "host"), ("seat2", "guest"), ("pace", "unhurried"), ("talk", "on")];
    let table = one.send_form_as(&cookie, "/new/kokopelli", &fields);
    let says = |node: &Served, name: &str| node.page(&table, &cookie).1.contains(name);
    assert!(says(one, "Quirina") && says(other, "Quirina"));
    other.send_form_as(&cookie, "/me/name", &[("name", "Zebulon")]);
    assert!(eventually(|| says(one, "Zebulon") && !says(one, "Quirina")));
    other.send_form_as(&cookie, "/me/delete", &[("sure", "on")]);
    assert!(eventually(|| !says(one, "Zebulon") && !says(other, "Zebulon")));
}

#[test]
fn nodes_learn_of_each_others_changes() {
    let nodes = Nodes::start(2);
    let all = nodes.nodes.borrow();
    let [one, other] = &all[..] else { panic!("there are two") };
    let (_, heidi) = one.send_form("/me/name", &[("name", "Heidi")]);
    let account = [("login", "Heidi"), ("password", "correct horse")];
    one.send_form_as(&heidi, "/me/keep", &account);
    let (_, heidi) = one.send_form("/me/login", &account);
    one.runs(&["host", "add", "Heidi", "--database", &nodes.database.url]);
    let is_host = |node: &Served| node.page("/host", &heidi).0 == 200;
    assert!(eventually(|| is_host(one) && is_host(other)), "Heidi is a host at both nodes");
    let guessed = [("login", "Zebulon"), ("password", "password")];
    for _ in 0..5 {
        assert_ne!(one.send_form("/me/login", &guessed).0, 429);
    }
    one.send_form_as(&heidi, "/host/announcement", &[("text", "Tournament tonight")]);
    assert!(eventually(|| other.page("/", "").1.contains("Tournament tonight")));
    assert_eq!(other.send_form("/me/login", &guessed).0, 429, "the attempts at the first node count too");

    let lobby = other.lines("/lobby/live");
    let ada = one.guest("Ada");
    let plan = json!({"game": "kokopelli", "chairs": ["host", "anyone"], "public": true});
    let table = ada.done("POST /tables", &plan)["id"].as_str().expect("a table has an id").to_owned();
    let listed = |line: String| line.contains(&table);
    assert!(lobby.into_iter().any(listed), "the lobby of the other node lists the table");
}

/// Returns whether a condition holds within a few seconds.
fn eventually(mut condition: impl FnMut() -> bool) -> bool {
    (0..100).any(|_| {
        let holds = condition();
        if !holds {
            sleep(Duration::from_millis(50));
        }
        holds
    })
}

/// Whoever can reach a node could otherwise rename or delete anybody.
#[test]
fn nothing_is_wrong_with_a_node_that_runs() {
    let nodes = Nodes::start(2);
    let doctor = |more: &[&str]| {
        let listen = nodes.with(0, |node| node.address().to_owned());
        let advertise = format!("http://{listen}");
        let database = nodes.database.url.as_str();
        let setting = ["doctor", "--listen", &listen, "--advertise", &advertise, "--database", database];
        hearth(&[&setting, more].concat())
    };
    let run = doctor(&[]);
    assert_eq!(run.code, Some(0), "{}", run.out);
    assert!(run.out.contains("can store moves"), "{}", run.out);
    // The proxy leads to another node.
    let other = nodes.with(1, |node| node.url(""));
    let run = doctor(&["--public-url", &other]);
    assert!(!run.out.contains("leads to another Hearth server"), "{}", run.out);
}

#[test]
fn strangers_cannot_speak_like_a_node() {
    let nodes = Nodes::start(2);
    let ada = nodes.guest("Ada");
    let table = open_at(&nodes.at(0, &ada));
    let path = format!("/nodes{table}/people?change=deleted&person=1&name=Ada");
    for node in 0..2 {
        assert_eq!(nodes.with(node, |node| node.send_form(&path, &[]).0), 404, "node {node}");
    }
    assert_eq!(ada.done(&format!("GET {table}"), &Value::Null)["stage"], "running");
}

#[test]
fn no_decision_is_refused_while_nodes_are_restarted_one_after_the_other() {
    let nodes = Nodes::start(3);
    let played = play_during(
        |name| nodes.guest(name),
        || {
            for round in 0..if is_long() { 60 } else { 6 } {
                sleep(Duration::from_millis(700));
                nodes.with(round % 3, |node| {
                    node.signal("-TERM");
                    assert_eq!(node.ended(), Some(0));
                    node.restart();
                });
            }
        },
    );
    assert!(played.games >= 5 && played.acknowledged > 500, "{played:?}: too few were played");
    assert_eq!((played.unsure, played.refused), (0, 0));
}

#[test]
fn acknowledged_decisions_survive_kills_of_nodes_and_none_counts_twice() {
    let nodes = Nodes::start(3);
    let played = play_during(
        |name| nodes.guest(name),
        || {
            let mut rng = GameRng::new(7, 0).table();
            for _ in 0..if is_long() { 500 } else { 20 } {
                sleep(Duration::from_millis(rng.random_range(100..2_500)));
                nodes.with(rng.random_range(0..3), |node| {
                    node.kill();
                    node.restart();
                });
            }
        },
    );
    assert!(played.games >= 5 && played.acknowledged > 500, "{played:?}: too few were played");
    assert!(played.unsure > 0, "no node was killed between a decision and its acknowledgement");
}

#[test]
fn a_node_that_was_stopped_past_its_lease_shows_nothing_old() {
    let nodes = Nodes::start(3);
    let played = play_during(
        |name| nodes.guest(name),
        || {
            for round in 0..if is_long() { 30 } else { 3 } {
                sleep(Duration::from_secs(1));
                nodes.with(round % 3, |node| node.signal("-STOP"));
                sleep(PAST_LEASE);
                nodes.with(round % 3, |node| node.signal("-CONT"));
            }
        },
    );
    assert!(played.acknowledged > 100, "{played:?}: too few were played");
}

#[test]
fn a_node_that_is_cut_off_from_the_database_shows_nothing_old() {
    let database = Database::new();
    let link = Link::to(database.server());
    let nodes = vec![
        Served::node(database.url_through(&link)),
        Served::node(database.url.clone()),
        Served::node(database.url.clone()),
    ];
    let nodes = Nodes { nodes: RefCell::new(nodes), database };
    let played = play_during(
        |name| nodes.guest(name),
        || {
            for _ in 0..if is_long() { 30 } else { 3 } {
                sleep(Duration::from_secs(2));
                link.cut();
                sleep(PAST_LEASE);
                link.mend();
            }
        },
    );
    assert!(played.acknowledged > 100, "{played:?}: too few were played");
}

#[test]
fn a_node_that_others_cannot_reach_keeps_its_tables() {
    let database = Database::new();
    let (cut_off, link) = Served::node_behind_link(database.url.clone());
    let nodes = vec![cut_off, Served::node(database.url.clone()), Served::node(database.url.clone())];
    let nodes = Nodes { nodes: RefCell::new(nodes), database };
    let played = play_during(
        |name| nodes.guest(name),
        || {
            for _ in 0..if is_long() { 30 } else { 3 } {
                sleep(Duration::from_secs(2));
                link.cut();
                sleep(Duration::from_secs(2));
                link.drop_all();
                link.mend();
            }
        },
    );
    assert!(played.acknowledged > 100, "{played:?}: too few were played");
}

/// As when the database server restarts, or another takes over.
#[test]
fn all_nodes_lose_the_database_for_a_while() {
    let database = Database::new();
    let link = Link::to(database.server());
    let nodes = (0..3).map(|_| Served::node(database.url_through(&link))).collect();
    let nodes = Nodes { nodes: RefCell::new(nodes), database };
    let played = play_during(
        |name| nodes.guest(name),
        || {
            for round in 0..if is_long() { 30 } else { 4 } {
                sleep(Duration::from_secs(2));
                link.cut();
                // Shorter and longer than a lease.
                sleep(if round % 2 == 0 { Duration::from_secs(1) } else { PAST_LEASE });
                link.drop_all();
                link.mend();
            }
        },
    );
    assert!(played.acknowledged > 100, "{played:?}: too few were played");
}

#[test]
fn acknowledged_decisions_survive_restarts_and_crashes_of_the_database_server() {
    let mut server = DatabaseServer::start();
    let nodes = Nodes::on(Database { url: server.url.clone(), _folder: None }, 3);
    let played = play_during(
        |name| nodes.guest(name),
        || {
            for round in 0..if is_long() { 30 } else { 4 } {
                sleep(Duration::from_secs(2));
                server.restart(if round % 2 == 0 { "immediate" } else { "fast" });
            }
        },
    );
    assert!(played.games >= 5 && played.acknowledged > 100, "{played:?}: too few were played");
}

#[test]
fn acknowledged_decisions_survive_when_a_standby_takes_the_place_of_the_database_server() {
    let mut server = DatabaseServer::with_standby();
    let nodes = Nodes::on(Database { url: server.url.clone(), _folder: None }, 3);
    let played = play_during(
        |name| nodes.guest(name),
        || {
            sleep(Duration::from_secs(3));
            server.fail_over();
            sleep(PAST_LEASE);
        },
    );
    assert!(played.games >= 5 && played.acknowledged > 100, "{played:?}: too few were played");
}
