//! Mother of Heaven (K40).

use crate::rules::{points, scores, three};

#[test]
fn k40_a_kokopelli_on_one_of_your_ceremonies_scores_1() {
    let mut table = three("seat 1; hand kokopelli sun; a mother-of-heaven; b fire");
    table.decide("play kokopelli 1b");
    assert_eq!(scores(&table), ["1 scores 1 by Mother of Heaven"]);
}

#[test]
fn k40_whoever_plays_it() {
    let mut table = three("seat 1; hand kokopelli sun; seat 2; a mother-of-heaven; c fire");
    table.decide("play kokopelli 2c");
    assert_eq!(scores(&table), ["2 scores 1 by Mother of Heaven"]);
}

#[test]
fn k40_also_on_mother_of_heaven_itself() {
    let mut table = three("seat 1; hand kokopelli sun; a mother-of-heaven");
    table.decide("play kokopelli 1a");
    assert_eq!(scores(&table), ["1 scores 1 by Mother of Heaven"]);
}

#[test]
fn k40_other_cards_and_other_villages_score_nothing() {
    let mut card = three("seat 1; hand fire sun; a mother-of-heaven; b fire");
    card.decide("play fire 1b");
    assert_eq!(points(&card), [0, 0, 0]);
    let mut village = three("seat 1; hand kokopelli sun; a mother-of-heaven; seat 2; c fire");
    village.decide("play kokopelli 2c");
    assert_eq!(points(&village), [0, 0, 0]);
}

#[test]
fn k40_kr1_the_kokopelli_that_finishes_mother_of_heaven_still_scores() {
    let position = "seat 1; hand kokopelli sun; seat 2; c mother-of-heaven mother-of-heaven kokopelli";
    let mut table = three(position);
    table.decide("play kokopelli 2c");
    assert_eq!(
        scores(&table),
        [
            "2 scores 1 by Mother of Heaven",
            "1 scores 4 for finishing Mother of Heaven",
            "2 scores 1 as the owner of Mother of Heaven"
        ]
    );
}
