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

/// Returns a test vector of the deals.
fn vector(name: &str) -> String {
    format!(concat!(env!("CARGO_MANIFEST_DIR"), "/../deal/tests/vectors/{}.record"), name)
}

#[test]
fn the_deal_of_a_record_is_verified() {
    for name in ["kokopelli-3-drawn", "kupferkessel-2-recipes", "kokopelli-2-no-share"] {
        let run = hearth(&["verify", &vector(name)]);
        assert_eq!(run.code, Some(0), "{}", run.err);
        let told =
            if name.ends_with("no-share") { "no player added a share" } else { "fair: every card follows" };
        assert!(run.out.contains(told) && run.out.contains("\nseal "), "{}", run.out);
    }
    let path = vector("kokopelli-3-drawn");
    let record = std::fs::read_to_string(&path).expect("it is there");
    let seal = record.lines().find_map(|line| line.strip_prefix("seal ")).expect("it has one");
    assert_eq!(hearth(&["verify", &path, "--seal", seal]).code, Some(0));
    let other = hearth(&["verify", &path, "--seal", &"0".repeat(64)]);
    assert!(other.code == Some(2) && other.err.contains("the seal of the record is"), "{}", other.err);
    assert_eq!(hearth(&["verify", &path, "--seal", "0"]).code, Some(2));
}

#[test]
fn a_changed_record_and_one_without_a_proof_are_refused() {
    let record = std::fs::read_to_string(vector("kokopelli-3-drawn")).expect("it is there");
    let secret = record.lines().find_map(|line| line.strip_prefix("secret ")).expect("it has one");
    let changed = record.replace(secret, &"0".repeat(64));
    let run = hearth(&["verify", &file("changed.record", &changed)]);
    assert!(run.code == Some(2) && run.err.contains("the secret was exchanged"), "{}", run.err);
    let plain = hearth(&["simulate", "kokopelli", "--record"]).out;
    let run = hearth(&["verify", &file("plain.record", &plain)]);
    assert!(run.code == Some(2) && run.err.contains("no proof"), "{}", run.err);
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
