//! Crash recovery: after each SIGKILL of the server, acknowledged decisions are kept and none counts twice. With
//! `HEARTH_TEST_STORE=postgres`, the data is on a database server.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::thread::sleep;
use std::time::{Duration, Instant};

use hearth_table::GameRng;
use rand::RngExt;
use rusqlite::Connection;
use serde_json::{Value, json};

use crate::run::{file, hearth};
use crate::served::{ApiClient, Served};

/// Number of kills.
const SERVER_KILLS: usize = 200;

/// A game without any event for this long is stuck.
const STUCK_TIMEOUT: Duration = Duration::from_secs(30);

/// A client that records everything it received and sent.
#[derive(Default)]
struct ClientLog {
    /// All entries of the log, in order.
    entries: Vec<Value>,
    /// The sent decisions, by the number of decisions before.
    sent: HashMap<u64, String>,
    /// The acknowledged decisions, by the number of decisions before.
    acknowledged: Vec<u64>,
    /// The last update.
    last: Value,
}

impl ClientLog {
    /// Records an update, which must continue exactly where the last one ended.
    fn record(&mut self, news: Value) {
        let entries = news["entries"].as_array().expect("news have entries");
        let first = news["seq"].as_u64().expect("news are numbered") as usize - entries.len();
        assert_eq!(first, self.entries.len(), "the log went back or has a gap: {news}");
        self.entries.extend(entries.iter().cloned());
        self.last = news;
    }

    /// Returns all decisions with their seats.
    fn decided(&self) -> Vec<(&Value, &Value)> {
        let decided = self.entries.iter().filter(|entry| entry["entry"] == "decided");
        decided.map(|entry| (&entry["seat"], &entry["decision"])).collect()
    }

    /// Asserts that no acknowledged decision is lost, and that each own decision was sent for its position.
    fn check(&self, seat: &Value) {
        let decided = self.decided();
        for after in &self.acknowledged {
            assert_eq!(
                decided[*after as usize],
                (seat, &json!(self.sent[after])),
                "an acknowledged decision is lost"
            );
        }
        for (after, (decider, decision)) in decided.iter().enumerate() {
            if *decider == seat {
                let sent = self.sent.get(&(after as u64));
                assert_eq!(
                    sent.map(|sent| json!(sent)).as_ref(),
                    Some(*decision),
                    "decision {after} was never sent"
                );
            }
        }
    }
}

/// Plays a game to its end, across all kills of the server.
fn play(caller: &ApiClient, table: &str) -> ClientLog {
    let mut log = ClientLog::default();
    let mut last_update = Instant::now();
    loop {
        for news in caller.news(table, log.entries.len()) {
            assert!(last_update.elapsed() < STUCK_TIMEOUT, "{table} is stuck: {}", log.last);
            if news.is_null() {
                continue;
            }
            last_update = Instant::now();
            log.record(news);
            if log.last["stage"] == "over" {
                return log;
            }
            decide(caller, table, &mut log);
        }
        sleep(Duration::from_millis(3));
    }
}

/// Decides if it is this client's turn, and repeats the request until its result is known.
fn decide(caller: &ApiClient, table: &str, log: &mut ClientLog) {
    let Some(legal) = log.last["legal"].as_array() else { return };
    let after = log.last["decisions"].as_u64().expect("a number");
    if log.sent.contains_key(&after) {
        return;
    }
    let chosen = &legal[(after as usize * 7 + 3) % legal.len()];
    log.sent.insert(after, chosen.as_str().expect("a decision is text").to_owned());
    let body = json!({"decision": chosen, "after": after});
    loop {
        match caller.answered(&format!("POST {table}/decisions"), &body) {
            (200, done) => {
                assert_eq!(done["decisions"], after + 1);
                log.acknowledged.push(after);
                return;
            }
            // The acknowledgement was lost, perhaps of the last decision; the next update shows it.
            (409 | 422, problem) if problem["title"] == "stale" || problem["title"] == "over" => return,
            (503, _) => sleep(Duration::from_millis(3)),
            (status, problem) => panic!("a legal decision was refused: {status} {problem}"),
        }
    }
}

/// Shared counters of all clients.
struct CrashTest {
    stop: AtomicBool,
    games: AtomicUsize,
    acknowledged: AtomicUsize,
    unsure: AtomicUsize,
}

