//! `simulate` and `trace`: JSON lines for external checkers.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::run::{GAMES, file, hearth};

fn lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).expect("every line is an object")).collect()
}

#[test]
fn a_trace_has_a_line_for_the_set_up_for_each_decision_and_for_the_end() {
    let run = hearth(&["simulate", "kokopelli", "--players", "3", "--seed", "5", "--games", "2", "--trace"]);
    assert_eq!(run.code, Some(0), "{}", run.err);
    let lines = lines(&run.out);
    let heads: Vec<_> = lines.iter().filter(|line| line.get("game").is_some()).collect();
    assert_eq!(heads.len(), 2);
    let head = heads[0];
    assert_eq!(
        (&head["game"], &head["players"], &head["end_tiles"]),
        (&"kokopelli".into(), &3.into(), &9.into())
    );
    assert_eq!(head["options"]["edition"], "english");
    assert_eq!(head["options"]["fire-reach"], "board");
    assert_eq!(head["options"]["sun-shared"], true);
    assert_eq!(head["ceremonies"].as_array().map(Vec::len), Some(10));
    assert_eq!(head["decks"][2].as_array().map(Vec::len), Some(36));
    assert_eq!(lines.iter().filter(|line| line["over"] == true).count(), 2);
    for step in lines.iter().filter(|line| line.get("decision").is_some()) {
        let legal: Vec<&str> =
            step["legal"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let once: BTreeSet<&str> = legal.iter().copied().collect();
        assert_eq!(once.len(), legal.len());
        assert!(once.contains(step["decision"].as_str().expect("a decision is text")));
        for key in ["points", "hands", "piles", "villages"] {
            assert_eq!(step[key].as_array().map(Vec::len), Some(3), "{key}");
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_games() {
    for game in GAMES {
        let arguments = ["simulate", game, "--seed", "9", "--games", "3", "--trace"];
        let once = hearth(&arguments);
        assert_eq!((once.code, &once.out), (Some(0), &hearth(&arguments).out), "{}", once.err);
        let other = ["simulate", game, "--seed", "10", "--games", "3", "--trace"];
        assert_ne!(once.out, hearth(&other).out);
    }
}

#[test]
fn several_records_are_traced_in_order() {
    for game in GAMES {
        let simulated = |what| hearth(&["simulate", game, "--seed", "4", "--games", "3", what]).out;
        let records = format!("# three games\n{}", simulated("--record"));
        for written in [
            records.clone(),
            format!("\u{feff}{}", records.replace('\n', "\r\n")),
            records.replace("record ", "  record\t"),
            records.replace("record ", "; record "),
        ] {
            let run = hearth(&["trace", &file(&format!("{game}-three"), &written)]);
            assert_eq!((run.code, run.out), (Some(0), simulated("--trace")), "{}", run.err);
        }
        let broken = records.replacen("decisions", "decisoins", 3).replacen("decisoins", "decisions", 1);
        let run = hearth(&["trace", &file(&format!("{game}-broken"), &broken)]);
        assert_eq!(run.code, Some(2));
        assert!(run.err.starts_with("hearth: record 2: the record has no `decisions` line"), "{}", run.err);
    }
}

#[test]
fn a_trace_of_kupferkessel_has_all_positions_and_cards() {
    let run = hearth(&[
        "simulate",
        "kupferkessel",
        "--players",
        "3",
        "--seed",
        "5",
        "--trace",
        "--recipes",
        "--third",
        "blue",
    ]);
    assert_eq!(run.code, Some(0), "{}", run.err);
    let lines = lines(&run.out);
    assert_eq!(lines[0]["colours"], serde_json::json!(["white", "blue", "black"]));
    assert_eq!(lines[0]["options"]["recipes"], true);
    assert_eq!(lines[0]["grid"].as_object().map(serde_json::Map::len), Some(32));
    for step in lines.iter().filter(|line| line.get("decision").is_some()) {
        for key in ["positions", "kettles"] {
            assert_eq!(step[key].as_array().map(Vec::len), Some(3), "{key}");
        }
    }
}

#[test]
fn every_option_can_be_given_by_its_name() {
    let run = hearth(&[
        "simulate",
        "kokopelli",
        "--players",
        "2",
        "--seed",
        "1",
        "--trace",
        "--edition",
        "polish",
        "--fire-reach",
        "board",
        "--fire-check",
        "board",
        "--sun-shared",
        "--birth-finish=false",
        "--two-player-first-round",
        "first",
        "--spider-below=false",
        "--vase-for-owner=false",
        "--ceremonies",
        "random",
        "--count",
        "12",
    ]);
    let head = &lines(&run.out)[0];
    let wanted = serde_json::json!({
        "edition": "polish", "fire-reach": "board", "fire-check": "board", "sun-shared": true, "birth-finish": false,
        "two-player-first-round": "first", "spider-below": false, "vase-for-owner": false,
    });
    assert_eq!(head["options"], wanted);
    assert_eq!(head["end_tiles"], 12);
}

#[test]
fn a_value_may_begin_with_a_minus() {
    let run = hearth(&["simulate", "kupferkessel", "--seed", "1", "--own-recipes", "-5: any single violet"]);
    assert_eq!(run.code, Some(0), "{}", run.err);
}

#[test]
fn a_record_traces_to_the_same_lines() {
    for game in GAMES {
        let game = ["simulate", game, "--players", "3", "--seed", "2"];
        let record = hearth(&[&game[..], &["--record"]].concat());
        let trace = hearth(&[&game[..], &["--trace"]].concat());
        let traced = hearth(&["trace", &file("traced.record", &record.out)]);
        assert_eq!(traced.code, Some(0), "{}", traced.err);
        assert_eq!(traced.out, trace.out);
    }
}

#[test]
fn a_summary_counts_games_and_wins() {
    for game in GAMES {
        let run = hearth(&["simulate", game, "--games", "10", "--seed", "4"]);
        assert!(run.out.contains("10 games"), "{}", run.out);
        assert!(run.out.contains("ended by: "), "{}", run.out);
    }
}

#[test]
fn a_summary_of_one_game_uses_the_singular() {
    let run = hearth(&["simulate", "kokopelli", "--seed", "1"]);
    assert!(run.out.contains("\n1 game, "), "{}", run.out);
}

#[test]
fn a_seed_gives_the_games_that_python_plays() {
    // The example of the documentation is also tested from Python.
    let example = include_str!("../../../../docs/PYTHON.md");
    let told = example
        .lines()
        .skip_while(|line| !line.contains(r#"simulate("kupferkessel", ["greedy", "random"], 4, seed=1)"#))
        .nth(1);
    let scores: Value =
        serde_json::from_str(told.expect("the example tells scores")).expect("a list of lists");
    let bots = ["--bots", "greedy", "--bots", "random"];
    let run = hearth(
        &[&["simulate", "kupferkessel", "--games", "4", "--seed", "1", "--trace"], &bots[..]].concat(),
    );
    let played = lines(&run.out).into_iter().filter(|line| line["over"] == true);
    assert_eq!(played.map(|line| line["scores"].clone()).collect::<Value>(), scores, "{}", run.err);
}
