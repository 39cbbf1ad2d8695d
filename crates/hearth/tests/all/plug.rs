//! The pulled plug: whatever happens to the server, what was acknowledged stays, and nothing counts twice.

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
use crate::served::{Caller, Served};

/// So often the plug is pulled.
const KILLS: usize = 200;

/// A game in which nothing happens for so long will never end.
const STUCK: Duration = Duration::from_secs(30);

/// Somebody at a table who writes down all that he was told and all that he did.
#[derive(Default)]
struct Notes {
    /// Every entry of the log, in its order.
    entries: Vec<Value>,
    /// What he sent, by how many decisions had been made.
    sent: HashMap<u64, String>,
    /// What was acknowledged.
    acknowledged: Vec<u64>,
    /// The last news.
    last: Value,
}

impl Notes {
    /// Writes news down. What comes must go on exactly where the last news ended.
    fn hear(&mut self, news: Value) {
        let entries = news["entries"].as_array().expect("news have entries");
        let first = news["seq"].as_u64().expect("news are numbered") as usize - entries.len();
        assert_eq!(first, self.entries.len(), "the log went back or left something out: {news}");
        self.entries.extend(entries.iter().cloned());
        self.last = news;
    }

    /// What was decided, each with its seat.
    fn decided(&self) -> Vec<(&Value, &Value)> {
        let decided = self.entries.iter().filter(|entry| entry["entry"] == "decided");
        decided.map(|entry| (&entry["seat"], &entry["decision"])).collect()
    }

    /// Nothing that was acknowledged is lost, and nothing of one's own is there that was not sent for just this moment.
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

/// Plays a game to its end, however often the server goes away.
fn play(caller: &Caller, table: &str) -> Notes {
    let mut notes = Notes::default();
    let mut heard = Instant::now();
    loop {
        for news in caller.news(table, notes.entries.len()) {
            assert!(heard.elapsed() < STUCK, "{table} does not go on: {}", notes.last);
            if news.is_null() {
                continue;
            }
            heard = Instant::now();
            notes.hear(news);
            if notes.last["stage"] == "over" {
                return notes;
            }
            decide(caller, table, &mut notes);
        }
        sleep(Duration::from_millis(3));
    }
}

/// Decides if it is his turn, and sends it again until he knows what became of it.
fn decide(caller: &Caller, table: &str, notes: &mut Notes) {
    let Some(legal) = notes.last["legal"].as_array() else { return };
    let after = notes.last["decisions"].as_u64().expect("a number");
    if notes.sent.contains_key(&after) {
        return;
    }
    let chosen = &legal[(after as usize * 7 + 3) % legal.len()];
    notes.sent.insert(after, chosen.as_str().expect("a decision is text").to_owned());
    let body = json!({"decision": chosen, "after": after});
    loop {
        match caller.answered(&format!("POST {table}/decisions"), &body) {
            (200, done) => {
                assert_eq!(done["decisions"], after + 1);
                notes.acknowledged.push(after);
                return;
            }
            // The acknowledgement was lost, perhaps that of the last decision; the news tell.
            (409 | 422, problem) if problem["title"] == "stale" || problem["title"] == "over" => return,
            (503, _) => sleep(Duration::from_millis(3)),
            (status, problem) => panic!("a legal decision was refused: {status} {problem}"),
        }
    }
}

/// What all of them do together.
struct Party {
    stop: AtomicBool,
    games: AtomicUsize,
    acknowledged: AtomicUsize,
    unsure: AtomicUsize,
}

impl Party {
    fn check(&self, caller: &Caller, table: &str, notes: &Notes) {
        notes.check(&notes.last["seat"]);
        let fresh = caller.done(&format!("GET {table}"), &Value::Null);
        for key in ["seq", "stage", "decisions", "view", "outcome"] {
            assert_eq!(fresh[key], notes.last[key], "{table} is not what its client saw");
        }
        self.acknowledged.fetch_add(notes.acknowledged.len(), Ordering::Relaxed);
        self.unsure.fetch_add(notes.sent.len() - notes.acknowledged.len(), Ordering::Relaxed);
    }

