//! Fire (K32, KR14; E1 and E2 are in `editions`).

use crate::rules::{four, on, points, said, scores, spaces, story, three, two};

#[test]
fn k32_you_may_open_on_a_neighbours_board() {
    let mut table = three("seat 1; hand paw sun; a fire");
    table.decide("open paw 2c");
    assert_eq!(story(&table), ["1 opens Paw on 2c"]);
    assert_eq!(on(&table, "2c"), "paw@1");
}

#[test]
fn k32_only_while_fire_lies_in_your_own_village() {
    let table = three("seat 1; hand paw sun; seat 2; a fire");
    assert_eq!(table.refusal("open paw 2c"), "K15: 2c is not in your village, and you may open only there");
}

#[test]
fn k32_the_space_must_be_empty() {
    let table = three("seat 1; hand paw sun; a fire; seat 2; c hunter");
    assert_eq!(table.refusal("open paw 2c"), "K15: 2c already holds Hunter; open on an empty space");
}

#[test]
fn k32_never_opposite() {
    let table = four("fire-reach board; seat 1; hand paw sun; a fire");
    assert_eq!(spaces(&table, "open paw"), "1b 1c 1d 2a 2b 2c 2d 4a 4b 4c 4d");
    assert_eq!(
        table.refusal("open paw 3a"),
        "K32: 3a is in the village of a player who is not your neighbour"
    );
}

#[test]
fn k32_two_players_open_on_all_four_spaces_of_the_other() {
    let table = two("seat 1; hand paw sun; a fire");
    assert_eq!(spaces(&table, "open paw"), "1b 1c 1d 1e 2a 2b 2c 2d");
}

#[test]
fn k32_e2_for_two_what_lies_below_the_other_pile_counts_for_fire_only() {
    let table = two("seat 1; hand paw sun; a fire; seat 2; e paw");
    assert_eq!(spaces(&table, "open paw"), "1b 1c 1d 1e");
    assert_eq!(table.refusal("open paw 2a"), "E2: Paw is already in that neighbour’s play area, on 2e");
}

#[test]
fn kr14_the_owner_of_the_board_has_the_ability_the_cards_and_the_points() {
    let mut table = three("seat 1; hand hunter sun; a fire; seat 2; hand vase; pile paw birth *");
    table.decide("open hunter 2c").decide("draw");
    assert_eq!(said(&table, 1, "hand").split(' ').count(), 2, "the opener draws one card");
    table.decide("draw");
    assert_eq!(story(&table), ["2 draws paw", "2 draws birth"], "the owner has Hunter");

    let mut finishing = three("seat 1; hand hunter sun; a fire; seat 2; c hunter@1 hunter@1 hunter");
    finishing.decide("play hunter 2c");
    assert_eq!(points(&finishing), [4, 1, 0]);
    assert_eq!(said(&finishing, 2, "discard"), "hunter@1 hunter@1 hunter@1 hunter");
}

#[test]
fn kr14_only_the_owner_can_cancel_it() {
    let table = three("seat 1; a fire; seat 2; c hunter@1");
    assert_eq!(table.refusal("cancel 2c"), "K22: 2c is not in your village");
    assert!(three("turn 2; seat 2; c hunter@1").allows("cancel 2c"));
}

#[test]
fn kr14_never_below_another_pile() {
    for reach in ["near", "board"] {
        let position = format!("fire-reach {reach}; seat 1; hand paw hunter; a fire; seat 2; a sun");
        let sentence = "KR14: 2e is below another player’s draw pile; only they may open there";
        assert_eq!(three(&position).refusal("open paw 2e"), sentence);
        assert_eq!(two(&position).refusal("open paw 2e"), sentence);
        assert_eq!(
            two(&position).refusal("open paw 2f"),
            "KR14: 2f is below another player’s draw pile; only they may open there"
        );
    }
}

#[test]
fn k32_kr7_opening_abroad_with_the_last_card_pays_the_bonus() {
    let mut table = three("seat 1; hand paw; a fire");
    table.decide("open paw 3b");
    assert_eq!(scores(&table), ["1 scores 1 for an empty hand"]);
}
