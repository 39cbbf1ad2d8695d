//! Paw (K34).

use crate::rules::{points, scores, three};

#[test]
fn k34_playing_on_another_players_ceremony_scores_1() {
    let mut table = three("seat 1; hand fire sun; a paw; seat 2; c fire");
    table.decide("play fire 2c");
    assert_eq!(scores(&table), ["1 scores 1 by Paw"]);
}

#[test]
fn k34_playing_on_ones_own_scores_nothing() {
    let mut table = three("seat 1; hand fire sun; a paw; b fire@2");
    table.decide("play fire 1b");
    assert_eq!(points(&table), [0, 0, 0]);
}

#[test]
fn k34_it_helps_its_owner_only() {
    let mut table = three("seat 1; hand fire sun; seat 2; c fire; d paw");
    table.decide("play fire 2c");
    assert_eq!(points(&table), [0, 0, 0]);
}

#[test]
fn k34_the_finishing_card_scores_it_too() {
    let mut table = three("seat 1; hand paw sun; a paw; seat 2; c paw paw paw@1");
    table.decide("play paw 2c");
    assert_eq!(
        scores(&table),
        ["1 scores 1 by Paw", "1 scores 4 for finishing Paw", "2 scores 1 as the owner of Paw"]
    );
}
