//! Vase (K38, KR12, KR20).

use crate::rules::{FIVE_ACTIONS, actions, decide_all, said, story, three, two};

fn left(regular: &str, extra: &str) -> (String, String) {
    (regular.to_owned(), extra.to_owned())
}

#[test]
fn k38_whoever_plays_on_one_of_your_ceremonies_gets_an_extra_action() {
    let mut table = three("seat 1; hand fire sun; seat 2; c fire; d vase");
    table.decide("play fire 2c");
    assert_eq!(story(&table), ["1 plays fire on Fire on 2c", "1 gets an extra action from 2"]);
    assert_eq!(actions(&table), left("1", "1"));
    table.decide("draw").decide("draw");
    assert_eq!(table.decider(), Some(2));
}

#[test]
fn k38_the_extra_action_is_of_any_kind() {
    let position = "actions 0; extra 1; vases 2; seat 1; hand paw kokopelli; a fire";
    for deed in FIVE_ACTIONS {
        let mut table = three(position);
        decide_all(&mut table, deed);
        assert_eq!(table.decider(), Some(2), "{deed:?}");
    }
}

#[test]
fn k38_at_most_one_for_each_owner_and_turn() {
    let mut table = three("seat 1; hand fire vase sun; seat 2; c fire; d vase");
    table.decide("play fire 2c").decide("play vase 2d");
    assert_eq!(story(&table), ["1 plays vase on Vase on 2d"]);
    assert_eq!((actions(&table), said(&table, 0, "vases")), (left("0", "1"), "2".to_owned()));
}

#[test]
fn k38_a_new_turn_begins_anew() {
    let mut table = two("seat 1; hand fire sun; seat 2; hand paw; a fire; b vase");
    decide_all(&mut table, &["play fire 2a", "draw", "draw"]);
    assert_eq!((table.decider(), said(&table, 0, "vases")), (Some(2), String::new()));
    assert_eq!(actions(&table), left("2", "0"));
}

#[test]
fn k38_kr12_several_vases_give_one_action_each() {
    let mut table = three("seat 1; hand fire sun vase; seat 2; c fire; d vase; seat 3; a sun; b vase");
    table.decide("play fire 2c").decide("play sun 3a");
    assert_eq!(actions(&table), left("0", "2"));
    assert_eq!(said(&table, 0, "vases"), "2 3");
}

#[test]
fn kr12_the_owner_profits_from_their_own_vase() {
    let mut table = three("seat 1; hand fire sun; a vase; b fire");
    table.decide("play fire 1b");
    assert_eq!(story(&table), ["1 plays fire on Fire on 1b", "1 gets an extra action from 1"]);
    assert_eq!(actions(&table), left("1", "1"));
}

#[test]
fn kr12_a_table_may_agree_otherwise() {
    let mut own = three("vase-for-owner false; seat 1; hand fire sun; a vase; b fire");
    own.decide("play fire 1b");
    assert_eq!(story(&own), ["1 plays fire on Fire on 1b"]);
    assert_eq!(actions(&own), left("1", "0"));
    let mut other = three("vase-for-owner false; seat 1; hand fire sun; seat 2; c fire; d vase");
    other.decide("play fire 2c");
    assert_eq!(actions(&other), left("1", "1"), "the others still profit");
}

#[test]
fn k38_kr1_the_card_that_finishes_the_vase_still_gives_the_action_and_the_next_does_not() {
    let mut table = two("seat 1; hand vase fire sun; seat 2; a vase vase vase; b fire");
    table.decide("play vase 2a");
    assert_eq!(actions(&table), left("1", "1"));
    let mut gone = two("seat 1; hand fire sun; seat 2; b fire");
    gone.decide("play fire 2b");
    assert_eq!(actions(&gone), left("1", "0"));
}

#[test]
fn kr20_an_extra_action_may_be_given_up_once_only_extra_ones_are_left() {
    let mut table = three("seat 1; hand fire sun; seat 2; c fire; d vase");
    table.decide("play fire 2c");
    assert_eq!(
        table.refusal("pass"),
        "KR20: you may pass only when you have nothing but extra actions left, or with an empty hand; choose an action",
        "a regular action is left"
    );
    table.decide("draw").decide("pass");
    assert_eq!(story(&table), ["1 passes", "2 begins in round 2 with 2"]);
}

#[test]
fn kr20_each_extra_action_is_given_up_by_itself() {
    let mut table = three("actions 0; extra 2; vases 2 3; seat 1; hand sun");
    table.decide("pass");
    assert_eq!((table.decider(), actions(&table)), (Some(1), left("0", "1")));
    table.decide("pass");
    assert_eq!(table.decider(), Some(2));
}
