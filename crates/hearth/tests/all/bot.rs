//! `hearth bot`: programs at tables of a server.

use std::path::Path;
use std::thread;
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::tempdir;

use crate::run::{GAMES, file, hearth};
use crate::served::{ApiClient, Served};

fn first() -> String {
    let path = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/bots/first.py"));
    path.to_str().expect("a path is text").to_owned()
}

fn open(caller: &ApiClient, plan: &Value) -> String {
    let opened = caller.done("POST /tables", plan);
    opened["id"].as_str().expect("a table has an id").to_owned()
}

/// Returns a log file and a script that decides the first legal decision and logs every line it receives.
fn listener(name: &str) -> (String, String) {
    let heard = file(&format!("{name}-heard"), "");
    let text = format!(
        r#"while read -r line; do
    printf '%s\n' "$line" >> {heard}
    decision=$(printf '%s' "$line" | sed -n 's/.*"legal":\["\([^"]*\)".*/\1/p')
    [ -n "$decision" ] && printf '{{"decision":"%s"}}\n' "$decision"
done
"#
    );
    (heard, file(name, &text))
}

/// Returns the lines that a program received.
fn lines(heard: &str) -> Vec<Value> {
    let text = std::fs::read_to_string(heard).expect("it heard something");
    text.lines().map(|line| serde_json::from_str(line).expect("every line is an object")).collect()
}

#[test]
fn a_program_plays_whole_games_although_the_server_is_killed() {
    let mut served = Served::for_programs();
    for game in GAMES {
        let (host, guest) = (served.guest("Ada"), served.guest("Bot"));
        let table = open(&host, &json!({"game": game, "chairs": ["host", "guest"]}));
        let url = served.url("");
        let run = |token: String| {
            let (url, table, first) = (url.clone(), table.clone(), first());
            thread::spawn(move || {
                let link = format!("{url}/t/{table}");
                let server = ["bot", "--server", &url, "--token", &token, "--table", &link];
                hearth(&[&server[..], &["--time", "20s", "--", "python3", &first]].concat())
            })
        };
        let games = [run(host.token.clone()), run(guest.token.clone())];
        for decisions in [3, 8, 13] {
            let mut seen = Value::Null;
            while seen["decisions"].as_u64() < Some(decisions) {
                sleep(Duration::from_millis(5));
                seen = host.done(&format!("GET /tables/{table}"), &Value::Null);
            }
            assert_ne!(seen["stage"], "over", "the game is not over when the server is killed");
            served.kill();
            served.restart();
        }
        for game in games {
            let run = game.join().expect("it ends");
            assert_eq!(run.code, Some(0), "{}", run.err);
            assert!(run.err.contains("over, scores ["), "{}", run.err);
        }
        let seen = host.done(&format!("GET /tables/{table}"), &Value::Null);
        assert_eq!(seen["outcome"]["ending"], "played");
    }
}

/// Decides for the host on each of their turns, until a number of decisions were made.
fn play_until(host: &ApiClient, table: &str, decisions: u64) {
    let begin = Instant::now();
    loop {
        let seen = host.done(&format!("GET /tables/{table}"), &Value::Null);
        if seen["decisions"].as_u64() >= Some(decisions) {
            return;
        }
        assert!(begin.elapsed() < Duration::from_mins(1), "the program does not decide: {seen}");
        match seen["legal"][0].as_str() {
            Some(decision) => {
                let body = json!({"decision": decision, "after": seen["decisions"]});
                host.done(&format!("POST /tables/{table}/decisions"), &body);
            }
            None => sleep(Duration::from_millis(5)),
        }
    }
}

/// Returns the decisions of a seat from entries.
fn own<'a>(told: impl IntoIterator<Item = &'a Value>, seat: u64) -> Vec<Value> {
    let told = told.into_iter().filter(|entry| entry["seat"] == seat);
    told.filter_map(|entry| entry.get("decision")).cloned().collect()
}

#[test]
fn a_program_continues_at_a_table_restored_from_a_backup() {
    let served = Served::for_programs();
    let data = served.database().parent().expect("it lies in a folder").to_owned();
    let data = data.to_str().expect("a path is text");
    let backup = tempdir().expect("a folder can be made");
    let copy = |name: &str| backup.path().join(name).to_str().expect("a path is text").to_owned();
    let copied = |what: &str, name: &str| {
        let run = hearth(&[what, &copy(name), "--data", data]);
        assert_eq!(run.code, Some(0), "{}", run.err);
    };
    let (host, guest) = (served.guest("Ada"), served.guest("Bot"));
    let table = open(&host, &json!({"game": "kokopelli", "chairs": ["host", "guest"]}));
    copied("backup", "before it sat down");
    let (heard, script) = listener("hears-around-a-restore");
    let (url, token, at) = (served.url(""), guest.token.clone(), table.clone());
    let bot = thread::spawn(move || {
        hearth(&["bot", "--server", &url, "--token", &token, "--table", &at, "--", "sh", &script])
    });
    play_until(&host, &table, 5);
    copied("backup", "in the middle");
    for backup in ["before it sat down", "in the middle"] {
        play_until(&host, &table, 30);
        copied("restore", backup);
        // A server notices a restore with its next write.
        let say = format!("POST /tables/{table}/say");
        while host.done(&format!("GET /tables/{table}"), &Value::Null)["decisions"].as_u64() >= Some(30) {
            host.call(&say, &json!({"text": "where were we?"}));
        }
    }
    play_until(&host, &table, 30);
    host.done(&format!("POST /tables/{table}/ask"), &json!({"ask": "end"}));
    let run = bot.join().expect("it ends");
    assert_eq!(run.code, Some(0), "{}", run.err);
    let lines = lines(&heard);
    let sessions: Vec<&[Value]> = lines.split(|line| line["hello"].is_string()).skip(1).collect();
    assert_eq!(sessions.len(), 3, "it starts again with each backup");
    let told = sessions[2].iter().filter_map(|line| line["since"].as_array()).flatten();
    let log = guest.news(&format!("/tables/{table}"), 0).next().expect("the table can be watched");
    let (told, decided) = (own(told, 2), own(log["entries"].as_array().into_iter().flatten(), 2));
    assert!(told.len() > 1 && decided.starts_with(&told), "told {told:?} of {decided:?}");
}

