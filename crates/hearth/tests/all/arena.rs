//! `arena` and `ladder`: results as table, JSON and picture.

use std::fs;
use std::process::{Command, Stdio};
use std::time::Duration;

use serde_json::Value;

#[cfg(target_os = "linux")]
use crate::run::becomes_true;
use crate::run::{CommandOutput, GAMES, folder, hearth};

/// Removes everything that depends on the clock.
fn without_times(run: &CommandOutput) -> String {
    assert_eq!(run.code, Some(0), "{}", run.err);
    let (before, after) = run.out.split_once("thinking").expect("it says how everybody thought");
    let after = after.split_once("\n\n").map_or("", |(_, after)| after);
    format!("{before}{after}")
}

fn json(arguments: &[&str]) -> Value {
    let run = hearth(&[arguments, &["--json", "-"]].concat());
    assert_eq!(run.code, Some(0), "{}", run.err);
    serde_json::from_str(&run.out).expect("it prints JSON")
}

/// Checks that every opened element is closed.
pub fn assert_valid_svg(svg: &str) {
    assert!(svg.starts_with("<svg xmlns=") && svg.ends_with("</svg>\n"), "{svg}");
    let mut open = Vec::new();
    for tag in svg.split('<').skip(1) {
        let (tag, _) = tag.split_once('>').expect("a tag ends");
        match tag.strip_prefix('/') {
            Some(name) => assert_eq!(open.pop(), Some(name)),
            None if tag.ends_with('/') => (),
            None => open.push(tag.split(' ').next().expect("a tag has a name")),
        }
    }
    assert!(open.is_empty());
    assert!(svg.contains("prefers-color-scheme:dark"));
    for nonsense in ["NaN", "inf", "\"-"] {
        assert!(!svg.contains(nonsense), "{nonsense} in {svg}");
    }
}

#[test]
fn the_same_seed_gives_the_same_table_with_any_number_of_threads() {
    for game in GAMES {
        for players in ["2", "3"] {
            let arguments =
                ["arena", game, "tree@10", "random", "--players", players, "--games", "12", "--seed", "3"];
            let with = |threads| without_times(&hearth(&[&arguments[..], &["--threads", threads]].concat()));
            let once = with("1");
            assert_eq!(once, with("2"));
            assert!(once.contains("tree@10 - random"), "{once}");
        }
    }
}

#[test]
fn search_beats_random_and_the_sprt_stops_early() {
    let result =
        json(&["arena", "kupferkessel", "tree@50", "random", "--games", "2000", "--seed", "1", "--sprt"]);
    let pairing = &result["pairings"][0];
    assert_eq!(pairing["test"]["verdict"], "accepted");
    assert!(pairing["games"].as_u64() < Some(200), "{}", pairing["games"]);
    assert!(pairing["score_interval"][0].as_f64() > Some(0.7));
    assert_eq!(pairing["elo"].is_null(), pairing["score"].as_f64() >= Some(1.0));
    // Tree search stops early once the decision is settled.
    let nodes = result["thinking"][0]["nodes_each"].as_f64();
    assert!(nodes > Some(25.0) && nodes <= Some(50.0), "{nodes:?}");
}

#[test]
fn counts_add_up() {
    let result = json(&[
        "arena",
        "kokopelli",
        "random",
        "random",
        "--games",
        "9",
        "--seed",
        "1",
        "--edition",
        "polish",
    ]);
    assert_eq!(result["options"], serde_json::json!({ "edition": "polish" }));
    let pairing = &result["pairings"][0];
    assert_eq!((&pairing["games"], &pairing["deals"]), (&10.into(), &5.into()));
    let counts: u64 = pairing["pentanomial"].as_array().into_iter().flatten().filter_map(Value::as_u64).sum();
    assert_eq!(counts, 5);
    let blocks: Vec<f64> =
        pairing["blocks"].as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
    let mean = blocks.iter().sum::<f64>() / 5.0;
    assert!((pairing["score"].as_f64().expect("a number") - mean).abs() < 1e-9);
}

#[test]
fn a_switch_does_not_take_the_next_bot_as_its_value() {
    let result = json(&["arena", "kupferkessel", "--recipes", "random", "random", "-n", "2", "--seed", "1"]);
    assert_eq!(result["options"], serde_json::json!({ "recipes": "true" }));
    assert_eq!(result["pairings"][0]["games"], 2);
}

