//! Drummer (K41, KR16).

use crate::rules::{on, scores, story, three};

#[test]
fn k41_your_ceremonies_are_finished_with_three_cards() {
    let mut table = three("seat 1; hand paw sun; a drummer; b paw paw");
    table.decide("play paw 1b");
    assert_eq!(scores(&table), ["1 scores 4 for finishing Paw"]);
    let mut without = three("seat 1; hand paw sun; a tortoise; b paw paw");
    without.decide("play paw 1b");
    assert_eq!(scores(&without).len(), 0);
}

#[test]
fn k41_it_is_about_your_ceremonies_whoever_plays() {
    let mut on_his = three("seat 1; hand paw sun; seat 2; a drummer; c paw paw");
    on_his.decide("play paw 2c");
    assert_eq!(scores(&on_his), ["1 scores 4 for finishing Paw", "2 scores 1 as the owner of Paw"]);
    let mut mine_elsewhere = three("seat 1; hand paw sun; a drummer; seat 2; c paw paw");
    mine_elsewhere.decide("play paw 2c");
    assert_eq!(on(&mine_elsewhere, "2c"), "paw paw paw@1", "my Drummer does nothing for his ceremonies");
}

#[test]
fn k41_three_cards_that_lie_there_are_not_finished_by_opening_drummer() {
    let mut table = three("seat 1; hand drummer paw sun; b paw paw kokopelli");
    table.decide("open drummer 1a");
    assert_eq!(story(&table), ["1 opens Drummer on 1a"]);
    assert_eq!(on(&table, "1b"), "paw paw kokopelli");
    table.decide("play paw 1b");
    assert_eq!(scores(&table), ["1 scores 4 for finishing Paw"]);
}

#[test]
fn kr16_without_drummer_four_cards_are_needed_again() {
    let mut table = three("seat 1; hand paw kokopelli; a drummer; b paw paw");
    table.decide("cancel 1a").decide("play paw 1b");
    assert_eq!(scores(&table).len(), 0);
    assert_eq!(on(&table, "1b"), "paw paw paw");
}

#[test]
fn kr16_drummer_finished_by_its_third_card_is_gone_for_the_next_one() {
    let mut table = three("seat 1; hand paw drummer sun; a drummer drummer; b paw paw");
    table.decide("play drummer 1a");
    assert_eq!(scores(&table), ["1 scores 4 for finishing Drummer"]);
    table.decide("play paw 1b");
    assert_eq!(on(&table, "1b"), "paw paw paw");
}
