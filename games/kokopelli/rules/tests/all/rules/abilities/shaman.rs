//! Shaman (K42).

use crate::rules::{points, scores, three};

#[test]
fn k42_one_of_your_ceremonies_finished_by_another_scores_1_on_top_of_the_owners_point() {
    let mut table = three("seat 1; hand fire sun; seat 2; a shaman; c fire fire fire");
    table.decide("play fire 2c");
    assert_eq!(
        scores(&table),
        ["1 scores 4 for finishing Fire", "2 scores 1 as the owner of Fire", "2 scores 1 by Shaman"]
    );
}

#[test]
fn k42_finished_by_yourself_it_scores_too() {
    let mut table = three("seat 1; hand fire sun; a shaman; b fire fire kokopelli");
    table.decide("play fire 1b");
    assert_eq!(scores(&table), ["1 scores 4 for finishing Fire", "1 scores 1 by Shaman"]);
}

#[test]
fn k42_the_shaman_itself_is_included() {
    let mut table = three("seat 1; hand shaman sun; seat 2; c shaman shaman shaman");
    table.decide("play shaman 2c");
    assert_eq!(points(&table), [4, 2, 0]);
}

#[test]
fn k42_what_you_finish_elsewhere_does_not_count() {
    let mut table = three("seat 1; hand fire sun; a shaman; seat 2; c fire fire fire");
    table.decide("play fire 2c");
    assert_eq!(points(&table), [4, 1, 0]);
}
