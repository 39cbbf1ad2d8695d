//! Clients that play and record all that they were told, while servers fail.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::run::{file, hearth};
use crate::served::ApiClient;

/// A game without any event for this long is stuck.
const STUCK_TIMEOUT: Duration = Duration::from_secs(30);

/// So many acknowledged decisions are played at least.
const ENOUGH: usize = 500;

/// A slow machine has this time more for them.
const MORE_TIME: Duration = Duration::from_mins(2);

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
#[derive(Default)]
struct Progress {
    stop: AtomicBool,
    games: AtomicUsize,
    acknowledged: AtomicUsize,
    unsure: AtomicUsize,
}

/// The results of all clients.
#[derive(Debug)]
pub struct Played {
    pub games: usize,
    /// Decisions that were acknowledged.
    pub acknowledged: usize,
    /// Decisions that were sent and have no acknowledgement.
    pub unsure: usize,
    /// Requests that no node could answer for their table.
    pub refused: usize,
}

/// Lets clients play while servers fail. `client` makes one by its name. Each compares what it was told with what is stored.
pub fn play_during(client: impl Fn(&str) -> ApiClient, failures: impl FnOnce()) -> Played {
    let pairs: Vec<(Value, ApiClient, ApiClient)> = ["kokopelli", "kupferkessel", "kokopelli"]
        .iter()
        .map(|game| (json!({"game": game, "chairs": ["host", "guest"]}), client("Ada"), client("Ben")))
        .collect();
    let alone: Vec<(Value, ApiClient)> = ["kokopelli", "kupferkessel"]
        .iter()
        .map(|game| (json!({"game": game, "chairs": [{"bot": "beginner"}, "host"]}), client("Eve")))
        .collect();
    let (begun, progress) = (Instant::now(), Progress::default());
    thread::scope(|scope| {
        let progress = &progress;
        for (plan, host, guest) in &pairs {
            let (invite, invitations) = channel();
            scope.spawn(move || progress.host(host, plan, Some(&invite)));
            scope.spawn(move || progress.guest(guest, &invitations));
        }
        for (plan, host) in &alone {
            scope.spawn(move || progress.host(host, plan, None));
        }
        failures();
        let failed = Instant::now();
        while progress.acknowledged.load(Ordering::Relaxed) < ENOUGH && failed.elapsed() < MORE_TIME {
            sleep(Duration::from_millis(100));
        }
        progress.stop.store(true, Ordering::Relaxed);
    });
    let [games, acknowledged, unsure] = [&progress.games, &progress.acknowledged, &progress.unsure]
        .map(|count| count.load(Ordering::Relaxed));
    let clients = pairs.iter().flat_map(|(_, host, guest)| [host, guest]);
    let refused = clients.chain(alone.iter().map(|(_, host)| host)).map(ApiClient::refused).sum();
    let played = Played { games, acknowledged, unsure, refused };
    eprintln!("{played:?} in {:?}", begun.elapsed());
    played
}

impl Progress {
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
            let (status, answer) = caller.settled(&format!("POST {table}/sit"), &json!({}));
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
