//! External bots, correct ones and faulty ones.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::run::{GAMES, becomes_true, file, folder, hearth, hearth_typing};

/// Returns a program that takes the first legal decision, and does something else the third time.
fn script(name: &str, third_time: &str) -> String {
    script_with("20s", name, third_time)
}

/// Like [`script`], with a time limit per decision.
fn script_with(time: &str, name: &str, third_time: &str) -> String {
    let text = format!(
        r#"asked=0
while read -r line; do
    decision=$(printf '%s' "$line" | sed -n 's/.*"legal":\["\([^"]*\)".*/\1/p')
    [ -n "$decision" ] || continue
    asked=$((asked + 1))
    if [ $asked = 3 ]; then
        {third_time}
    fi
    printf '{{"decision":"%s"}}\n' "$decision"
done
"#
    );
    format!("program@{time}:sh {}", file(name, &text))
}

/// Returns the report of a program that forfeits.
fn forfeit(program: &str) -> String {
    let started = Instant::now();
    let run = hearth(&["simulate", "kokopelli", "--seed", "1", "--bots", program, "--bots", "random"]);
    assert_eq!(run.code, Some(2), "{} {}", run.out, run.err);
    assert!(started.elapsed() < Duration::from_secs(30), "it took {:?}", started.elapsed());
    assert!(run.err.contains("1 of 1 game ended with a forfeit"), "{}", run.err);
    assert!(run.err.contains(&format!("game 1: `{program}` at seat 1 forfeits the game: it")), "{}", run.err);
    run.err
}