    /// Opens one table after the other and plays there.
    fn host(&self, caller: &Caller, plan: &Value, guest: Option<&Sender<String>>) {
        while !self.stop.load(Ordering::Relaxed) {
            let opened = caller.done("POST /tables", plan);
            let table = format!("/tables/{}", opened["id"].as_str().expect("a table has an id"));
            if let Some(guest) = guest {
                guest.send(table.clone()).expect("the guest is there");
            }
            let notes = play(caller, &table);
            self.check(caller, &table, &notes);
            replayed(caller, &table, &notes);
            self.games.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Sits down wherever he is invited to, and plays there.
    fn guest(&self, caller: &Caller, invitations: &Receiver<String>) {
        for table in invitations {
            // He may sit there already, if the acknowledgement was lost.
            let (status, answer) = caller.answered(&format!("POST {table}/sit"), &json!({}));
            assert!(status == 200 || answer["title"] == "begun", "{status} {answer}");
            let notes = play(caller, &table);
            self.check(caller, &table, &notes);
        }
    }
}

/// The record, played again by the rules alone, comes to the same end.
fn replayed(caller: &Caller, table: &str, notes: &Notes) {
    let record = caller.done(&format!("GET {table}/record"), &Value::Null);
    let name = format!("plug-{}", table.rsplit('/').next().unwrap_or_default());
    let run = hearth(&["trace", &file(&name, record.as_str().expect("a record is text"))]);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    let over: Value =
        serde_json::from_str(run.out.lines().last().unwrap_or_default()).expect("a line of JSON");
    assert_eq!(over["scores"], notes.last["outcome"]["scores"]);
    assert_eq!(over["winners"], notes.last["outcome"]["winners"]);
    let steps: Vec<Value> = run.out.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
    let decided: Vec<(&Value, &Value)> = steps
        .iter()
        .filter(|step| !step["decision"].is_null())
        .map(|step| (&step["seat"], &step["decision"]))
        .collect();
    for (known, told) in decided.iter().zip(notes.decided()) {
        assert!(told.1.is_null() || *known == told, "{known:?} was told as {told:?}");
    }
    assert_eq!(decided.len(), notes.decided().len());
}

#[test]
fn nothing_acknowledged_is_lost_and_nothing_counts_twice_however_often_the_plug_is_pulled() {
    let begun = Instant::now();
    let mut served = Served::for_programs();
    let party = Party {
        stop: AtomicBool::new(false),
        games: AtomicUsize::new(0),
        acknowledged: AtomicUsize::new(0),
        unsure: AtomicUsize::new(0),
    };
    let pairs: Vec<(Value, Caller, Caller)> = ["kokopelli", "kupferkessel", "kokopelli"]
        .iter()
        .map(|game| {
            (json!({"game": game, "chairs": ["host", "guest"]}), served.guest("Ada"), served.guest("Ben"))
        })
        .collect();
    let alone: Vec<(Value, Caller)> = ["kokopelli", "kupferkessel"]
        .iter()
        .map(|game| (json!({"game": game, "chairs": [{"bot": "beginner"}, "host"]}), served.guest("Eve")))
        .collect();
    thread::scope(|scope| {
        let party = &party;
        for (plan, host, guest) in &pairs {
            let (invite, invitations) = channel();
            scope.spawn(move || party.host(host, plan, Some(&invite)));
            scope.spawn(move || party.guest(guest, &invitations));
        }
        for (plan, host) in &alone {
            scope.spawn(move || party.host(host, plan, None));
        }
        let mut rng = GameRng::new(5, 0).table();
        for _ in 0..KILLS {
            sleep(Duration::from_millis(rng.random_range(20..180)));
            served.kill();
            served.come_back();
        }
        party.stop.store(true, Ordering::Relaxed);
    });
    let [games, acknowledged, unsure] =
        [&party.games, &party.acknowledged, &party.unsure].map(|count| count.load(Ordering::Relaxed));
    eprintln!("{games} games, {acknowledged} acknowledged, {unsure} not, {:?}", begun.elapsed());
    assert!(
        games >= 5 && acknowledged > 500,
        "{games} games, {acknowledged} decisions: too little was played"
    );
    assert!(unsure > 0, "the plug was never pulled between a decision and its acknowledgement");
}

/// A table where the caller plays against himself would hide nothing; here a bot waits for his first decision.
fn alone(served: &Served) -> (Caller, String) {
    let caller = served.guest("Ada");
    let opened =
        caller.done("POST /tables", &json!({"game": "kokopelli", "chairs": ["host", {"bot": "beginner"}]}));
    let table = format!("/tables/{}", opened["id"].as_str().expect("a table has an id"));
    (caller, table)
}

#[test]
fn a_locked_database_gives_an_error_and_no_half_move() {
    let served = Served::for_programs();
    let (caller, table) = alone(&served);
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

#[test]
#[cfg(unix)]
fn a_disk_that_takes_no_more_gives_an_error_and_loses_nothing() {
    let mut served = Served::for_programs();
    let (caller, table) = alone(&served);
    served.kill();
    // No file may grow beyond a megabyte, and who tries is told instead of killed.
    served.come_back_after("trap '' XFSZ; ulimit -f 2048");
    let say = format!("POST {table}/say");
    let said = |number: usize| json!({"text": format!("{number} {}", "x".repeat(490))});
    let mut acknowledged = 0;
    let problem = loop {
        assert!(acknowledged < 5_000, "the disk never was full");
        match caller.answered(&say, &said(acknowledged)) {
            (200, _) => acknowledged += 1,
            (status, problem) => break (status, problem),
        }
    };
    assert_eq!((problem.0, &problem.1["title"]), (503, &json!("not-stored")), "{problem:?}");
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
    served.come_back();
    sayings(acknowledged);
    caller.done(&say, &said(acknowledged));
    sayings(acknowledged + 1);
}
