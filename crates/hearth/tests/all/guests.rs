//! `hearth bot`: programs that sit at tables of a server.

use std::path::Path;
use std::thread;
use std::thread::sleep;
use std::time::Duration;

use serde_json::{Value, json};

use crate::run::{GAMES, file, hearth};
use crate::served::{Caller, Served};

fn first() -> String {
    let path = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/bots/first.py"));
    path.to_str().expect("a path is text").to_owned()
}

fn open(caller: &Caller, plan: &Value) -> String {
    let opened = caller.done("POST /tables", plan);
    opened["id"].as_str().expect("a table has an id").to_owned()
}

#[test]
fn a_program_sits_down_and_plays_whole_games_although_the_server_is_killed() {
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
            assert_ne!(seen["stage"], "over", "the game goes on while the plug is pulled");
            served.kill();
            served.come_back();
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

#[test]
fn a_program_knows_its_seat_when_who_begins_was_drawn() {
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
        // It agrees to what another one asks, not to what it asked itself.
        host.done(&format!("POST /tables/{table}/ask"), &json!({"ask": "end"}));
        let run = bot.join().expect("it ends");
        assert_eq!(run.code, Some(0), "{}", run.err);
        let seen = host.done(&format!("GET /tables/{table}"), &Value::Null);
        assert_eq!(seen["outcome"]["ending"], "agreed");
    }
}

#[test]
fn a_program_that_fails_leaves_the_table_waiting_and_can_go_on() {
    let served = Served::for_programs();
    let host = served.guest("Ada");
    let table = open(&host, &json!({"game": "kokopelli", "chairs": ["host", {"bot": "beginner"}]}));
    let url = served.url("");
    let server = ["bot", "--server", &url, "--token", &host.token];
    let failed = hearth(&[&server[..], &["--table", &table, "--", "sh", "-c", "exit 3"]].concat());
    assert_eq!(failed.code, Some(2));
    assert!(failed.err.contains("ended with exit code 3"), "{}", failed.err);
    assert!(failed.err.contains("The table waits"), "{}", failed.err);
    // Without --table it goes on wherever it sits.
    let other = hearth(&[&server[..], &["--game", "kupferkessel", "--", "python3", &first()]].concat());
    assert!(other.err.contains("sits at no running table"), "{}", other.err);
    let run = hearth(&[&server[..], &["--time", "20s", "--", "python3", &first()]].concat());
    assert_eq!(run.code, Some(0), "{}", run.err);
    assert_eq!(host.done(&format!("GET /tables/{table}"), &Value::Null)["stage"], "over");
}

/// All that a program hears at a table is what it would hear in the arena.
#[test]
fn a_program_hears_the_same_protocol_as_in_the_arena() {
    let served = Served::for_programs();
    let host = served.guest("Ada");
    let table = open(&host, &json!({"game": "kokopelli", "chairs": ["host", {"bot": "beginner"}]}));
    let heard = file("heard-at-a-table", "");
    let text = format!(
        r#"while read -r line; do
    printf '%s\n' "$line" >> {heard}
    decision=$(printf '%s' "$line" | sed -n 's/.*"legal":\["\([^"]*\)".*/\1/p')
    [ -n "$decision" ] && printf '{{"decision":"%s"}}\n' "$decision"
done
"#
    );
    let script = file("hears-at-a-table", &text);
    let url = served.url("");
    let run =
        hearth(&["bot", "--server", &url, "--token", &host.token, "--table", &table, "--", "sh", &script]);
    assert_eq!(run.code, Some(0), "{}", run.err);
    let lines: Vec<Value> = std::fs::read_to_string(heard)
        .expect("it heard something")
        .lines()
        .map(|line| serde_json::from_str(line).expect("every line is an object"))
        .collect();
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
fn what_a_program_cannot_do_is_said() {
    let served = Served::for_programs();
    let host = served.guest("Ada");
    let url = served.url("");
    let several = open(&host, &json!({"game": "kokopelli", "chairs": ["host", "host"]}));
    let full =
        open(&served.guest("Ben"), &json!({"game": "kokopelli", "chairs": ["host", {"bot": "beginner"}]}));
    for (server, token, table, answer) in [
        ("https://hearth.example", host.token.as_str(), full.as_str(), "plain http only"),
        ("hearth.example", &host.token, &full, "is no address"),
        (&url, "nonsense", &full, "Authorization"),
        (&url, &host.token, "aaaaaaaaaa", "table aaaaaaaaaa: the server refuses"),
        (&url, &host.token, &full, "(begun)"),
        (&url, &host.token, &several, "has 2 seats"),
    ] {
        let run = hearth(&["bot", "--server", server, "--token", token, "--table", table, "--", "true"]);
        assert_eq!(run.code, Some(2), "{}", run.out);
        assert!(run.err.contains(answer), "{answer}: {}", run.err);
    }
}
