//! Snake Dance (K43, KR8).

use crate::rules::{hand, on, points, question, scores, spaces, story, three, two};

#[test]
fn k43_your_kokopelli_counts_as_two_when_you_play_it() {
    let mut table = three("seat 1; hand kokopelli sun; a snake-dance; b paw paw");
    table.decide("play kokopelli 1b");
    assert_eq!(
        story(&table),
        [
            "1 plays kokopelli on Paw on 1b as two",
            "1 finishes Paw on 1b: Four",
            "1 scores 4 for finishing Paw",
            "Paw leaves 1b",
        ]
    );
}

#[test]
fn k43_other_cards_and_other_players_kokopelli_count_once() {
    let mut card = three("seat 1; hand paw sun; a snake-dance; b paw paw");
    card.decide("play paw 1b");
    assert_eq!(on(&card, "1b"), "paw paw paw");
    let mut other = three("seat 1; hand kokopelli sun; seat 2; a snake-dance; c paw paw");
    other.decide("play kokopelli 2c");
    assert_eq!(on(&other, "2c"), "paw paw kokopelli@1");
}

#[test]
fn kr8_it_is_one_card_from_then_on() {
    let mut table = three("seat 1; hand kokopelli paw sun; a snake-dance; b paw");
    table.decide("play kokopelli 1b");
    assert_eq!((on(&table, "1b"), scores(&table).len()), ("paw kokopelli".to_owned(), 0));
    table.decide("play paw 1b");
    assert_eq!(on(&table, "1b"), "paw kokopelli paw", "three cards, not four");
}

#[test]
fn kr8_three_cards_are_finished_too() {
    let mut table = three("seat 1; hand kokopelli sun; a snake-dance; b paw paw paw");
    table.decide("play kokopelli 1b");
    assert_eq!(points(&table), [4, 0, 0]);
}

#[test]
fn kr8_a_single_card_is_finished_where_drummer_lies() {
    let mut table = three("seat 1; hand kokopelli sun; a snake-dance; seat 2; a drummer; c paw");
    table.decide("play kokopelli 2c");
    assert_eq!(scores(&table), ["1 scores 4 for finishing Paw", "2 scores 1 as the owner of Paw"]);
}

#[test]
fn kr8_paw_lizard_and_mother_of_heaven_count_twice_the_rest_once() {
    let mut table =
        two("seat 1; hand kokopelli sun; pile fire birth *; a snake-dance; b paw; c lizard; d tortoise
         seat 2; a hunter hunter; b mother-of-heaven; c vase; d shaman");
    table.decide("play kokopelli 2a");
    assert_eq!(
        story(&table),
        [
            "1 plays kokopelli on Hunter on 2a as two",
            "1 scores 2 by Paw",
            "2 scores 2 by Mother of Heaven",
            "1 gets an extra action from 2",
            "1 finishes Hunter on 2a: Four",
            "1 scores 4 for finishing Hunter",
            "1 scores 1 by Tortoise",
            "2 scores 1 as the owner of Hunter",
            "2 scores 1 by Shaman",
            "Hunter leaves 2a",
            "1 draws fire by Lizard",
            "1 draws birth by Lizard",
        ]
    );
    assert_eq!(hand(&table, 1), "sun birth fire");
}

#[test]
fn kr8_it_never_fills_both_places_of_warrior() {
    let position = "seat 1; hand kokopelli kokopelli sun; a snake-dance; b warrior; c paw";
    let mut table = three(position);
    table.decide("play kokopelli 1c");
    assert_eq!(question(&table), "more 1c elsewhere", "a second card may still follow");
    assert_eq!(spaces(&table, "play kokopelli"), "1a 1b");
}
