//! Playing a card on an open ceremony (K18, K19, KR15).

use super::{hand, on, spaces, story, three};

#[test]
fn k18_a_matching_card_goes_on_an_open_ceremony() {
    let mut table = three("seat 1; hand fire sun; a hunter; b fire; seat 2; c fire; seat 3; d fire");
    assert_eq!(spaces(&table, "play fire"), "1b 2c");
    table.decide("play fire 2c");
    assert_eq!(story(&table), ["1 plays fire on Fire on 2c"]);
    assert_eq!((on(&table, "2c"), hand(&table, 1)), ("fire fire@1".to_owned(), "sun".to_owned()));
}

#[test]
fn k18_a_kokopelli_matches_every_ceremony() {
    let table = three("seat 1; hand kokopelli sun; a hunter; b paw; seat 2; c drummer; seat 3; b fire");
    assert_eq!(spaces(&table, "play kokopelli"), "1a 1b 2c 3b");
}

#[test]
fn k18_another_card_does_not_match() {
    let table = three("seat 1; hand paw sun; a hunter kokopelli");
    assert_eq!(table.refusal("play paw 1a"), "K18: Paw does not match Hunter on 1a");
}

#[test]
fn k18_a_card_needs_an_open_ceremony() {
    let table = three("seat 1; hand paw kokopelli");
    assert_eq!(table.refusal("play paw 1a"), "K18: there is no ceremony on 1a");
    assert_eq!(table.refusal("play kokopelli 2c"), "K18: there is no ceremony on 2c");
}

#[test]
fn k18_only_a_card_of_the_hand_is_played() {
    let table = three("seat 1; hand sun hunter; a paw; pile paw *");
    assert_eq!(table.refusal("play paw 1a"), "K18: you have no Paw in your hand");
    assert_eq!(table.refusal("play kokopelli 1a"), "K18: you have no Kokopelli in your hand");
}

#[test]
fn k19_the_second_and_third_card_extend() {
    for (before, after) in [("paw", "paw kokopelli"), ("paw paw@2", "paw paw@2 kokopelli")] {
        let mut table = three(&format!("seat 1; hand kokopelli sun; a {before}"));
        table.decide("play kokopelli 1a");
        assert_eq!(story(&table), ["1 plays kokopelli on Paw on 1a"]);
        assert_eq!(on(&table, "1a"), after);
    }
}

#[test]
fn k19_the_fourth_card_finishes() {
    let mut table = three("seat 1; hand kokopelli sun; a paw paw@2 kokopelli@3");
    table.decide("play kokopelli 1a");
    assert!(story(&table).contains(&"1 finishes Paw on 1a: Four".to_owned()));
    assert_eq!(on(&table, "1a"), "");
}

#[test]
fn kr15_a_ceremony_that_lies_twice_in_a_play_area_may_be_played_on() {
    let table = three("seat 1; hand paw sun; a paw; seat 2; c paw; seat 3; a paw");
    assert_eq!(spaces(&table, "play paw"), "1a 2c 3a");
    assert_eq!(table.refusal("open paw 1b"), "K15: Paw is already in your play area, on 1a");
}

#[test]
fn kr15_a_neighbour_may_open_what_then_lies_twice_in_your_area() {
    // Seat 2's play area does not contain 3b; seat 1's contains both 3b and 2c.
    let mut table = three("turn 2; seat 2; hand paw sun; seat 3; b paw");
    table.decide("open paw 2c");
    let mut next = three("seat 1; hand paw sun; seat 2; c paw; seat 3; b paw");
    assert_eq!(spaces(&next, "play paw"), "2c 3b");
    next.decide("play paw 3b");
    assert_eq!(on(&next, "3b"), "paw paw@1");
}
