//! `play`: a person at the keyboard.

use std::fs;

use crate::run::{folder, hearth_typing};

const NEW: [&str; 7] = ["play", "kokopelli", "--seed", "3", "--seat", "1", "--save"];

fn playing(name: &str, more: &[&str], typed: &str) -> (String, String) {
    let path = folder("games").join(name).to_str().expect("a path is text").to_owned();
    let run = hearth_typing(&[&NEW[..], &[&path], more].concat(), typed);
    assert_eq!(run.code, Some(0), "{}", run.err);
    assert_eq!(run.err, "");
    (run.out, path)
}

#[test]
fn a_decision_is_made_by_number_or_by_words() {
    let (by_number, first) = playing("by-number", &[], "2\nquit\n");
    let (by_words, second) = playing("by-words", &[], "OPEN Sun 1a\nquit\n");
    assert!(by_number.contains("open sun 1a"), "{by_number}");
    let record = fs::read_to_string(first).expect("the game was kept");
    assert!(record.contains("\nopen sun 1a\n"), "{record}");
    assert_eq!(record, fs::read_to_string(second).expect("the game was kept"), "{by_words}");
}

#[test]
fn nonsense_gets_an_answer_and_nothing_is_lost() {
    let typed = "0\n99\nfoo\nopen\nopen unicorn 1a\nopen sun 9z\nplay sun 1a\nwhy\nwhy done\nrules k15\nrules zz\n\n   \nundo\n\
                 help\nsave\nlog\n\u{1b}[A\n18446744073709551616\nquit\n";
    let (out, path) = playing("nonsense", &[], typed);
    for answer in [
        "The numbers go from 1 to",
        "`foo` is not a decision",
        "there is no card `unicorn`",
        "`9z` is not a space",
        "K18: no ceremony lies on 1a",
        "KR20: there is nothing that you could stop",
        "K15: Open:",
        "there is no rule `zz`",
        "there is nothing to take back",
        "The game is kept in",
    ] {
        assert!(out.contains(answer), "{answer}\n{out}");
    }
    let record = fs::read_to_string(path).expect("the game was kept");
    assert!(record.ends_with("decisions\n"), "nothing was decided: {record}");
}

#[test]
fn a_game_is_kept_and_goes_on() {
    let (_, path) = playing("goes-on", &[], "open sun 1a\n");
    let before = fs::read_to_string(&path).expect("the game was kept");
    let run = hearth_typing(&["play", "kokopelli", "--resume", &path], "1\n");
    assert_eq!(run.code, Some(0), "{}", run.err);
    let after = fs::read_to_string(&path).expect("the game was kept");
    assert!(after.starts_with(&before) && after.len() > before.len(), "{before}\n{after}");
}

#[test]
fn a_whole_game_can_be_played_and_is_accounted_for() {
    let (out, path) = playing("whole", &["--players", "4"], &"1\n".repeat(2_000));
    assert!(out.contains("shows the game again"), "{out}");
    let replay = hearth_typing(&["replay", &path], "");
    assert_eq!(replay.code, Some(0), "{}", replay.err);
}

#[test]
fn the_other_game_is_played_kept_and_accounted_for() {
    let path = folder("games").join("kessel").to_str().expect("a path is text").to_owned();
    let new = ["play", "kupferkessel", "--seed", "3", "--seat", "1", "--recipes", "--save", &path];
    let begun = hearth_typing(&new, "take a1\ntake a9\nuse\n1\nquit\n");
    for answer in [
        "You are White.",
        "the corners a1, f1, a6, f6 hold no cards",
        "there is no cell `a9`",
        "C11: no symbol",
    ] {
        assert!(begun.out.contains(answer), "{answer}\n{}", begun.out);
    }
    let resumed = hearth_typing(&["play", "kupferkessel", "--resume", &path], &"1\n".repeat(200));
    assert_eq!((resumed.code, resumed.err.as_str()), (Some(0), ""));
    assert!(resumed.out.contains("Final scoring: ") && resumed.out.contains("shows the game again"));
}

#[test]
fn people_at_one_keyboard_have_a_curtain_between_them() {
    let (out, _) = playing("two-people", &["--people", "2"], "\nopen sun 1a\n\n1\nquit\n");
    assert!(out.contains("Pass the keyboard"), "{out}");
}

#[test]
fn a_decision_in_the_open_is_taken_back() {
    // In the second round seat 1 has two actions: the first of them is taken back.
    let (out, path) = playing("undo", &[], "open sun 1a\nopen vase 1b\nundo\nquit\n");
    assert!(out.contains("was taken back"), "{out}");
    let record = fs::read_to_string(&path).expect("the game was kept");
    assert!(!record.contains("open vase 1b"), "{record}");
}
