//! The database and the records of the version before go on. `tests/earlier/make.py` made them with its binary.

mod copy;
mod versions;

use std::fs;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use rusqlite::Connection;
use serde_json::{Value, json};

use crate::run::{file, hearth};
use crate::served::{ApiClient, Served};

/// Keys of answers that change from run to run.
const CHANGING: [&str; 3] = ["at", "changed", "left_ms"];

/// The columns of the old database with a time, in milliseconds since 1970.
const TIMES: [(&str, &str); 8] = [
    ("entry", "at"),
    ("table_summary", "wake"),
    ("table_summary", "changed"),
    ("person", "created"),
    ("session", "created"),
    ("session", "seen"),
    ("lesson_done", "at"),
    ("device", "created"),
];

/// The tables at which players can decide, once the waiting ones have their players.
const PLAYABLE: [&str; 13] = [
    "substituted",
    "back from time",
    "rematch",
    "plays on",
    "waiting for anyone",
    "waiting with changes",
    "waiting beside",
    "running",
    "running with a clock",
    "correspondence",
    "hot seat",
    "against a bot",
    "from the front page",
];

/// The records, each with the output of `replay`; those of two players also with the output of `trace`.
const RECORDS: [&str; 5] = ["kokopelli-2", "kokopelli-3", "kokopelli-4", "kupferkessel-2", "kupferkessel-3"];

/// The path of a fixture.
fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/earlier").join(name)
}

/// The text of a fixture.
fn saved(name: &str) -> String {
    fs::read_to_string(fixture(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_else(|| panic!("{value} is no text"))
}

fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap_or_else(|| panic!("{value} is no list"))
}

/// Copies the old database and moves its times, as if the old server had stopped just now. Otherwise waiting tables would
/// close and players would run out of time.
fn copy_database(to: &Path) {
    fs::copy(fixture("hearth.db"), to).expect("the database can be copied");
    let connection = Connection::open(to).expect("the database can be opened");
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("it is after 1970").as_millis();
    let now = i64::try_from(now).expect("it is long before the end of time");
    let last: i64 =
        connection.query_row("SELECT max(at) FROM entry", [], |row| row.get(0)).expect("there are entries");
    for (table, column) in TIMES {
        let update = format!("UPDATE {table} SET {column} = {column} + ?1");
        connection.execute(&update, [now - last]).expect("times can be moved");
    }
}

/// The answer without the keys that change from run to run.
fn stable(mut answer: Value) -> Value {
    forget_changing(&mut answer);
    answer
}

fn forget_changing(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.retain(|name, _| !CHANGING.contains(&name.as_str()));
            fields.values_mut().for_each(forget_changing);
        }
        Value::Array(values) => values.iter_mut().for_each(forget_changing),
        _ => (),
    }
}

/// A server of today on the old database, and the answers of the old server.
struct Earlier {
    served: Served,
    expected: Value,
}

impl Earlier {
    fn start() -> Earlier {
        Earlier::on(copy_database)
    }

    /// A server on a database that `prepare` puts in its place.
    fn on(prepare: impl FnOnce(&Path)) -> Earlier {
        let expected = serde_json::from_str(&saved("expected.json")).expect("the expected answers are JSON");
        Earlier { served: Served::on(prepare), expected }
    }

    /// A person of the fixtures: their number, login, password, tokens and cookies.
    fn person(&self, name: &str) -> &Value {
        &self.expected["people"][name]
    }

    /// A player with their old token.
    fn player(&self, name: &str) -> ApiClient {
        self.served.player(text(&self.person(name)["token"]))
    }

    /// The API's path of a table.
    fn table(&self, name: &str) -> &str {
        text(&self.expected["tables"][name])
    }

    /// The player with this number.
    fn player_numbered(&self, number: &Value) -> ApiClient {
        let people = self.expected["people"].as_object().expect("people have names");
        let found = people.values().find(|person| person["person"] == *number);
        self.served.player(text(&found.unwrap_or_else(|| panic!("nobody is {number}"))["token"]))
    }

    /// The table once no bot is to move.
    fn settled(&self, table: &str) -> Value {
        let ada = self.player("ada");
        for _ in 0..3_000 {
            let seen = look(&ada, table);
            if seen["stage"] != "running" || seen["seats"][turn(&seen) - 1]["bot"].is_null() {
                return seen;
            }
            sleep(Duration::from_millis(10));
        }
        panic!("the bots of {table} do not decide");
    }

