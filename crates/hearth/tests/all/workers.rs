//! Workers: nodes that let bots think for the others.

use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::nodes::Database;
use crate::served::{ApiClient, Served};

/// Longer than anything takes here.
const LONG: Duration = Duration::from_secs(30);

/// Starts a node and a worker, which has been seen by the node.
fn node_and_worker() -> (Database, Served, Served) {
    let database = Database::new();
    let node = Served::beside_workers(database.url.clone());
    let worker = Served::worker(database.url.clone());
    // Two heartbeats.
    sleep(Duration::from_millis(1100));
    (database, node, worker)
}

/// Returns the number of thoughts that bots had at a server.
fn thoughts(served: &Served) -> u64 {
    metric(served, "hearth_bot_thinking_seconds_count")
}

/// Returns the number of tasks that a worker did.
fn tasks(worker: &Served) -> u64 {
    metric(worker, "hearth_tasks_total")
}

fn metric(served: &Served, name: &str) -> u64 {
    let (_, metrics) = served.page("/metrics", "");
    let value = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    value.expect("it is measured").parse().expect("a number")
}

/// Opens a table against a bot, which decides first.
fn open(caller: &ApiClient, bot: &str) -> String {
    let plan = json!({"game": "kokopelli", "chairs": [{"bot": bot}, "host"]});
    format!("/tables/{}", caller.done("POST /tables", &plan)["id"].as_str().expect("a table has an id"))
}

/// Waits until it is the caller's turn. Returns the update.
fn wait_for_turn(caller: &ApiClient, table: &str) -> Value {
    let begun = Instant::now();
    while begun.elapsed() < LONG {
        let seen = caller.done(&format!("GET {table}"), &Value::Null);
        if seen["legal"].is_array() {
            return seen;
        }
        sleep(Duration::from_millis(20));
    }
    panic!("the bot does not decide");
}

fn decide(caller: &ApiClient, table: &str) {
    let seen = wait_for_turn(caller, table);
    let body = json!({"decision": seen["legal"][0], "after": seen["decisions"]});
    caller.done(&format!("POST {table}/decisions"), &body);
}

#[test]
fn bots_hints_and_reviews_are_computed_at_a_worker() {
    let (_database, node, worker) = node_and_worker();
    let ada = node.guest("Ada");
    let table = open(&ada, "club");
    for _ in 0..6 {
        decide(&ada, &table);
    }
    wait_for_turn(&ada, &table);
    let by_bots = tasks(&worker);
    assert!(by_bots >= 2, "{by_bots} tasks at the worker");
    let hint = ada.done(&format!("POST {table}/hint"), &json!({}));
    assert!(hint["reasons"].as_array().is_some_and(|reasons| !reasons.is_empty()), "{hint}");
    assert_eq!(tasks(&worker), by_bots + 1);
    ada.done(&format!("POST {table}/resign"), &json!({}));
    let begun = Instant::now();
    ada.answered(&format!("POST {table}/review"), &json!({}));
    while ada.done(&format!("GET {table}/review"), &Value::Null)["state"] != "kept" {
        assert!(begun.elapsed() < LONG, "the review is not finished");
        sleep(Duration::from_millis(50));
    }
    assert_eq!(tasks(&worker), by_bots + 2);
    assert_eq!(thoughts(&node), 0, "the node itself has thought");
}

#[test]
fn a_game_goes_on_when_its_worker_hangs_or_dies() {
    let (_database, node, mut worker) = node_and_worker();
    let ada = node.guest("Ada");
    let table = open(&ada, "club");
    decide(&ada, &table);
    worker.signal("-STOP");
    for _ in 0..4 {
        decide(&ada, &table);
    }
    worker.signal("-CONT");
    worker.kill();
    for _ in 0..4 {
        decide(&ada, &table);
    }
    wait_for_turn(&ada, &table);
    assert!(thoughts(&node) > 0, "the node thinks itself");
}

#[test]
fn a_worker_owns_no_tables_and_forwards_to_those_who_do() {
    let (_database, node, worker) = node_and_worker();
    let ada = node.guest("Ada");
    let table = open(&ada, "beginner");
    let seen = wait_for_turn(&ada, &table);
    let at_worker = worker.player(&ada.token);
    assert_eq!(at_worker.done(&format!("GET {table}"), &Value::Null)["seq"], seen["seq"]);
    let opened = open(&at_worker, "beginner");
    assert_eq!(ada.done(&format!("GET {opened}"), &Value::Null)["stage"], "running");
}
