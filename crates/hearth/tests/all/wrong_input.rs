//! Invalid input gets a clear message and exit code 2.

use crate::run::{file, hearth};
use crate::served::Served;

fn refused(arguments: &[&str]) -> String {
    let run = hearth(arguments);
    assert_eq!(run.code, Some(2), "{arguments:?} printed {}", run.out);
    assert!(!run.err.contains("panicked"), "{}", run.err);
    run.err
}

#[test]
fn invalid_arguments_list_the_possible_values() {
    for (arguments, answer) in [
        (&["play", "chess"][..], "kokopelli"),
        (&["simulate", "kokopelli", "--edition", "klingon"], "english"),
        (&["simulate", "kokopelli", "--players", "5"], "K1: Kokopelli is for 2 to 4 players, not 5"),
        (&["simulate", "kokopelli", "--players", "0"], "K1"),
        (&["simulate", "kokopelli", "--ceremonies", "sun,moon"], "there is no ceremony `moon`"),
        (&["simulate", "kokopelli", "--ceremonies", "sun,sun"], "sun is named twice"),
        (&["simulate", "kokopelli", "--ceremonies", "sun,paw"], "10, 11 or 12 ceremonies, not 2"),
        (&["simulate", "kokopelli", "--ceremonies", "first", "--count", "11"], "10 ceremonies are named"),
        (
            &["simulate", "kupferkessel", "--players", "4"],
            "C1: Kupferkessel Co. is for 2 or 3 players, not 4",
        ),
        (&["simulate", "kupferkessel", "--third", "black", "--players", "3"], "orange"),
        (&["simulate", "kupferkessel", "--own-recipes", "12: more moon"], "moon"),
        (&["simulate", "kokopelli", "--bots", "deep-thought"], "random"),
        (&["serve", "--public-url", "foo"], "https://hearth.example"),
        (&["serve", "--public-url", "https://hearth.example/path?q"], "https://hearth.example"),
        (&["arena", "chess", "random", "greedy"], "kokopelli"),
        (&["arena", "kokopelli"], "name at least two bots; the bots are random"),
        (&["arena", "kokopelli", "random"], "name at least two bots"),
        (&["arena", "kokopelli", "random", "deep-thought"], "the bots are random"),
        (&["arena", "kokopelli", "random", "random", "--games", "0"], "0 is not in 1.."),
        (&["arena", "kokopelli", "random", "random", "--threads", "0"], "0 is not in 1.."),
        (&["arena", "kokopelli", "random", "random", "--sprt=20,0"], "the smaller one first"),
        (&["arena", "kokopelli", "random", "random", "--players", "7"], "K1"),
        (&["arena", "kokopelli", "random", "random", "-n", "2", "--svg", "no/such/folder"], "cannot write"),
        (&["ladder", "kupferkessel", "random"], "name at least two bots"),
        (&["stats", "kupferkessel", "--bots", "deep-thought"], "the bots are random"),
        (&["stats", "kupferkessel", "--players", "4"], "C1"),
        (&["play", "kokopelli", "--people", "3"], "do not fit"),
        (&["play", "kokopelli", "--seat", "3"], "the seats are 1 to 2"),
        (&["play", "kokopelli", "--resume", "no-such-file"], "cannot read `no-such-file`"),
        (&["trace", "no-such-file"], "cannot read"),
        (&["check", "no-such-file", "draw"], "cannot read"),
        (&["password", "anna", "--data", "no-such-folder"], "name the folder of the server with --data"),
        (&["backup", "copy.db", "--data", "no-such-folder"], "name the folder of the server with --data"),
        (&["restore", "copy.db", "--data", "no-such-folder"], "name the folder of the server with --data"),
        (&["frobnicate"], "unrecognized subcommand"),
    ] {
        let err = refused(arguments);
        assert!(err.contains(answer), "{arguments:?} was answered: {err}");
    }
}

#[test]
fn errors_of_damaged_records_have_a_line_and_a_reason() {
    let good = hearth(&["simulate", "kokopelli", "--seed", "8", "--record"]).out;
    let no_decisions = good.replace("decisions\n", "");
    let other_game = good.replace("record kokopelli", "record chess");
    let unknown = good.replace("decisions\n", "decisions\nfly me to the moon\n");
    let illegal = good.replace("decisions\n", "decisions\ndone\n");
    let short_deck = good.replacen("deck 1 ", "deck 1 kokopelli ", 1);
    for (name, text, answer) in [
        ("empty", String::new(), "this is not a record"),
        ("no-decisions", no_decisions, "no `decisions` line"),
        ("other-game", other_game, "there is no game `chess`"),
        ("unknown", unknown, "line 15: `fly me to the moon` is not a decision"),
        ("illegal", illegal, "line 15: `done` is not possible here. KR20"),
        ("deck", short_deck, "K5: deck 1 has 7 kokopelli, not 6"),
    ] {
        let err = refused(&["trace", &file(name, &text)]);
        assert!(err.contains(answer), "{name} was answered: {err}");
    }
}

#[test]
fn a_file_that_is_not_utf8_is_refused() {
    let path = file("binary", "");
    std::fs::write(&path, [0xff, 0xfe, 0x00]).expect("a file can be written");
    assert!(refused(&["replay", &path]).contains("is not UTF-8 text"));
}

#[test]
fn two_servers_do_not_share_a_folder() {
    let mut served = Served::start();
    let folder = served.database().parent().expect("it lies in a folder").to_owned();
    let folder = folder.to_str().expect("its name is text");
    let second = ["serve", "--listen", "127.0.0.1:0", "--data", folder];
    assert!(refused(&second).contains("another Hearth server uses"));
    // A killed server leaves nothing behind that prevents the next start.
    served.kill();
    served.restart();
}
