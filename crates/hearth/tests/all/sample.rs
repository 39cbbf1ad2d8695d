//! The sample game, which has only rules and a notation, on the command line.

use std::process::{Command, Output, Stdio};

/// Runs `hearth` with the sample in its list of games.
fn hearth(arguments: &[&str], typed: &str) -> (String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_hearth"))
        .args(arguments)
        .env("HEARTH_SAMPLE", "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut input = child.stdin.take().expect("it has an input");
    let typed = typed.to_owned();
    let typist = std::thread::spawn(move || std::io::Write::write_all(&mut input, typed.as_bytes()).ok());
    let Output { stdout, stderr, status } = child.wait_with_output().expect("it ends");
    typist.join().expect("typing ends");
    let [out, err] = [stdout, stderr].map(|bytes| String::from_utf8(bytes).expect("it prints text"));
    assert!(status.success(), "{arguments:?}: {out}\n{err}");
    (out, err)
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