#[test]
fn a_program_knows_its_seat_when_the_first_player_is_drawn() {
    let served = Served::for_programs();
    let (host, guest) = (served.guest("Ada"), served.guest("Bot"));
    for _ in 0..6 {
        let table = open(&host, &json!({"game": "kokopelli", "chairs": ["host", "guest"], "first": "drawn"}));
        let (url, token, at, first) = (served.url(""), guest.token.clone(), table.clone(), first());
        let bot = thread::spawn(move || {
            let server = ["bot", "--server", &url, "--token", &token, "--table", &at];
            hearth(&[&server[..], &["--time", "20s", "--", "python3", &first]].concat())
        });
        while host.done(&format!("GET /tables/{table}"), &Value::Null)["stage"] != "running" {
            sleep(Duration::from_millis(5));
        }
        // The program agrees to requests of others, not to its own.
        host.done(&format!("POST /tables/{table}/ask"), &json!({"ask": "end"}));
        let run = bot.join().expect("it ends");
        assert_eq!(run.code, Some(0), "{}", run.err);
        let seen = host.done(&format!("GET /tables/{table}"), &Value::Null);
        assert_eq!(seen["outcome"]["ending"], "agreed");
    }
}

#[test]
fn a_failed_program_leaves_the_table_waiting_and_can_continue() {
    let served = Served::for_programs();
    let host = served.guest("Ada");
    let table = open(&host, &json!({"game": "kokopelli", "chairs": ["host", {"bot": "beginner"}]}));
    let url = served.url("");
    let server = ["bot", "--server", &url, "--token", &host.token];
    let failed = hearth(&[&server[..], &["--table", &table, "--", "sh", "-c", "exit 3"]].concat());
    assert_eq!(failed.code, Some(2));
    assert!(failed.err.contains("ended with exit code 3"), "{}", failed.err);
    assert!(failed.err.contains("The table waits"), "{}", failed.err);
    // Without --table it continues at all its tables.
    let other = hearth(&[&server[..], &["--game", "kupferkessel", "--", "python3", &first()]].concat());
    assert!(other.err.contains("sits at no running table"), "{}", other.err);
    let run = hearth(&[&server[..], &["--time", "20s", "--", "python3", &first()]].concat());
    assert_eq!(run.code, Some(0), "{}", run.err);
    assert_eq!(host.done(&format!("GET /tables/{table}"), &Value::Null)["stage"], "over");
}

/// At a table, a program receives the same messages as in the arena.
#[test]
fn a_program_gets_the_same_protocol_as_in_the_arena() {
    let served = Served::for_programs();
    let host = served.guest("Ada");
    let table = open(&host, &json!({"game": "kokopelli", "chairs": ["host", {"bot": "beginner"}]}));
    let (heard, script) = listener("hears-at-a-table");
    let url = served.url("");
    let run =
        hearth(&["bot", "--server", &url, "--token", &host.token, "--table", &table, "--", "sh", &script]);
    assert_eq!(run.code, Some(0), "{}", run.err);
    let lines = lines(&heard);
    let [hello, questions @ .., over] = &lines[..] else { panic!("{lines:?}") };
    assert_eq!((&hello["hello"], &hello["game"]), (&json!("hearth"), &json!("kokopelli")));
    assert_eq!((&hello["players"], &hello["seat"]), (&json!(2), &json!(1)));
    assert_eq!((&over["over"], over["scores"].as_array().map(Vec::len)), (&json!(true), Some(2)));
    assert!(over["reason"].is_string(), "{over}");
    let mut told = Vec::new();
    for question in questions {
        assert_eq!(question["view"]["turn"]["seat"], 1);
        told.extend(question["since"].as_array().expect("a list").iter().cloned());
    }
    let own: Vec<&Value> =
        told.iter().filter(|seen| seen["seat"] == 1).map(|seen| &seen["decision"]).collect();
    let answered: Vec<&Value> = questions.iter().map(|question| &question["legal"][0]).collect();
    assert_eq!(own, answered[..own.len()], "each decision is told once");
    assert_eq!(own.len() + 1, answered.len());
}

#[test]
fn errors_of_the_bot_command_are_reported() {
    let served = Served::for_programs();
    let host = served.guest("Ada");
    let url = served.url("");
    let several = open(&host, &json!({"game": "kokopelli", "chairs": ["host", "host"]}));
    let full =
        open(&served.guest("Ben"), &json!({"game": "kokopelli", "chairs": ["host", {"bot": "beginner"}]}));
    for (server, token, table, answer) in [
        ("hearth.example", host.token.as_str(), full.as_str(), "is not a URL"),
        (&url, "nonsense", &full, "Authorization"),
        (&url, &host.token, "aaaaaaaaaa", "table aaaaaaaaaa: the server refused"),
        (&url, &host.token, &full, "(begun)"),
        (&url, &host.token, &several, "has 2 seats"),
    ] {
        let run = hearth(&["bot", "--server", server, "--token", token, "--table", table, "--", "true"]);
        assert_eq!(run.code, Some(2), "{}", run.out);
        assert!(run.err.contains(answer), "{answer}: {}", run.err);
    }
}
