//! Eagle Feather (K36, KR7).

use crate::rules::{actions, hand, scores, story, three};

#[test]
fn k36_the_empty_hand_pays_3_points_and_five_cards_instead() {
    let mut table = three("seat 1; hand kokopelli; pile sun sun fire vase birth paw *; a eagle-feather");
    table.decide("play kokopelli 1a");
    assert_eq!(scores(&table), ["1 scores 3 for an empty hand with Eagle Feather"]);
    assert_eq!(hand(&table, 1), "sun sun birth fire vase");
    assert_eq!(actions(&table).0, "1");
}

#[test]
fn k36_it_helps_its_owner_only() {
    let mut table = three("seat 1; hand kokopelli; pile sun sun fire vase *; a paw; seat 2; c eagle-feather");
    table.decide("play kokopelli 1a");
    assert_eq!(scores(&table), ["1 scores 1 for an empty hand"]);
    assert_eq!(hand(&table, 1), "sun sun fire");
}

#[test]
fn k36_kr7_opening_eagle_feather_with_the_last_card_pays_the_big_bonus() {
    let mut table = three("seat 1; hand eagle-feather; pile sun sun fire vase birth paw *");
    table.decide("open eagle-feather 1a");
    assert_eq!(
        story(&table),
        [
            "1 opens Eagle Feather on 1a",
            "1 scores 3 for an empty hand with Eagle Feather",
            "1 draws sun for an empty hand",
            "1 draws sun for an empty hand",
            "1 draws fire for an empty hand",
            "1 draws vase for an empty hand",
            "1 draws birth for an empty hand",
        ]
    );
}

#[test]
fn kr7_with_fire_it_is_the_neighbours_and_pays_me_the_small_bonus() {
    let mut table = three("seat 1; hand eagle-feather; a fire; pile sun sun vase birth *");
    table.decide("open eagle-feather 2c");
    assert_eq!(scores(&table), ["1 scores 1 for an empty hand"]);
    assert_eq!(hand(&table, 1), "sun sun vase");
}
