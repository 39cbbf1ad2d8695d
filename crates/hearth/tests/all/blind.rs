//! Replays traces with independent models of the rules, whose author never saw the engine (`tests/blind`).

use std::process::{Command, Output};

use serde_json::Value;

use crate::run::{GAMES, file, hearth};

/// Runs the models on a trace.
fn checked(name: &str, trace: &str) -> Output {
    let models = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/blind/check.py");
    Command::new("python3")
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .args([models, &file(name, trace)])
        .output()
        .expect("python3 runs")
}

fn simulated(arguments: &[&str]) -> String {
    let run = hearth(&[&["simulate"], arguments, &["--seed", "16", "--trace"]].concat());
    assert_eq!(run.code, Some(0), "{}", run.err);
    run.out
}

fn agrees(name: &str, trace: &str) {
    let Output { status, stdout, stderr } = checked(name, trace);
    let said = [stdout, stderr].concat();
    assert!(status.success(), "{name}: {}", String::from_utf8_lossy(&said));
}

#[test]
fn an_independent_model_of_kokopelli_agrees() {
    for players in ["2", "3", "4"] {
        for edition in ["english", "french", "polish", "german"] {
            for (number, more) in [
                ["--ceremonies", "first"].as_slice(),
                &["--count", "11", "--vase-for-owner=false", "--fire-reach", "near", "--spider-below"],
                &["--count", "12", "--fire-check", "board", "--sun-shared=false", "--bots", "greedy"],
                &["--count", "12", "--fire-reach", "board", "--sun-shared=false", "--spider-below"],
            ]
            .into_iter()
            .enumerate()
            {
                let table = ["kokopelli", "--players", players, "--edition", edition, "--games", "4"];
                let trace = simulated(&[&table[..], more].concat());
                agrees(&format!("blind-{players}-{edition}-{number}.jsonl"), &trace);
            }
        }
    }
}

#[test]
fn an_independent_model_of_kupferkessel_agrees() {
    let points = ["--any-line-ends", "--symbols-on-all-twos", "--children-scoring"];
    for players in ["2", "3"] {
        for chosen in 0..8 {
            let chosen = points.iter().enumerate().filter(|(place, _)| chosen >> place & 1 == 1);
            let chosen: Vec<&str> = chosen.map(|(_, point)| *point).collect();
            let table =
                ["kupferkessel", "--players", players, "--recipes", "--third", "green", "--games", "8"];
            for refused in ["under", "out"] {
                let trace = simulated(&[&table[..], &chosen, &["--refused-cards", refused]].concat());
                agrees(&format!("blind-{players}-{refused}{}.jsonl", chosen.concat()), &trace);
            }
        }
    }
}

/// Each part of a line is replaced with the same part of an earlier line.
#[test]
fn the_models_notice_every_change_of_a_trace() {
    for game in GAMES {
        let trace = simulated(&[game, "--games", "3"]);
        let lines: Vec<Value> =
            trace.lines().map(|line| serde_json::from_str(line).expect("it is JSON")).collect();
        let fields = lines[1].as_object().expect("a line is an object").keys();
        for field in fields.filter(|field| *field != "decision") {
            let another =
                lines.iter().filter_map(|line| line.get(field)).find(|told| **told != lines[1][field]);
            let mut forged = lines.clone();
            forged[1][field] = another.expect("everything changes in a game").clone();
            let text: Vec<String> = forged.iter().map(Value::to_string).collect();
            let Output { status, stderr, .. } = checked(&format!("forged-{game}.jsonl"), &text.join("\n"));
            let said = String::from_utf8_lossy(&stderr);
            assert!(status.code() == Some(1) && said.starts_with(&format!("line 2: {field} is ")), "{said}");
        }
        let begun: Vec<&str> = trace.lines().take(9).collect();
        for cut in [begun.join("\n"), String::new()] {
            assert_eq!(checked(&format!("cut-{game}.jsonl"), &cut).status.code(), Some(1));
        }
    }
}