impl CrashTest {
    fn check(&self, caller: &ApiClient, table: &str, log: &ClientLog) {
        log.check(&log.last["seat"]);
        let fresh = caller.done(&format!("GET {table}"), &Value::Null);
        for key in ["seq", "stage", "decisions", "view", "outcome"] {
            assert_eq!(fresh[key], log.last[key], "{table} is not what its client saw");
        }
        self.acknowledged.fetch_add(log.acknowledged.len(), Ordering::Relaxed);
        self.unsure.fetch_add(log.sent.len() - log.acknowledged.len(), Ordering::Relaxed);
    }

    /// Opens tables and plays there, one after the other.
    fn host(&self, caller: &ApiClient, plan: &Value, guest: Option<&Sender<String>>) {
        while !self.stop.load(Ordering::Relaxed) {
            let opened = caller.done("POST /tables", plan);
            let table = format!("/tables/{}", opened["id"].as_str().expect("a table has an id"));
            if let Some(guest) = guest {
                guest.send(table.clone()).expect("the guest is there");
            }
            let log = play(caller, &table);
            self.check(caller, &table, &log);
            assert_record_replays(caller, &table, &log);
            self.games.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Sits down at each table of an invitation and plays there.
    fn guest(&self, caller: &ApiClient, invitations: &Receiver<String>) {
        for table in invitations {
            // The client may have the seat already, if the acknowledgement was lost.
            let (status, answer) = caller.answered(&format!("POST {table}/sit"), &json!({}));
            assert!(status == 200 || answer["title"] == "begun", "{status} {answer}");
            let log = play(caller, &table);
            self.check(caller, &table, &log);
        }
    }
}

/// Replays the record with the rules alone and compares the result.
fn assert_record_replays(caller: &ApiClient, table: &str, log: &ClientLog) {
    let record = caller.done(&format!("GET {table}/record"), &Value::Null);
    let name = format!("crash-{}", table.rsplit('/').next().unwrap_or_default());
    let run = hearth(&["trace", &file(&name, record.as_str().expect("a record is text"))]);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    let over: Value =
        serde_json::from_str(run.out.lines().last().unwrap_or_default()).expect("a line of JSON");
    assert_eq!(over["scores"], log.last["outcome"]["scores"]);
    assert_eq!(over["winners"], log.last["outcome"]["winners"]);
    let steps: Vec<Value> = run.out.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
    let decided: Vec<(&Value, &Value)> = steps
        .iter()
        .filter(|step| !step["decision"].is_null())
        .map(|step| (&step["seat"], &step["decision"]))
        .collect();
    for (known, told) in decided.iter().zip(log.decided()) {
        assert!(told.1.is_null() || *known == told, "{known:?} was sent as {told:?}");
    }
    assert_eq!(decided.len(), log.decided().len());
}

#[test]
fn acknowledged_decisions_survive_kills_and_none_counts_twice() {
    let begun = Instant::now();
    let mut served = Served::for_programs();
    let test = CrashTest {
        stop: AtomicBool::new(false),
        games: AtomicUsize::new(0),
        acknowledged: AtomicUsize::new(0),
        unsure: AtomicUsize::new(0),
    };
    let pairs: Vec<(Value, ApiClient, ApiClient)> = ["kokopelli", "kupferkessel", "kokopelli"]
        .iter()
        .map(|game| {
            (json!({"game": game, "chairs": ["host", "guest"]}), served.guest("Ada"), served.guest("Ben"))
        })
        .collect();
    let alone: Vec<(Value, ApiClient)> = ["kokopelli", "kupferkessel"]
        .iter()
        .map(|game| (json!({"game": game, "chairs": [{"bot": "beginner"}, "host"]}), served.guest("Eve")))
        .collect();
    thread::scope(|scope| {
        let test = &test;
        for (plan, host, guest) in &pairs {
            let (invite, invitations) = channel();
            scope.spawn(move || test.host(host, plan, Some(&invite)));
            scope.spawn(move || test.guest(guest, &invitations));
        }
        for (plan, host) in &alone {
            scope.spawn(move || test.host(host, plan, None));
        }
        let mut rng = GameRng::new(5, 0).table();
        for _ in 0..SERVER_KILLS {
            sleep(Duration::from_millis(rng.random_range(20..180)));
            served.kill();
            served.restart();
        }
        test.stop.store(true, Ordering::Relaxed);
    });
    let [games, acknowledged, unsure] =
        [&test.games, &test.acknowledged, &test.unsure].map(|count| count.load(Ordering::Relaxed));
    eprintln!("{games} games, {acknowledged} acknowledged, {unsure} not, {:?}", begun.elapsed());
    assert!(games >= 5 && acknowledged > 500, "{games} games, {acknowledged} decisions: too few were played");
    assert!(unsure > 0, "the server was never killed between a decision and its acknowledgement");
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