    /// Lets the players make this many decisions, or fewer if the game ends.
    fn play_on(&self, table: &str, decisions: usize) {
        for _ in 0..decisions {
            let seen = self.settled(table);
            if seen["stage"] != "running" {
                return;
            }
            let seat = turn(&seen);
            let mover = self.player_numbered(&seen["seats"][seat - 1]["person"]);
            let mut own = look(&mover, table);
            if own["legal"].is_null() {
                mover.done(&format!("POST {table}/lift"), &json!({"seat": seat}));
                own = look(&mover, table);
            }
            let (legal, after) = (list(&own["legal"]), number(&own["decisions"]));
            let chosen = &legal[(after * 7 + 3) % legal.len()];
            let body = json!({"decision": chosen, "after": after});
            mover.done(&format!("POST {table}/decisions"), &body);
        }
    }
}

fn number(value: &Value) -> usize {
    value.as_u64().unwrap_or_else(|| panic!("{value} is no number")) as usize
}

/// The seat to move.
fn turn(seen: &Value) -> usize {
    number(&seen["turn"])
}

fn look(player: &ApiClient, table: &str) -> Value {
    player.done(&format!("GET {table}"), &Value::Null)
}

#[test]
fn a_database_of_the_version_before_gives_the_same_answers() {
    let earlier = Earlier::start();
    let answers = list(&earlier.expected["answers"]);
    assert!(answers.len() > 60, "{} answers are compared", answers.len());
    for expected in answers {
        let player = earlier.player(text(&expected["as"]));
        let (path, (status, answer)) = match expected["log"].as_str() {
            Some(table) => {
                let entries = player.news(table, 0).find_map(|news| news.get("entries").cloned());
                (table, (200, entries.unwrap_or_default()))
            }
            None => {
                let path = text(&expected["get"]);
                (path, player.answered(&format!("GET {path}"), &Value::Null))
            }
        };
        assert_eq!(json!(status), expected["status"], "{path}: {answer}");
        assert_eq!(stable(answer), expected["answer"], "{path}");
    }
}

#[test]
fn pages_show_what_the_version_before_stored() {
    let earlier = Earlier::start();
    for expected in list(&earlier.expected["pages"]) {
        let (path, person) = (text(&expected["page"]), earlier.person(text(&expected["as"])));
        let (status, page) = earlier.served.page(path, text(&person["cookie"]));
        assert_eq!(status, 200, "{path}: {page}");
        for words in list(&expected["says"]) {
            assert!(page.contains(text(words)), "{path} does not say {words}: {page}");
        }
    }
}

#[test]
fn passwords_tokens_and_settings_of_the_version_before_are_known() {
    let earlier = Earlier::start();
    for (name, login) in [("ada", "ADA"), ("dora", "DÖRTE")] {
        let person = earlier.person(name);
        let form = [("login", login), ("password", text(&person["password"]))];
        let (status, session) = earlier.served.send_form("/me/login", &form);
        assert_eq!(status, 303, "{login} is not let in");
        let (_, page) = earlier.served.page("/me", &session);
        assert!(page.contains(text(&person["login"])), "{page}");
        let (status, _) = earlier.served.send_form("/me/login", &[form[0], ("password", "wrong password")]);
        assert_ne!(status, 303, "{login} is let in with a wrong password");
    }
    let ada = earlier.person("ada");
    let second = earlier.served.player(text(&ada["second_token"]));
    assert_eq!(second.done("GET /me", &Value::Null)["person"], ada["person"]);
    let settings = text(&ada["settings"]);
    let (_, page) = earlier.served.page("/me", settings);
    for (name, value) in [("theme", "dark"), ("speed", "off"), ("large", "on")] {
        let chosen = format!("name=\"{name}\" value=\"{value}\" checked");
        assert!(page.contains(&chosen), "{name} is not {value}: {page}");
    }
    assert!(page.contains("<html lang=\"de\""), "{page}");
    let (_, page) = earlier.served.page("/", settings);
    assert!(page.contains("name=\"players\" value=\"4\" checked"), "{page}");
}

