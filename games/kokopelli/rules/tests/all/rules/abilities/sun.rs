//! Sun (K39, KR17; E3 is in `editions`).

use crate::rules::{on, scores, spaces, three, two};

#[test]
fn k39_sun_opens_a_fifth_space_below_the_pile() {
    let mut table = three("seat 1; hand paw hunter; a sun; b shaman; c vase; d birth");
    assert_eq!(spaces(&table, "open paw"), "1e");
    table.decide("open paw 1e");
    assert_eq!(on(&table, "1e"), "paw");
}

#[test]
fn k39_without_sun_the_space_is_not_there() {
    let table = three("seat 1; hand paw hunter; seat 2; a sun");
    assert_eq!(table.refusal("open paw 1e"), "K39: you may open on 1e only while Sun is in your village");
}

#[test]
fn k39_with_two_players_it_is_a_sixth() {
    let table = two("seat 1; hand paw hunter; a sun; b shaman");
    assert_eq!(spaces(&table, "open paw"), "1c 1d 1e 1f");
    let without = two("seat 1; hand paw hunter; b shaman");
    assert_eq!(without.refusal("open paw 1f"), "K39: you may open on 1f only while Sun is in your village");
}

#[test]
fn k39_what_lies_there_stays_when_sun_has_gone() {
    let mut table = three("seat 1; hand hunter fire; a sun; e hunter hunter kokopelli");
    table.decide("cancel 1a");
    assert_eq!(on(&table, "1e"), "hunter hunter kokopelli");
    table.decide("play hunter 1e");
    assert_eq!(scores(&table), ["1 scores 4 for finishing Hunter"]);
}

#[test]
fn k39_k16_what_lies_there_has_its_ability() {
    let mut table = three("seat 1; hand fire vase; b fire fire kokopelli; e tortoise");
    table.decide("play fire 1b");
    assert_eq!(scores(&table), ["1 scores 4 for finishing Fire", "1 scores 1 by Tortoise"]);
}

#[test]
fn kr17_the_space_may_be_used_before_the_others_are_full() {
    assert_eq!(spaces(&three("seat 1; hand paw hunter; a sun"), "open paw"), "1b 1c 1d 1e");
}

#[test]
fn kr17_only_while_sun_lies_there() {
    let mut table = three("seat 1; hand paw hunter; a sun");
    table.decide("cancel 1a");
    assert_eq!(spaces(&table, "open paw"), "1a 1b 1c 1d");
}

#[test]
fn kr17_without_sun_two_players_open_only_one_ceremony_below_the_pile() {
    let table = two("seat 1; hand paw hunter; f shaman");
    assert_eq!(spaces(&table, "open paw"), "1a 1b 1c 1d");
    assert_eq!(
        table.refusal("open paw 1e"),
        "KR17: without Sun, only one ceremony may be opened below your draw pile, and 1f already holds one"
    );
    assert_eq!(spaces(&two("seat 1; hand paw hunter; a sun; f shaman"), "open paw"), "1b 1c 1d 1e");
    assert_eq!(
        two("seat 1; hand paw hunter; e shaman").refusal("open paw 1f"),
        "K39: you may open on 1f only while Sun is in your village"
    );
}

#[test]
fn kr17_with_two_players_sun_itself_may_be_opened_below_the_pile() {
    let mut table = two("seat 1; hand sun paw hunter");
    assert_eq!(spaces(&table, "open sun"), "1a 1b 1c 1d 1e");
    table.decide("open sun 1e");
    assert_eq!(spaces(&table, "open paw"), "1a 1b 1c 1d 1f");
}

#[test]
fn kr17_with_three_players_sun_needs_another_space_first() {
    let table = three("seat 1; hand sun paw");
    assert_eq!(table.refusal("open sun 1e"), "K39: you may open on 1e only while Sun is in your village");
}
