//! Hunter (K31).

use crate::rules::{actions, hand, story, three};

#[test]
fn k31_the_draw_action_draws_one_more() {
    let mut table = three("seat 1; hand sun; pile paw fire vase *; a hunter");
    table.decide("draw");
    assert_eq!(story(&table), ["1 draws paw", "1 draws fire"]);
    assert_eq!(actions(&table).0, "1");
}

#[test]
fn k31_it_does_nothing_for_the_bonus_or_an_exchange() {
    let mut bonus = three("seat 1; hand kokopelli; pile paw fire vase birth *; a hunter");
    bonus.decide("play kokopelli 1a");
    assert_eq!(hand(&bonus, 1), "paw fire vase");
    let mut exchange = three("seat 1; hand sun; pile paw fire *; a hunter");
    exchange.decide("exchange").decide("under sun");
    assert_eq!(hand(&exchange, 1), "paw");
}

#[test]
fn k31_kr3_the_last_card_of_the_pile_comes_alone() {
    let mut table = three("seat 1; hand sun; pile paw; a hunter");
    table.decide("draw");
    assert_eq!(story(&table), ["1 draws paw", "the game will end: pile"]);
}

#[test]
fn k31_kr20_the_second_card_is_not_optional() {
    let mut table = three("seat 1; hand sun sun sun fire fire; a hunter");
    table.decide("draw").decide("draw");
    assert_eq!(hand(&table, 1).split(' ').count(), 9);
    assert_eq!(
        table.refusal("draw"),
        "K12: you hold more than five cards; first put 4 more cards under your draw pile"
    );
}
