//! Warrior (K29, KR6, KR9, KR10).

use crate::rules::{actions, decide_all, on, question, scores, spaces, story, three};

const POSITION: &str = "seat 1; hand paw kokopelli kokopelli sun; a warrior; b paw; c hunter";

#[test]
fn k29_one_play_action_may_put_two_cards_on_two_different_ceremonies() {
    let mut table = three(POSITION);
    let told = decide_all(&mut table, &["play paw 1b", "play kokopelli 1c"]);
    assert_eq!(
        told,
        ["1 plays paw on Paw on 1b", "1 may go on", "1 plays kokopelli on Hunter on 1c"],
        "and no third card follows"
    );
    assert_eq!((question(&table), actions(&table).0), ("action".to_owned(), "1".to_owned()));
}

#[test]
fn k29_the_second_card_goes_elsewhere() {
    let mut table = three(POSITION);
    table.decide("play paw 1b");
    assert_eq!(spaces(&table, "play kokopelli"), "1a 1c");
    assert_eq!(
        table.refusal("play kokopelli 1b"),
        "K29: the second card of this action must go on a different ceremony from the one on 1b"
    );
}

#[test]
fn k29_it_is_never_combined_with_chieftain() {
    let position = "seat 1; hand paw paw kokopelli kokopelli sun; a warrior; b chieftain; c paw; d hunter";
    let mut same_first = three(position);
    decide_all(&mut same_first, &["play paw 1c", "play paw 1c"]);
    assert_eq!(same_first.refusal("play kokopelli 1d"), "K28: further cards of this action must go on 1c");
    let mut other_first = three(position);
    decide_all(&mut other_first, &["play paw 1c", "play kokopelli 1d"]);
    assert_eq!((question(&other_first), actions(&other_first).0), ("action".to_owned(), "1".to_owned()));
}

#[test]
fn kr9_it_may_be_used_for_one_card_only() {
    let mut table = three(POSITION);
    table.decide("play paw 1b").decide("done");
    assert_eq!((on(&table, "1c"), actions(&table).0), ("hunter".to_owned(), "1".to_owned()));
}

#[test]
fn kr9_if_the_first_card_finishes_the_warrior_the_second_may_still_be_played() {
    let mut table = three("seat 1; hand warrior paw sun; a warrior warrior kokopelli; b paw");
    table.decide("play warrior 1a");
    assert_eq!(scores(&table), ["1 scores 4 for finishing Warrior"]);
    table.decide("play paw 1b");
    assert_eq!((on(&table, "1b"), actions(&table).0), ("paw paw".to_owned(), "1".to_owned()));
}

#[test]
fn kr9_two_stacks_of_the_same_kind_are_different_ceremonies() {
    let mut table = three("seat 1; hand paw paw sun; a warrior; b paw; seat 2; c paw");
    decide_all(&mut table, &["play paw 1b", "play paw 2c"]);
    assert_eq!((on(&table, "1b"), on(&table, "2c")), ("paw paw".into(), "paw paw@1".into()));
    assert_eq!(actions(&table).0, "1");
}

#[test]
fn kr10_with_chieftain_the_second_card_says_which_of_them_is_used() {
    let position = "seat 1; hand paw paw kokopelli sun; a warrior; b chieftain; c paw; d hunter";
    let mut table = three(position);
    table.decide("play paw 1c");
    assert_eq!(question(&table), "more 1c same elsewhere");
    assert_eq!(spaces(&table, "play kokopelli"), "1a 1b 1c 1d");
    table.decide("play paw 1c");
    assert_eq!(question(&table), "more 1c same");
    table.decide("done");
    assert_eq!(actions(&table).0, "1");
}

#[test]
fn kr10_each_play_action_chooses_anew() {
    let position = "seat 1; hand paw paw kokopelli kokopelli sun; a warrior; b chieftain; c paw; d hunter";
    let mut table = three(position);
    let told = decide_all(
        &mut table,
        &["play paw 1c", "play paw 1c", "done", "play kokopelli 1d", "play kokopelli 1a"],
    );
    assert_eq!(told.last().map(String::as_str), Some("2 begins in round 2 with 2"));
}

#[test]
fn kr6_bonus_cards_may_fill_the_second_place() {
    let mut table = three("seat 1; hand paw; pile hunter sun fire *; a warrior; b paw; c hunter");
    table.decide("play paw 1b").decide("play hunter 1c");
    assert_eq!(story(&table)[0], "1 plays hunter on Hunter on 1c");
    assert_eq!(actions(&table).0, "1");
}

#[test]
fn kr6_lizard_cards_may_fill_the_second_place() {
    let position = "seat 1; hand paw sun; pile hunter *; a warrior; b lizard; c hunter; seat 2; c paw";
    let mut table = three(position);
    table.decide("play paw 2c").decide("play hunter 1c");
    assert_eq!((on(&table, "1c"), actions(&table).0), ("hunter hunter".to_owned(), "1".to_owned()));
}
