//! Traces, played after by models of the rules whose author never saw the engine (`tests/blind`).

use std::process::{Command, Output};

use crate::run::{file, hearth};

/// What the models say of a trace.
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
fn kokopelli_is_played_as_somebody_else_reads_the_rules() {
    for players in ["2", "3", "4"] {
        for edition in ["english", "french", "polish", "german"] {
            for choice in [["--ceremonies", "first"], ["--count", "12"]] {
                let table = ["kokopelli", "--players", players, "--edition", edition, "--games", "5"];
                let trace = simulated(&[&table[..], &choice].concat());
                agrees(&format!("blind-{players}-{edition}-{}.jsonl", choice[1]), &trace);
            }
        }
    }
}

#[test]
fn kupferkessel_is_played_as_somebody_else_reads_the_rules() {
    let points = ["--any-line-ends", "--symbols-on-all-twos", "--children-scoring"];
    for players in ["2", "3"] {
        for chosen in 0..8 {
            let chosen = points.iter().enumerate().filter(|(place, _)| chosen >> place & 1 == 1);
            let chosen: Vec<&str> = chosen.map(|(_, point)| *point).collect();
            let table = ["kupferkessel", "--players", players, "--recipes", "--games", "15"];
            let trace = simulated(&[&table[..], &chosen].concat());
            agrees(&format!("blind-{players}{}.jsonl", chosen.concat()), &trace);
        }
    }
}

#[test]
fn whoever_changes_a_trace_is_caught() {
    for (game, was, is) in [
        ("kokopelli", "\"end_tiles\":9", "\"end_tiles\":8"),
        ("kupferkessel", "\"positions\":[", "\"positions\":[20,"),
    ] {
        let trace = simulated(&[game, "--games", "1"]);
        let forged = trace.replacen(was, is, 2);
        assert_ne!(forged, trace);
        let Output { status, stderr, .. } = checked(&format!("forged-{game}.jsonl"), &forged);
        let said = String::from_utf8_lossy(&stderr);
        assert!(status.code() == Some(1) && said.contains("in the trace and should be"), "{said}");
    }
}