#[test]
fn a_database_of_the_version_before_goes_on() {
    let earlier = Earlier::start();
    let [ada, ben, cleo, dora] = ["ada", "ben", "cleo", "dora"].map(|name| earlier.player(name));
    let does = |player: &ApiClient, action: &str, table: &str, body: &Value| {
        player.done(&format!("POST {}/{action}", earlier.table(table)), body)
    };
    // A question that was open is answered, and a player takes their seat back from a bot.
    assert_ne!(look(&ada, earlier.table("running"))["asked"], Value::Null);
    does(&ada, "answer", "running", &json!({"yes": false}));
    assert_eq!(look(&ada, earlier.table("running"))["asked"], Value::Null);
    does(&cleo, "come-back", "substituted", &json!({}));
    // The clock of a correspondence game goes on.
    let seen = look(&ada, earlier.table("correspondence"));
    let left = &seen["seats"][turn(&seen) - 1]["left_ms"];
    assert!(left.as_i64() > Some(29 * 24 * 60 * 60 * 1000), "{seen}");
    for (table, player) in [
        ("waiting for anyone", &dora),
        ("waiting with changes", &dora),
        ("waiting with changes", &ben),
        ("waiting beside", &ben),
        ("rematch", &ada),
    ] {
        assert_eq!(look(&ada, earlier.table(table))["stage"], "gathering", "{table}");
        does(player, "sit", table, &json!({}));
    }
    for name in PLAYABLE {
        let table = earlier.table(name);
        let before = look(&ada, table);
        assert_eq!(before["stage"], "running", "{name}: {before}");
        earlier.play_on(table, 3);
        let after = look(&ada, table);
        assert!(number(&after["decisions"]) > number(&before["decisions"]), "{name} does not go on: {after}");
    }
    // A game is played to its end, and the rules alone replay it.
    let table = earlier.table("against a bot");
    earlier.play_on(table, 1_000);
    assert_eq!(look(&cleo, table)["outcome"]["ending"], "played");
    let record = cleo.done(&format!("GET {table}/record"), &Value::Null);
    let run = hearth(&["trace", &file("against-a-bot", text(&record))]);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    // A game that is over leads to other tables; a table that was closed stays closed.
    let rematch = does(&ada, "rematch", "played", &json!({}));
    assert_eq!(format!("/tables/{}", text(&rematch["id"])), earlier.table("rematch"));
    let on = does(&ada, "play-on", "played", &json!({"at": 3, "seat": 1}));
    earlier.play_on(&format!("/tables/{}", text(&on["id"])), 2);
    let (status, problem) = ada.answered(&format!("POST {}/sit", earlier.table("closed")), &json!({}));
    assert_eq!(status, 422, "a closed table is open again: {problem}");
}

#[test]
fn a_backup_of_the_version_before_is_restored() {
    let earlier = Earlier::on(|database| {
        let backup = database.with_file_name("backup.db");
        copy_database(&backup);
        let folder = database.parent().expect("it is in a folder").to_str().expect("a path is text");
        let run = hearth(&["restore", backup.to_str().expect("a path is text"), "--data", folder]);
        assert_eq!(run.code, Some(0), "{}", run.err);
    });
    let answers = list(&earlier.expected["answers"]);
    let own: Vec<&Value> = answers.iter().filter(|answer| answer["get"] == "/tables?mine=true").collect();
    assert_eq!(own.len(), 4);
    for expected in own {
        let player = earlier.player(text(&expected["as"]));
        let tables = player.done("GET /tables?mine=true", &Value::Null);
        assert_eq!(stable(tables), expected["answer"], "{}", expected["as"]);
    }
}

#[test]
fn records_of_the_version_before_are_replayed_and_traced_to_the_byte() {
    let check = |name: &str, arguments: &[&str]| {
        let run = hearth(arguments);
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{name}");
        assert!(run.out == saved(name), "{name} is different: {}", run.out);
    };
    for name in RECORDS {
        let record = fixture(&format!("{name}.record"));
        let record = record.to_str().expect("a path is text");
        check(&format!("{name}.replay"), &["replay", record]);
        if name.ends_with("-2") {
            let seat = ["replay", record, "--seat", "2", "--language", "de"];
            check(&format!("{name}.seat.replay"), &seat);
            check(&format!("{name}.trace"), &["trace", record]);
        }
    }
}