#[test]
fn four_players_are_reported_for_both_sides() {
    let run = hearth(&["arena", "kokopelli", "tree@5", "random", "-p", "4", "-n", "8", "--seed", "1"]);
    assert!(run.out.contains("one tree@5 among 3 random wins"), "{} {}", run.out, run.err);
    assert!(run.out.contains("(par is 25.0 %)"));
}

#[test]
fn a_crashing_program_forfeits_and_the_report_has_the_reason() {
    let run = hearth(&["arena", "kupferkessel", "random", "program:false", "-n", "4", "--seed", "1"]);
    assert_eq!(run.code, Some(0), "{}", run.err);
    assert!(run.out.contains("program:false forfeited 4 games: "), "{}", run.out);
    assert!(run.out.contains("100.0 %"), "{}", run.out);
}

#[test]
fn three_bots_play_a_round_robin_with_a_picture() {
    let svg = folder("pictures").join("arena.svg");
    let svg = svg.to_str().expect("a path is text");
    let run = hearth(&[
        "arena",
        "kupferkessel",
        "random",
        "random",
        "tree@5",
        "-n",
        "4",
        "--seed",
        "1",
        "--svg",
        svg,
    ]);
    assert_eq!(run.code, Some(0), "{}", run.err);
    assert_eq!(run.out.matches("random - tree@5").count(), 2, "{}", run.out);
    assert_valid_svg(&fs::read_to_string(svg).expect("a picture was written"));
}

#[test]
fn a_ladder_rates_its_rungs_from_random_upwards() {
    let svg = folder("pictures").join("ladder.svg");
    let svg = svg.to_str().expect("a path is text");
    let ladder = ["ladder", "kupferkessel", "random", "tree@10", "tree@100", "-n", "20", "--seed", "1"];
    let result = json(&[&ladder[..], &["--svg", svg]].concat());
    let ratings: Vec<f64> =
        result["ratings"].as_array().into_iter().flatten().filter_map(|rung| rung["elo"].as_f64()).collect();
    assert!(
        matches!(ratings[..], [0.0, lower, upper] if 50.0 < lower && lower + 50.0 < upper),
        "{ratings:?}"
    );
    assert_eq!(result["pairings"].as_array().map(Vec::len), Some(2));
    assert_valid_svg(&fs::read_to_string(svg).expect("a picture was written"));
    let all = json(&[&ladder[..], &["--all"]].concat());
    assert_eq!(all["pairings"].as_array().map(Vec::len), Some(3));
}

#[cfg(target_os = "linux")]
fn listens_to_interrupts(process: u32) -> bool {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
    caught
        .and_then(|caught| u64::from_str_radix(caught.trim(), 16).ok())
        .is_some_and(|caught| caught & 2 != 0)
}

#[test]
#[cfg(unix)]
fn an_interrupted_match_prints_its_partial_result() {
    let child = Command::new(env!("CARGO_BIN_EXE_hearth"))
        .args(["arena", "kupferkessel", "tree@20", "random", "--games", "10000000", "--seed", "1"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    #[cfg(target_os = "linux")]
    assert!(becomes_true(|| listens_to_interrupts(child.id())));
    std::thread::sleep(Duration::from_millis(1500));
    let told = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("it can be told");
    assert!(told.success());
    let output = child.wait_with_output().expect("it ends");
    let text = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(0));
    assert!(text.contains(", interrupted") && text.contains("tree@20 - random"), "{text}");
}

#[test]
fn a_file_that_cannot_be_written_is_refused_before_anything_is_played() {
    for form in ["--json", "--svg"] {
        let nowhere = "/nowhere/at/all";
        for command in [
            &["arena", "kokopelli", "master", "expert"][..],
            &["ladder", "kokopelli"],
            &["stats", "kokopelli"],
        ] {
            let run = hearth(&[command, &["--games", "1000000", form, nowhere]].concat());
            assert_eq!(run.code, Some(2), "{}", run.out);
            assert!(run.err.contains("cannot write `/nowhere/at/all`"), "{}", run.err);
        }
    }
}
