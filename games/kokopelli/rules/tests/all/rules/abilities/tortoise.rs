//! Tortoise (K37).

use crate::rules::{points, scores, three};

#[test]
fn k37_finishing_a_ceremony_scores_1_at_home_and_abroad() {
    let mut home = three("seat 1; hand fire sun; a tortoise; b fire fire kokopelli");
    home.decide("play fire 1b");
    assert_eq!(scores(&home), ["1 scores 4 for finishing Fire", "1 scores 1 by Tortoise"]);
    let mut abroad = three("seat 1; hand fire sun; a tortoise; seat 2; c fire fire fire");
    abroad.decide("play fire 2c");
    assert_eq!(
        scores(&abroad),
        ["1 scores 4 for finishing Fire", "1 scores 1 by Tortoise", "2 scores 1 as the owner of Fire"]
    );
}

#[test]
fn k37_the_tortoise_itself_is_included() {
    let mut table = three("seat 1; hand tortoise sun; a tortoise tortoise kokopelli");
    table.decide("play tortoise 1a");
    assert_eq!(scores(&table), ["1 scores 4 for finishing Tortoise", "1 scores 1 by Tortoise"]);
}

#[test]
fn k37_it_scores_for_who_finishes_not_for_whose_ceremony_it_is() {
    let mut table = three("seat 1; hand tortoise sun; seat 2; c tortoise tortoise tortoise");
    table.decide("play tortoise 2c");
    assert_eq!(points(&table), [4, 1, 0], "only the owner's point");
}

#[test]
fn k37_extending_and_cancelling_score_nothing() {
    let mut table = three("seat 1; hand fire sun; a tortoise; b fire");
    table.decide("play fire 1b").decide("cancel 1b");
    assert_eq!(points(&table), [0, 0, 0]);
}
