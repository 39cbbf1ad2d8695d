//! The sample game, which has only rules and a notation, on the command line.

use std::process::Command;

use crate::run::hearth_with_sample;

/// Runs `hearth`, which must succeed, and returns its output and its messages.
fn hearth(arguments: &[&str], typed: &str) -> (String, String) {
    let run = hearth_with_sample(arguments, typed);
    assert_eq!(run.code, Some(0), "{arguments:?}: {}\n{}", run.out, run.err);
    (run.out, run.err)
}

#[test]
fn it_is_played_to_its_end_in_the_terminal() {
    let typed = "1\n".repeat(5);
    let (out, _) = hearth(&["play", "sample", "--seed", "3", "--seat", "1"], &typed);
    for said in ["you are in seat 1", "hand 2 ? ? ?", "decides in secret", "The game is over.", "Points"] {
        assert!(out.contains(said), "{said}\n{out}");
    }
}

#[test]
fn bots_play_simulate_and_count_it() {
    for level in ["beginner", "club", "strong"] {
        hearth(&["arena", "sample", level, "random", "-n", "2", "--seed", "1"], "");
    }
    let (lines, _) = hearth(&["simulate", "sample", "--seed", "5", "--games", "2", "--trace"], "");
    assert_eq!(lines.matches("\"over\":true").count(), 2, "{lines}");
    hearth(&["stats", "sample", "--bots", "random", "-n", "4", "--seed", "1"], "");
}

#[test]
fn it_is_not_listed_otherwise() {
    let output = Command::new(env!("CARGO_BIN_EXE_hearth")).args(["play", "--help"]).output();
    let output = output.expect("the binary starts");
    assert!(!String::from_utf8_lossy(&output.stdout).contains("sample"));
}
