//! `replay` and `rules`.

use crate::run::{GAMES, file, hearth};

#[test]
fn a_replay_prints_the_whole_game_and_its_scores() {
    for (game, third) in GAMES.into_iter().zip(["Blue", "Black"]) {
        let record = hearth(&["simulate", game, "--players", "3", "--seed", "6", "--record"]);
        let path = file("three.record", &record.out);
        let spectator = hearth(&["replay", &path]);
        assert_eq!(spectator.code, Some(0), "{}", spectator.err);
        for told in ["-- The game is over: ", "Final scoring: ", third] {
            assert!(spectator.out.contains(told), "{}", spectator.out);
        }
        let seat = hearth(&["replay", &path, "--seat", "2"]);
        assert_ne!(seat.out, spectator.out, "a seat sees itself");
        assert_eq!(hearth(&["replay", &path, "--seat", "4"]).code, Some(2));
    }
}

#[test]
fn rules_are_found_by_their_id() {
    let run = hearth(&["rules", "kokopelli", "kr10"]);
    assert!(run.out.starts_with("KR10 "), "{}", run.out);
    let unknown = hearth(&["rules", "kokopelli", "K99"]);
    assert_eq!(unknown.code, Some(2));
    assert!(unknown.err.contains("there is no rule `K99`"), "{}", unknown.err);
    assert!(hearth(&["rules", "kokopelli"]).out.lines().count() > 70);
    assert!(hearth(&["rules", "kupferkessel", "c12"]).out.starts_with("C12 Explosion"));
}
