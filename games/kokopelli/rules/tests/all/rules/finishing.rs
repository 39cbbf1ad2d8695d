//! Finishing a ceremony (K20, K21), the effects of one card in order (KR1, KR2), the tiles (KR18).

use super::{discard, on, points, said, scores, story, three, two};

const FOUR_CARDS: &str = "seat 1; hand paw sun; a paw kokopelli@2 paw@3";

#[test]
fn k20_the_first_finisher_takes_the_four() {
    let mut table = three(FOUR_CARDS);
    table.decide("play paw 1a");
    assert_eq!(
        story(&table),
        [
            "1 plays paw on Paw on 1a",
            "1 finishes Paw on 1a: Four",
            "1 scores 4 for finishing Paw",
            "Paw leaves 1a"
        ]
    );
    assert_eq!((said(&table, 0, "tokens"), said(&table, 0, "end-tiles")), ("paw:3".into(), "9".into()));
}

#[test]
fn k20_the_second_finisher_takes_the_three_and_places_a_game_end_tile() {
    let mut table = three(&format!("tokens paw:3\n{FOUR_CARDS}"));
    table.decide("play paw 1a");
    assert_eq!(
        story(&table),
        [
            "1 plays paw on Paw on 1a",
            "1 finishes Paw on 1a: Three",
            "1 scores 3 for finishing Paw",
            "a Game End tile on Paw, 8 left",
            "Paw leaves 1a"
        ]
    );
    assert_eq!((said(&table, 0, "tokens"), said(&table, 0, "end-tiles")), ("paw:0".into(), "8".into()));
}

#[test]
fn k20_later_finishers_take_one_point() {
    let mut table = three(&format!("tokens paw:0\n{FOUR_CARDS}"));
    table.decide("play paw 1a");
    assert_eq!(
        story(&table),
        [
            "1 plays paw on Paw on 1a",
            "1 finishes Paw on 1a: None",
            "1 scores 1 for finishing Paw",
            "Paw leaves 1a"
        ]
    );
    assert_eq!((said(&table, 0, "tokens"), said(&table, 0, "end-tiles")), ("paw:0".into(), "8".into()));
}

#[test]
fn k20_the_token_goes_to_whoever_plays_the_last_card() {
    let mut table = three("seat 1; hand sun hunter; seat 2; c sun@1 sun sun; seat 3; points 7");
    table.decide("play sun 2c");
    assert_eq!(points(&table), [4, 1, 7]);
}

#[test]
fn k21_the_owner_of_the_village_discards_the_cards_and_scores_1() {
    let mut table = three("seat 1; hand sun hunter; seat 2; c sun kokopelli@3 sun@1");
    table.decide("play sun 2c");
    assert_eq!(
        scores(&table),
        ["1 scores 4 for finishing Sun", "2 scores 1 as the owner of Sun"],
        "in this order"
    );
    assert_eq!(on(&table, "2c"), "");
    assert_eq!(discard(&table, 2), "sun@1 sun@1 sun kokopelli@3");
    assert_eq!((discard(&table, 1), discard(&table, 3)), (String::new(), String::new()));
}

#[test]
fn k21_the_owner_scores_nothing_in_their_own_turn() {
    let mut table = three(FOUR_CARDS);
    table.decide("play paw 1a");
    assert_eq!(points(&table), [4, 0, 0]);
    assert_eq!(discard(&table, 1), "paw paw kokopelli@2 paw@3");
}

#[test]
fn kr1_the_last_card_still_has_what_it_finishes() {
    // Eagle Feather pays the big bonus for the card that finishes it.
    let mut feather = two("seat 1; hand kokopelli; a eagle-feather eagle-feather eagle-feather");
    feather.decide("play kokopelli 1a");
    assert_eq!(
        scores(&feather),
        ["1 scores 4 for finishing Eagle Feather", "1 scores 3 for an empty hand with Eagle Feather"]
    );
    // Vase gives the extra action for the card that finishes it.
    let mut vase = two("seat 1; hand kokopelli sun; seat 2; a vase vase vase");
    vase.decide("play kokopelli 2a");
    assert_eq!(said(&vase, 0, "extra"), "1");
    assert_eq!(on(&vase, "2a"), "");
    // Drummer is finished by its own third card.
    let mut drummer = two("seat 1; hand drummer sun; a drummer drummer");
    drummer.decide("play drummer 1a");
    assert_eq!(scores(&drummer), ["1 scores 4 for finishing Drummer"]);
    // Snake Dance counts twice for the Kokopelli that finishes it.
    let mut snake = two("seat 1; hand kokopelli sun; a snake-dance snake-dance");
    snake.decide("play kokopelli 1a");
    assert_eq!(scores(&snake), ["1 scores 4 for finishing Snake Dance"]);
}

#[test]
fn kr1_the_next_card_has_it_no_more() {
    let mut table =
        two("seat 1; hand kokopelli kokopelli; a eagle-feather eagle-feather eagle-feather; b sun");
    table.decide("play kokopelli 1a").decide("play kokopelli 1b");
    assert_eq!(scores(&table), ["1 scores 1 for an empty hand"]);
}

#[test]
fn kr2_one_card_does_everything_in_this_order() {
    let mut table = two("
        tokens hunter:3 paw:0 tortoise:0 lizard:0 mother-of-heaven:0 vase:0 shaman:0 sun:0 fire:0 birth:0
        seat 1; hand kokopelli; a paw; b tortoise; c lizard; pile sun fire birth vase *
        seat 2; a hunter hunter hunter; b mother-of-heaven; c vase; d shaman");
    table.decide("play kokopelli 2a");
    assert_eq!(
        story(&table),
        [
            "1 plays kokopelli on Hunter on 2a",
            "1 scores 1 by Paw",
            "2 scores 1 by Mother of Heaven",
            "1 gets an extra action from 2",
            "1 finishes Hunter on 2a: Three",
            "1 scores 3 for finishing Hunter",
            "a Game End tile on Hunter, 0 left",
            "the game will end: tiles",
            "1 scores 1 by Tortoise",
            "2 scores 1 as the owner of Hunter",
            "2 scores 1 by Shaman",
            "Hunter leaves 2a",
            "1 scores 1 for an empty hand",
            "1 draws sun for an empty hand",
            "1 draws fire for an empty hand",
            "1 draws birth for an empty hand",
            "1 draws vase by Lizard",
        ]
    );
    assert_eq!(points(&table), [6, 3]);
}

const ALL_TILES_PLACED: &str = "sun:0 paw:0 tortoise:0 lizard:0 vase:0 shaman:0 hunter:0 fire:0 birth:0";

#[test]
fn kr18_without_a_game_end_tile_none_is_placed() {
    let mut table =
        three(&format!("tokens {ALL_TILES_PLACED} drummer:3; seat 1; hand drummer sun; a drummer drummer"));
    assert_eq!(said(&table, 0, "end-tiles"), "0");
    table.decide("play drummer 1a");
    assert_eq!(
        story(&table),
        [
            "1 plays drummer on Drummer on 1a",
            "1 finishes Drummer on 1a: Three",
            "1 scores 3 for finishing Drummer",
            "Drummer leaves 1a",
        ]
    );
    assert_eq!(said(&table, 0, "end-tiles"), "0");
}

#[test]
fn kr18_whoever_finishes_it_later_takes_one_point() {
    let mut table =
        three(&format!("tokens {ALL_TILES_PLACED} drummer:0; seat 1; hand drummer sun; a drummer drummer"));
    table.decide("play drummer 1a");
    assert_eq!(scores(&table), ["1 scores 1 for finishing Drummer"]);
}
