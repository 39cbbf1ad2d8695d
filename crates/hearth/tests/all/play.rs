//! `play`: a person at the keyboard.

use std::fs;

use crate::run::{folder, hearth_in, hearth_typing, hearth_typing_bytes};

const NEW: [&str; 7] = ["play", "kokopelli", "--seed", "97", "--seat", "1", "--save"];

/// Plays a new game that is saved to its own file.
fn playing(name: &str, more: &[&str], typed: &str) -> (String, String) {
    let path = new_file(name);
    let run = hearth_typing(&[&NEW[..], &[&path], more].concat(), typed);
    assert_eq!(run.code, Some(0), "{}", run.err);
    assert_eq!(run.err, "");
    (run.out, path)
}

/// Returns a path without a file.
fn new_file(name: &str) -> String {
    let path = folder("games").join(name);
    if path.exists() {
        fs::remove_file(&path).expect("an old file can be removed");
    }
    path.to_str().expect("a path is text").to_owned()
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
fn unknown_input_gets_an_answer_and_loses_nothing() {
    let typed = "open sun 1a\n0\n99\nfoo\nopen\nopen unicorn 1a\nopen sun 9z\nplay sun 1a\nwhy\nwhy done\nrules k15\nrules zz\n\n   \n\
                 undo\nhelp\naside\nsave\nlog\n\u{1b}[A\n18446744073709551616\nquit\n";
    let (out, path) = playing("nonsense", &[], typed);
    for answer in [
        "The numbers go from 1 to",
        "`foo` is not a move. Type a number from the list or the words beside it;",
        "`open unicorn 1a` is not a move",
        "`open sun 9z` is not a move",
        "You have no Sun in your hand (K18).",
        "Name a move",
        "There is nothing to stop; choose an action (KR20).",
        "K15: Open:",
        "There is no rule `zz`. `rules` shows them all.",
        "There’s nothing to undo",
        "The game is saved to",
        "On Red’s discard pile:",
        "`?[A` is not a move",
    ] {
        assert!(out.contains(answer), "{answer}\n{out}");
    }
    let record = fs::read_to_string(path).expect("the game was kept");
    assert!(record.contains("decisions\n# seat 1\nopen sun 1a\n"), "only that was decided: {record}");
}

#[test]
fn texts_around_the_game_are_in_its_language_too() {
    let typed = "99\nfoo\nwhy\nwhy foo\nwhy draw\nundo\nhelp\nlog\nrules k3\nrules zz\nhint beginner\nhint foo\n1\nquit\n";
    let english = playing("english", &[], typed).0;
    for language in ["fr", "de", "pl"] {
        let (out, _) = playing(language, &["--language", language], typed);
        let letters = |line: &&str| line.chars().filter(|letter| letter.is_alphabetic()).count();
        let alike: Vec<&str> = out
            .lines()
            .filter(|line| letters(line) > 20 && english.lines().any(|other| other == *line))
            .collect();
        assert!(alike.is_empty(), "{language}: {alike:#?}");
        let english = ["is not a move", "is not a decision", "there is no"];
        assert!(english.iter().all(|words| !out.contains(words)), "{language}: {out}");
    }
}

#[test]
fn moves_are_in_the_language_of_the_game_and_the_record_in_that_of_the_rules() {
    for (language, shown, typed) in [
        ("fr", "commencer soleil 1a", "commencer Soleil 1a"),
        ("fr", "commencer soleil 1a", "open Soleil 1a"),
        ("de", "eröffnen sonne 1a", "Eröffne SONNE 1a"),
        ("pl", "rozpocznij słońce 1a", "rozpocznij slonce 1a"),
        ("pl", "rozpocznij słońce 1a", "open sun 1a"),
    ] {
        let asked = format!("why {typed}\nhint beginner\n{typed}\nquit\n");
        let (out, path) = playing("titles", &["--language", language], &asked);
        assert!(out.contains(shown) && !out.contains("open sun"), "{language}: {out}");
        let record = fs::read_to_string(path).expect("the game was kept");
        assert!(record.contains("\nopen sun 1a\n"), "{language}: {record}");
    }
}

#[test]
fn invalid_utf8_is_an_unknown_command() {
    let path = new_file("bytes");
    let run = hearth_typing_bytes(&[&NEW[..], &[&path]].concat(), b"\xff\xfe\nopen sun 1a\nquit\n");
    assert!(run.out.contains("is not a move"), "{}", run.out);
    assert!(fs::read_to_string(path).expect("the game was kept").contains("open sun 1a"));
}

#[test]
fn existing_files_are_not_overwritten() {
    let path = new_file("precious");
    fs::write(&path, "precious").expect("a file can be written");
    let refused = hearth_typing(&[&NEW[..], &[&path]].concat(), "1\n");
    assert_eq!(refused.code, Some(2));
    assert!(refused.err.contains("exists already"), "{}", refused.err);
    let (out, _) = playing("polite", &[], &format!("1\nsave {path}\nquit\n"));
    assert!(out.contains("Not saved"), "{out}");
    assert_eq!(fs::read_to_string(path).expect("it is still there"), "precious");
}

#[test]
fn a_new_game_does_not_overwrite_the_last_one() {
    let data = folder("two-games");
    fs::remove_dir_all(&data).expect("the folder can be emptied");
    let play = |arguments: &[&str], typed: &str| {
        let run = hearth_in(&data, &[&["play", "kokopelli"], arguments].concat(), typed.as_bytes());
        assert_eq!(run.code, Some(0), "{}", run.err);
        run.out
    };
    play(&["--seed", "1", "--seat", "1"], "1\n");
    play(&["--seed", "1", "--seat", "1"], "2\n");
    play(&["--seed", "2", "--seat", "1"], "1\n");
    assert_eq!(fs::read_dir(data.join("hearth")).expect("games are kept there").count(), 3);
    let resumed = play(&["--resume"], "log\nquit\n");
    assert!(resumed.contains("kokopelli-2.record"), "the last one goes on: {resumed}");
}

#[test]
fn leaving_before_the_first_decision_saves_nothing() {
    let (out, path) = playing("nothing", &[], "quit\n");
    assert!(out.contains("nothing was saved"), "{out}");
    assert!(!std::path::Path::new(&path).exists());
}

#[test]
fn a_failed_autosave_is_reported_at_the_table() {
    let folder = folder("games").join("not-a-folder");
    fs::write(&folder, "").expect("a file can be written");
    let path = folder.join("x").to_str().expect("a path is text").to_owned();
    let run = hearth_typing(&[&NEW[..], &[&path]].concat(), "1\nquit\n");
    assert!(run.out.contains("The game can’t be saved to"), "{}", run.out);
}

#[test]
fn a_saved_game_can_be_resumed() {
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
    assert!(out.contains("replays the game"), "{out}");
    let replay = hearth_typing(&["replay", &path], "");
    assert_eq!(replay.code, Some(0), "{}", replay.err);
}

#[test]
fn the_other_game_is_played_kept_and_accounted_for() {
    let path = new_file("kessel");
    let new = ["play", "kupferkessel", "--seed", "97", "--seat", "1", "--recipes", "--save", &path];
    let begun = hearth_typing(&new, "take a1\ntake a9\nuse\n1\nquit\n");
    for answer in [
        "You are White.",
        "`take a1` is not a move",
        "`take a9` is not a move",
        "There is no symbol to use; take a card from your line (C11).",
    ] {
        assert!(begun.out.contains(answer), "{answer}\n{}", begun.out);
    }
    let resumed = hearth_typing(&["play", "kupferkessel", "--resume", &path], &"1\n".repeat(200));
    assert_eq!((resumed.code, resumed.err.as_str()), (Some(0), ""));
    assert!(resumed.out.contains("Final scoring: ") && resumed.out.contains("replays the game"));
}

#[test]
fn people_at_one_keyboard_have_a_curtain_between_them() {
    let (out, _) = playing("two-people", &["--people", "2"], "\nopen sun 1a\n\n1\nquit\n");
    assert!(out.contains("Pass the keyboard"), "{out}");
}

#[test]
fn leaving_at_the_curtain_shows_no_hand() {
    for left in ["", "quit\n"] {
        let (out, _) = playing("curtain", &["--people", "2"], &format!("\nopen sun 1a\n{left}"));
        let after = out.rsplit("Pass the keyboard").next().expect("there is a curtain");
        assert!(!after.contains("Your hand"), "{after}");
    }
}

#[test]
fn an_undone_decision_is_not_in_the_log() {
    // In the second round seat 1 has two actions: the first of them is taken back.
    let typed = "\nopen sun 1a\n\ndraw\n1\n\nopen drummer 1b\nundo\nlog\nopen vase 1b\ndraw\n\nlog\nquit\n";
    let (out, path) = playing("undo", &["--people", "2"], typed);
    assert!(out.contains("`open drummer 1b` was undone."), "{out}");
    let record = fs::read_to_string(&path).expect("the game was kept");
    assert!(!record.contains("open drummer 1b"), "{record}");
    let after = out.split("was undone").nth(1).expect("it was undone");
    assert!(after.contains("Red opens Vase") && !after.contains("opens Drummer"), "{after}");
}

#[test]
fn the_log_of_a_resumed_game_is_complete() {
    let (_, path) = playing("old-log", &[], "open sun 1a\n1\nquit\n");
    let run = hearth_typing(&["play", "kokopelli", "--resume", &path], "log\nquit\n");
    assert!(run.out.contains("Red opens Sun"), "{}", run.out);
}

#[test]
fn options_conflict_with_resume() {
    let (_, path) = playing("agreed", &[], "1\n");
    for option in [&["--players", "4"][..], &["--edition", "french"], &["--people", "2"]] {
        let run = hearth_typing(&[&["play", "kokopelli", "--resume", &path], option].concat(), "");
        assert_eq!(run.code, Some(2), "{option:?} was accepted: {}", run.out);
    }
}
