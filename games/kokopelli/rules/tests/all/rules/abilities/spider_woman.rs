//! Spider Woman (K33, KR22).

use crate::rules::{four, spaces, three, two};

#[test]
fn k33_you_may_play_on_all_four_spaces_of_both_neighbours() {
    let table = four(
        "seat 1; hand kokopelli sun; a spider-woman
         seat 2; a paw; b fire; c hunter; d vase
         seat 3; a paw; b fire; c hunter; d vase
         seat 4; a paw; b fire; c hunter; d vase",
    );
    assert_eq!(spaces(&table, "play kokopelli"), "1a 2a 2b 2c 2d 4a 4b 4c 4d");
    assert_eq!(table.refusal("play kokopelli 3a"), "K8: 3a is not in your play area");
}

#[test]
fn k33_two_players_reach_all_five_or_six() {
    let table = two("seat 1; hand kokopelli sun; e spider-woman
         seat 2; a paw; b fire; c hunter; d vase; e birth; f lizard");
    assert_eq!(spaces(&table, "play kokopelli"), "1e 2a 2b 2c 2d 2e 2f");
}

#[test]
fn k33_opening_goes_by_the_normal_play_area() {
    let far = three("seat 1; hand paw sun; a spider-woman; seat 2; a paw");
    assert_eq!(spaces(&far, "open paw"), "1b 1c 1d", "what only she reaches does not hinder");
    assert_eq!(far.refusal("open paw 2c"), "K15: 2c is not in your village, and you may open only there");
    let below = two("seat 1; hand paw sun; a spider-woman; seat 2; e paw");
    assert!(below.allows("open paw 1b"));
}

#[test]
fn k33_fire_reaches_no_further_with_her() {
    let table = three("fire-reach near; seat 1; hand paw sun; a spider-woman; b fire");
    assert_eq!(spaces(&table, "open paw"), "1c 1d 2c 2d 3a 3b");
}

#[test]
fn kr22_below_a_neighbours_pile_she_reaches_what_is_shared_or_what_e6_adds() {
    let position = "seat 1; hand kokopelli sun; a spider-woman; seat 2; e paw; seat 3; e fire";
    let shared = three(&format!("sun-shared true; {position}"));
    assert_eq!(spaces(&shared, "play kokopelli"), "1a 2e 3e");
    let hers = three(&format!("edition polish; {position}"));
    assert_eq!(spaces(&hers, "play kokopelli"), "1a 2e 3e");
    let owned = three(&format!("sun-shared false; {position}"));
    assert_eq!(spaces(&owned, "play kokopelli"), "1a");
    assert_eq!(
        owned.refusal("play kokopelli 2e"),
        "E3: 2e is below a draw pile, and at this table only in its owner’s play area"
    );
}