#[test]
fn a_faulty_program_forfeits_with_a_reason() {
    for (name, third_time, reason) in [
        ("crash", "echo one >&2; echo boom >&2; exit 3", "it closed its output and ended with exit code 3"),
        ("last-words", "echo one >&2; echo boom >&2; exit 3", "its last line on standard error: `boom`"),
        ("nonsense", "echo hello; continue", "its answer is not JSON: `hello`"),
        ("flood", "yes", "its answer is not JSON: `y`"),
        ("bytes", r"printf '\377\376\n'; continue", "its answer is not UTF-8 text"),
        ("escape", r"printf '\033[2J\n'; continue", "its answer is not JSON: `?[2J`"),
        ("empty", "echo '{}'; continue", "its answer has no text `decision`: `{}`"),
        ("number", r#"echo '{"decision":1}'; continue"#, "its answer has no text `decision`"),
        ("unknown", r#"echo '{"decision":"fly"}'; continue"#, "its decision `fly` is not legal"),
        ("illegal", r#"echo '{"decision":"done"}'; continue"#, "its decision `done` is not legal"),
        ("huge", r"head -c 100000 /dev/zero | tr '\0' x; continue", "its answer is longer than 65536 bytes"),
        ("closed", "exec >&-; sleep 1000", "it closed its output"),
        ("killed", "kill -KILL $$", "it closed its output and was killed by signal: 9 (SIGKILL)"),
    ] {
        let err = forfeit(&script(name, third_time));
        assert!(err.contains(reason), "{name} was answered: {err}");
    }
    let err = forfeit(&script_with("1s", "stall", "sleep 1000"));
    assert!(err.contains("it gave no answer within 1000 ms"), "{err}");
}

/// It forfeits even if the second line would answer the next question.
#[test]
fn a_program_that_answers_twice_forfeits() {
    let twice = r#"printf '{"decision":"%s"}\n{"decision":"%s"}\n' "$decision" "$decision"; continue"#;
    for _ in 0..5 {
        let err = forfeit(&script("twice", twice));
        assert!(err.contains("it answered more than once"), "{err}");
    }
}

#[test]
fn a_program_that_never_plays_forfeits() {
    let gone = forfeit("program:/no/such/program");
    assert!(gone.contains("it cannot be started"), "{gone}");
    let ended = forfeit("program:sh -c 'exit 7'");
    assert!(ended.contains("it closed its output and ended with exit code 7"), "{ended}");
    let silent = forfeit("program@100ms:sleep 1000");
    assert!(silent.contains("it gave no answer within 100 ms"), "{silent}");
}

#[test]
fn the_trace_of_a_forfeited_game_ends_with_the_loser() {
    let arguments = ["simulate", "kokopelli", "--players", "3", "--games", "2", "--seed", "1", "--trace"];
    let bots = ["--bots", "random", "--bots", "program:sh -c 'exit 7'", "--bots", "random"];
    let run = hearth(&[&arguments[..], &bots].concat());
    assert_eq!(run.code, Some(2), "{}", run.err);
    let lines: Vec<Value> =
        run.out.lines().map(|line| serde_json::from_str(line).expect("it is JSON")).collect();
    let ends: Vec<&Value> = lines.iter().filter(|line| line["over"] == true).collect();
    let end = json!({"over": true, "scores": [], "winners": [1, 3], "reason": "forfeit", "seat": 2});
    assert_eq!(ends, [&end, &end]);
    assert_eq!(lines.last(), Some(&end));
}

#[test]
#[cfg(target_os = "linux")]
fn child_processes_of_a_program_end_with_it() {
    let note = folder("files").join("child");
    let leave_a_child = format!("sleep 1000 & echo $! > {}; exit 0", note.display());
    let err = forfeit(&script_with("1s", "parent", &leave_a_child));
    assert!(err.contains("it gave no answer"), "the child held the pipe open: {err}");
    let child = fs::read_to_string(note).expect("the child was noted");
    // The process may take a moment to end and to be reaped.
    let gone = || {
        let stat = fs::read_to_string(format!("/proc/{}/stat", child.trim())).unwrap_or_default();
        stat.is_empty() || stat.contains(") Z ")
    };
    assert!(becomes_true(gone), "it still runs");
}

#[test]
#[cfg(target_os = "linux")]
fn programs_do_not_become_zombies() {
    let look = r#"grep -l "^[0-9]* ([^)]*) Z $PPID " /proc/[0-9]*/stat >&2 && exit 9; exit 3"#;
    let program = script("looks-for-zombies", look);
    let arguments = ["simulate", "kokopelli", "--seed", "1", "--games", "3", "--bots", &program];
    let run = hearth(&arguments);
    assert!(run.err.contains("3 of 3 games ended with a forfeit"), "{}", run.err);
    assert_eq!(run.err.matches("exit code 3").count(), 3, "{}", run.err);
}

/// Returns all messages to a program at seat 2.
fn heard(game: &str, name: &str) -> Vec<Value> {
    let heard = folder("files").join(format!("heard-{name}-{game}"));
    let text = format!(
        r#"while read -r line; do
    printf '%s\n' "$line" >> {heard}
    decision=$(printf '%s' "$line" | sed -n 's/.*"legal":\["\([^"]*\)".*/\1/p')
    [ -n "$decision" ] && printf '{{"decision":"%s","why":"none"}}\n' "$decision"
done
"#,
        heard = heard.display()
    );
    fs::remove_file(&heard).ok();
    let program = format!("program@10s:sh {}", file(&format!("hears-{name}-{game}"), &text));
    let run = hearth(&["simulate", game, "--seed", "2", "--bots", "random", "--bots", &program]);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{}", run.out);
    let heard = fs::read_to_string(heard).expect("it heard something");
    heard.lines().map(|line| serde_json::from_str(line).expect("every line is an object")).collect()
}

#[test]
fn a_program_gets_only_what_its_seat_may_know() {
    for game in GAMES {
        let lines = heard(game, "whole");
        let [hello, questions @ .., over] = &lines[..] else { panic!("{lines:?}") };
        assert_eq!((&hello["hello"], &hello["protocol"]), (&"hearth".into(), &1.into()));
        assert_eq!((&hello["game"], &hello["players"], &hello["seat"]), (&game.into(), &2.into(), &2.into()));
        assert!(hello["options"].is_object());
        assert_eq!((&over["over"], over["scores"].as_array().map(Vec::len)), (&true.into(), Some(2)));
        for question in questions {
            assert_eq!(
                (&question["view"]["seat"], &question["view"]["turn"]["seat"]),
                (&2.into(), &2.into())
            );
            assert_eq!(question["clock"]["milliseconds"], 10_000);
            assert!(question["legal"].as_array().is_some_and(|legal| !legal.is_empty()));
            if game == "kokopelli" {
                let others = question["view"]["hands"][0].as_array().expect("a hand is a list");
                assert!(others.iter().all(Value::is_null), "the hand of another was told: {question}");
            }
        }
        every_decision_was_sent_once(questions, &hearth(&["simulate", game, "--seed", "2", "--trace"]).out);
    }
}

/// Compares the messages to a program with a game of random bots and the same seed.
///
/// Both are the same game until the program decides.
fn every_decision_was_sent_once(questions: &[Value], trace: &str) {
    let told: Vec<&Value> =
        questions.iter().flat_map(|question| question["since"].as_array().into_iter().flatten()).collect();
    assert!(told.len() > 20, "{told:?}");
    let own: Vec<&Value> =
        told.iter().filter(|seen| seen["seat"] == 2).map(|seen| &seen["decision"]).collect();
    let secret = |seen: &Value| seen["decision"].as_str().is_some_and(|said| said.starts_with("under"));
    assert!(!told.iter().any(|seen| seen["seat"] == 1 && secret(seen)), "a secret was told: {told:?}");
    let answered: Vec<&Value> = questions.iter().map(|question| &question["legal"][0]).collect();
    assert_eq!(own, answered[..own.len()], "it is told its own decisions");
    let first: Value =
        serde_json::from_str(trace.lines().nth(1).expect("a game has a decision")).expect("it is JSON");
    assert_eq!((&told[0]["seat"], &told[0]["decision"]), (&first["seat"], &first["decision"]));
}

#[test]
fn a_game_continues_with_another_bot_after_a_program_failed() {
    let path = folder("games").join("forfeited");
    fs::remove_file(&path).ok();
    let path = path.to_str().expect("a path is text");
    let program = script("fails-in-play", "echo 'no idea; none' >&2; exit 3");
    let new = ["play", "kokopelli", "--seed", "3", "--seat", "2", "--bots", &program, "--save", path];
    let failed = hearth_typing(&new, &"1\n".repeat(50));
    assert_eq!(failed.code, Some(2), "{}", failed.err);
    for said in
        ["Red, bot program@20s:sh", "forfeits the game: it closed", "no idea; none", "--bots club` continues"]
    {
        assert!(failed.err.contains(said), "{said}: {}", failed.err);
    }
    let refused = hearth_typing(&["play", "kokopelli", "--resume", path], "quit\n");
    assert_eq!(refused.code, Some(2), "{}", refused.out);
    assert!(refused.err.contains("seat 1 is a program"), "{}", refused.err);
    let resume = ["play", "kokopelli", "--resume", path, "--bots", "random"];
    let resumed = hearth_typing(&resume, &"1\n".repeat(2_000));
    assert_eq!((resumed.code, resumed.err.as_str()), (Some(0), ""));
    assert!(resumed.out.contains("replays the game"), "{}", resumed.out);
    let record = fs::read_to_string(path).expect("the game was kept");
    assert!(record.contains("\nsits 1 bot random\n"), "{record}");
}

#[test]
fn a_program_that_fails_before_the_first_decision_loses_nothing() {
    let path = folder("games").join("failed-at-once");
    fs::remove_file(&path).ok();
    let path = path.to_str().expect("a path is text");
    let program = "program:sh -c 'true; # a remark'";
    let new = ["play", "kokopelli", "--seed", "3", "--seat", "2", "--bots", program, "--save", path];
    assert_eq!(hearth_typing(&new, "").code, Some(2));
    let resumed = hearth_typing(&["play", "kokopelli", "--resume", path, "--bots", "random"], "1\nquit\n");
    assert_eq!((resumed.code, resumed.err.as_str()), (Some(0), ""), "the record can be read");
}

#[test]
fn leaving_a_game_with_a_program_prints_a_command_that_resumes_it() {
    let path = folder("games").join("left");
    fs::remove_file(&path).ok();
    let path = path.to_str().expect("a path is text");
    let program = script("left", ":");
    let new = ["play", "kokopelli", "--seed", "3", "--seat", "1", "--bots", &program, "--save", path];
    let left = hearth_typing(&new, "1\nquit\n");
    assert!(left.out.contains(&format!("--resume {path} --bots '{program}'")), "{}", left.out);
}

#[test]
fn programs_in_a_record_are_not_started() {
    let sign = folder("files").join("started");
    fs::remove_file(&sign).ok();
    let record = hearth(&["simulate", "kokopelli", "--seed", "1", "--record"]).out;
    let setup = record.split("decisions\n").next().expect("a record has decisions");
    let text = format!("{setup}sits 1 bot program:touch {}\nsits 2 person\ndecisions\n", sign.display());
    let run = hearth_typing(&["play", "kokopelli", "--resume", &file("stranger", &text)], "");
    assert_eq!(run.code, Some(2), "{}", run.out);
    assert!(run.err.contains("not started by themselves"), "{}", run.err);
    assert!(!sign.exists());
}

#[test]
fn invalid_commands_are_refused() {
    for (program, answer) in [
        ("program:", "there is no command"),
        ("program", "needs a command"),
        ("program@20000:sh", "not nodes"),
        ("program:sh 'x", "never closed"),
    ] {
        let run = hearth(&["simulate", "kokopelli", "--bots", program]);
        assert_eq!(run.code, Some(2));
        assert!(run.err.contains(answer), "{program} was answered: {}", run.err);
    }
}

/// Returns the folder of the documents.
fn docs() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs"))
}

#[test]
fn the_example_of_the_document_is_the_file_and_is_short() {
    let example = fs::read_to_string(docs().join("bots/first.py")).expect("the example is there");
    let document = fs::read_to_string(docs().join("BOTS.md")).expect("the document is there");
    assert!(document.contains(&format!("```python\n{example}```\n")), "the document shows another program");
    assert!(example.lines().count() <= 20);
}

#[test]
fn the_example_plays_whole_games_and_beats_random() {
    let path = docs().join("bots/first.py");
    let program = format!("program@20s:python3 '{}'", path.display());
    for game in GAMES {
        let run = hearth(&["simulate", game, "--seed", "1", "--games", "2", "--bots", &program]);
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "python3 is needed: {}", run.out);
        assert!(run.out.contains("2 games"), "{}", run.out);
        let against = ["simulate", game, "--seed", "1", "--games", "3", "--players", "3", "--bots", &program];
        let against = hearth(&[&against[..], &["--bots", "random", "--bots", "random"]].concat());
        assert!(against.out.contains("100.0 %"), "{}", against.out);
    }
}

#[test]
fn the_document_explains_every_key_of_a_view() {
    let document = fs::read_to_string(docs().join("BOTS.md")).expect("the document is there");
    for game in GAMES {
        let view = heard(game, "keys")[1]["view"].clone();
        for key in view.as_object().expect("a view is an object").keys() {
            assert!(document.contains(&format!("\n| `{key}` |")), "{key} is not explained");
        }
    }
}
