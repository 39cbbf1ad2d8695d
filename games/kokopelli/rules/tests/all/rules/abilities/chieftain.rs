//! Chieftain (K28, KR6, KR10).

use crate::rules::{actions, decide_all, on, points, question, scores, spaces, story, three, two};

const POSITION: &str = "seat 1; hand paw paw kokopelli kokopelli sun; a chieftain; b paw; c hunter";

#[test]
fn k28_one_play_action_may_put_any_number_of_cards_on_one_ceremony() {
    let mut table = three(POSITION);
    let told = decide_all(&mut table, &["play paw 1b", "play kokopelli 1b", "play paw 1b"]);
    assert_eq!(
        told,
        [
            "1 plays paw on Paw on 1b",
            "1 may go on",
            "1 plays kokopelli on Paw on 1b",
            "1 may go on",
            "1 plays paw on Paw on 1b",
            "1 finishes Paw on 1b: Four",
            "1 scores 4 for finishing Paw",
            "Paw leaves 1b",
        ]
    );
    assert_eq!((question(&table), actions(&table).0), ("action".to_owned(), "1".to_owned()));
}

#[test]
fn k28_all_of_them_go_on_the_same_ceremony() {
    let mut table = three(POSITION);
    table.decide("play paw 1b");
    assert_eq!(spaces(&table, "play kokopelli"), "1b");
    assert_eq!(table.refusal("play kokopelli 1c"), "K28: further cards of this action must go on 1b");
}

#[test]
fn k28_one_may_stop_after_any_card() {
    let mut table = three(POSITION);
    table.decide("play paw 1b").decide("done");
    assert_eq!((on(&table, "1b"), actions(&table).0), ("paw paw".to_owned(), "1".to_owned()));
    assert_eq!(question(&table), "action");
}

#[test]
fn k28_nothing_else_goes_before_stopping() {
    let mut table = three(POSITION);
    table.decide("play paw 1b");
    let sentence = "K28: your play action is not over; play another card on 1b or choose “Done”";
    for decision in ["draw", "exchange", "cancel 1b", "open sun 1d", "pass", "under sun"] {
        assert_eq!(table.refusal(decision), sentence);
    }
}

#[test]
fn k28_k34_k40_k38_each_card_counts_on_its_own() {
    let mut table = two("seat 1; hand hunter kokopelli sun; a chieftain; b paw
         seat 2; a hunter; b mother-of-heaven; c vase");
    let told = decide_all(&mut table, &["play hunter 2a", "play kokopelli 2a"]);
    assert_eq!(
        told,
        [
            "1 plays hunter on Hunter on 2a",
            "1 scores 1 by Paw",
            "1 gets an extra action from 2",
            "1 may go on",
            "1 plays kokopelli on Hunter on 2a",
            "1 scores 1 by Paw",
            "2 scores 1 by Mother of Heaven",
        ]
    );
    assert_eq!(points(&table), [2, 1]);
}

#[test]
fn k28_the_action_ends_with_the_ceremony() {
    let mut table = three("seat 1; hand paw kokopelli kokopelli; a chieftain; b paw paw paw@2; c hunter");
    table.decide("play kokopelli 1b");
    assert_eq!(question(&table), "action", "the ceremony has gone, so no further card can follow");
}

#[test]
fn k28_chieftain_may_finish_itself() {
    let mut table = three("seat 1; hand chieftain kokopelli kokopelli sun; a chieftain");
    decide_all(&mut table, &["play chieftain 1a", "play kokopelli 1a", "play kokopelli 1a"]);
    assert_eq!(scores(&table), ["1 scores 4 for finishing Chieftain"]);
    assert_eq!(actions(&table).0, "1");
}

#[test]
fn k28_nobody_is_asked_without_a_card_that_fits() {
    let mut table = three("seat 1; hand paw sun; a chieftain; b paw; c hunter");
    table.decide("play paw 1b");
    assert_eq!(story(&table), ["1 plays paw on Paw on 1b"]);
    assert_eq!(question(&table), "action");
}

#[test]
fn kr6_bonus_cards_may_be_used_in_the_same_action() {
    let mut table = three("seat 1; hand paw; pile kokopelli sun fire *; a chieftain; b paw");
    table.decide("play paw 1b");
    assert_eq!(scores(&table), ["1 scores 1 for an empty hand"]);
    table.decide("play kokopelli 1b");
    assert_eq!((on(&table, "1b"), actions(&table).0), ("paw paw kokopelli".to_owned(), "1".to_owned()));
}

#[test]
fn kr6_lizard_cards_may_be_used_in_the_same_action() {
    let mut table =
        three("seat 1; hand paw sun; pile kokopelli fire *; a chieftain; b lizard; seat 2; c paw");
    let told = decide_all(&mut table, &["play paw 2c", "play kokopelli 2c"]);
    assert_eq!(
        told,
        [
            "1 plays paw on Paw on 2c",
            "1 draws kokopelli by Lizard",
            "1 may go on",
            "1 plays kokopelli on Paw on 2c",
            "1 draws fire by Lizard",
        ]
    );
    assert_eq!(actions(&table).0, "1");
}
