//! Lizard (K35).

use crate::rules::{hand, story, three};

#[test]
fn k35_playing_on_another_players_ceremony_draws_a_card() {
    let mut table = three("seat 1; hand fire sun; pile paw *; a lizard; seat 2; c fire");
    table.decide("play fire 2c");
    assert_eq!(story(&table), ["1 plays fire on Fire on 2c", "1 draws paw by Lizard"]);
}

#[test]
fn k35_playing_on_ones_own_draws_nothing() {
    let mut table = three("seat 1; hand fire sun; pile paw *; a lizard; b fire");
    table.decide("play fire 1b");
    assert_eq!(hand(&table, 1), "sun");
}

#[test]
fn k35_it_helps_its_owner_only() {
    let mut table = three("seat 1; hand fire sun; pile paw *; seat 2; c fire; d lizard");
    table.decide("play fire 2c");
    assert_eq!(hand(&table, 1), "sun");
}

#[test]
fn k35_kr2_the_bonus_comes_before_lizards_card() {
    let mut table = three("seat 1; hand fire; pile paw birth vase sun *; a lizard; seat 2; c fire");
    table.decide("play fire 2c");
    assert_eq!(
        story(&table),
        [
            "1 plays fire on Fire on 2c",
            "1 scores 1 for an empty hand",
            "1 draws paw for an empty hand",
            "1 draws birth for an empty hand",
            "1 draws vase for an empty hand",
            "1 draws sun by Lizard",
        ]
    );
}

#[test]
fn k35_kr3_an_empty_pile_gives_no_card() {
    let mut table = three("seat 1; hand fire sun; pile; a lizard; seat 2; c fire");
    table.decide("play fire 2c");
    assert_eq!(story(&table), ["1 plays fire on Fire on 2c"]);
}

#[test]
fn k35_kr5_lizards_card_may_be_the_last_of_the_pile_and_ends_the_game() {
    let mut table = three("seat 1; hand fire sun; pile paw; a lizard; seat 2; c fire");
    table.decide("play fire 2c");
    assert_eq!(
        story(&table),
        ["1 plays fire on Fire on 2c", "1 draws paw by Lizard", "the game will end: pile"]
    );
}
