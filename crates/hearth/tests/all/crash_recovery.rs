//! Crash recovery: after each SIGKILL of the server, acknowledged decisions are kept and none counts twice. With
//! `HEARTH_TEST_STORE=postgres`, the data is on a database server.

use std::cell::RefCell;
use std::thread::sleep;
use std::time::Duration;

use hearth_table::GameRng;
use rand::RngExt;
use rusqlite::Connection;
use serde_json::{Value, json};

use crate::recording::play_during;
use crate::served::{ApiClient, Served};

/// Number of kills.
const SERVER_KILLS: usize = 200;

#[test]
fn acknowledged_decisions_survive_kills_and_none_counts_twice() {
    let served = RefCell::new(Served::for_programs());
    let played = play_during(
        |name| served.borrow().guest(name),
        || {
            let mut rng = GameRng::new(5, 0).table();
            for _ in 0..SERVER_KILLS {
                sleep(Duration::from_millis(rng.random_range(20..180)));
                served.borrow_mut().kill();
                served.borrow_mut().restart();
            }
        },
    );
    assert!(played.games >= 5 && played.acknowledged > 500, "{played:?}: too few were played");
    assert!(played.unsure > 0, "the server was never killed between a decision and its acknowledgement");
}

/// Opens a table against a bot, which waits for the first decision.
fn table_against_a_bot(served: &Served) -> (ApiClient, String) {
    let caller = served.guest("Ada");
    let opened =
        caller.done("POST /tables", &json!({"game": "kokopelli", "chairs": ["host", {"bot": "beginner"}]}));
    let table = format!("/tables/{}", opened["id"].as_str().expect("a table has an id"));
    (caller, table)
}

#[test]
fn a_locked_database_gives_an_error_and_no_partial_move() {
    let served = Served::for_programs();
    let (caller, table) = table_against_a_bot(&served);
    let before = caller.done(&format!("GET {table}"), &Value::Null);
    let decide = format!("POST {table}/decisions");
    let body = json!({"decision": before["legal"][0], "after": before["decisions"]});
    let other = Connection::open(served.database()).expect("the database is there");
    other.execute_batch("BEGIN IMMEDIATE").expect("nobody else writes now");
    let (status, problem) = caller.answered(&decide, &body);
    assert_eq!((status, &problem["title"]), (503, &json!("not-stored")), "{problem}");
    let during = caller.done(&format!("GET {table}"), &Value::Null);
    assert_eq!(during, before, "nothing has changed");
    other.execute_batch("ROLLBACK").expect("it was begun");
    let done = caller.done(&decide, &body);
    assert_eq!(done["decisions"], 1);
}

/// Two servers would each tell its players what it knows. On file systems without locks, the first must notice and stop.
#[test]
fn a_second_server_on_the_same_data_stops_the_first() {
    let mut served = Served::for_programs();
    let (caller, table) = table_against_a_bot(&served);
    let say =
        |caller: &ApiClient, text: &str| caller.done(&format!("POST {table}/say"), &json!({"text": text}));
    say(&caller, "first");
    assert_eq!(served.take_over(), Some(2));
    let caller = served.player(&caller.token);
    say(&caller, "second");
    let seen = caller.done(&format!("GET {table}"), &Value::Null);
    let texts: Vec<_> =
        seen["sayings"].as_array().expect("a list").iter().map(|said| &said["text"]).collect();
    assert_eq!(texts, ["first", "second"]);
}

#[test]
#[cfg(unix)]
fn a_full_disk_gives_an_error_and_loses_nothing() {
    let mut served = Served::for_programs();
    let (caller, table) = table_against_a_bot(&served);
    served.kill();
    // No file may grow beyond a megabyte; a write then fails instead of killing the process.
    served.restart_after("trap '' XFSZ; ulimit -f 2048");
    let say = format!("POST {table}/say");
    let said = |number: usize| json!({"text": format!("{number} {}", "x".repeat(490))});
    let mut acknowledged = 0;
    let problem = loop {
        assert!(acknowledged < 5_000, "the disk was never full");
        match caller.answered(&say, &said(acknowledged)) {
            (200, _) => acknowledged += 1,
            (status, problem) => break (status, problem),
        }
    };
    assert_eq!((problem.0, &problem.1["title"]), (503, &json!("not-stored")), "{problem:?}");
    // A check that writes nothing new would not notice.
    assert_eq!(served.page("/healthz", "").0, 503);
    let sayings = |expected: usize| {
        let seen = caller.done(&format!("GET {table}"), &Value::Null);
        let sayings = seen["sayings"].as_array().expect("a list").clone();
        assert_eq!(sayings.len(), expected);
        for (number, saying) in sayings.iter().enumerate() {
            assert_eq!(saying["text"], said(number)["text"]);
        }
    };
    sayings(acknowledged);
    served.kill();
    served.restart();
    sayings(acknowledged);
    caller.done(&say, &said(acknowledged));
    sayings(acknowledged + 1);
    assert_eq!(served.page("/healthz", "").0, 200);
}
