//! `hearth learn`.

use std::fs;

use crate::run::{GAMES, folder, hearth};

#[test]
fn the_same_seed_learns_the_same_net() {
    for game in GAMES {
        let learn = |name: &str| {
            let file = folder("nets").join(format!("{game}-{name}.net"));
            let file = file.to_str().expect("a path is text");
            let learn =
                ["learn", game, "--bots", "random", "--games", "120", "--epochs", "1", "--seed", "1", file];
            let run = hearth(&learn);
            assert_eq!(run.code, Some(0), "{}", run.err);
            assert!(run.out.contains("epoch 1: surprise "), "{}", run.out);
            fs::read(file).expect("the net was written")
        };
        assert!(learn("first") == learn("second"), "{game}");
    }
}

#[test]
fn too_few_games_and_unwritable_files_are_refused() {
    let file = folder("nets").join("few.net");
    let few =
        hearth(&["learn", "kupferkessel", "--bots", "random", "--games", "3", file.to_str().expect("text")]);
    assert_eq!(few.code, Some(2));
    assert!(few.err.contains("too few positions to learn from"), "{}", few.err);
    let first = few.out.lines().next().unwrap_or_default();
    assert!(
        first.starts_with("3 games of random") && first.ends_with("positions are the least to learn from"),
        "{first}"
    );
    let nowhere = hearth(&["learn", "kupferkessel", "--games", "1000000", "/nowhere/at/all.net"]);
    assert_eq!(nowhere.code, Some(2));
    assert!(nowhere.err.contains("cannot write"), "{}", nowhere.err);
}

#[test]
fn a_budget_of_more_than_a_day_is_refused() {
    let run = hearth(&["arena", "kupferkessel", "expert@18446744073709551615s", "greedy"]);
    assert_eq!(run.code, Some(2));
    assert!(run.err.contains("the limit is one day"), "{}", run.err);
}
