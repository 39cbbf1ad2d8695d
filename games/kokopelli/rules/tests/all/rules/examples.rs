//! The examples that the rulebooks describe, one test each.

use super::{actions, decide_all, discard, four, on, points, said, scores, spaces, story, three, two};

#[test]
fn k15_green_looks_for_another_hunter_before_opening_one() {
    let free = "seat 1; hand hunter sun; a paw; c drummer";
    assert_eq!(spaces(&four(free), "open hunter"), "1b 1d");
    let beside = four(&format!("{free}; seat 4; b hunter"));
    assert_eq!(beside.refusal("open hunter 1b"), "K15: Hunter is already in your play area, on 4b");
    let out_of_the_way = four(&format!("{free}; seat 3; b hunter; seat 4; c hunter"));
    assert_eq!(spaces(&out_of_the_way, "open hunter"), "1b 1d");
}

#[test]
fn k18_blue_extends_its_own_tortoise_or_a_neighbours_spider_woman() {
    let table = four(
        "seat 1; hand tortoise spider-woman paw; a tortoise
         seat 2; d spider-woman; seat 4; a spider-woman",
    );
    assert_eq!(table.legal("play"), ["play spider-woman 2d", "play spider-woman 4a", "play tortoise 1a"]);
}

#[test]
fn k20_paw_is_worth_four_then_three_and_a_game_end_tile() {
    let mut table = two("seat 1; hand paw kokopelli sun; a paw paw@2 paw@2
         seat 2; a paw paw@1 kokopelli");
    table.decide("play paw 1a");
    assert_eq!(
        (scores(&table)[0].as_str(), said(&table, 0, "tokens")),
        ("1 scores 4 for finishing Paw", "paw:3".into())
    );
    table.decide("play kokopelli 2a");
    assert_eq!(
        story(&table)[1..4],
        ["1 finishes Paw on 2a: Three", "1 scores 3 for finishing Paw", "a Game End tile on Paw, 9 left"]
    );
}

#[test]
fn k21_yellow_scores_1_when_green_finishes_her_ceremony() {
    let mut table = four("seat 1; hand drummer sun; seat 2; d drummer drummer");
    table.decide("play drummer 2d");
    assert_eq!(points(&table), [4, 1, 0, 0]);
    assert_eq!(discard(&table, 2), "drummer@1 drummer drummer");
}

#[test]
fn k9_green_plays_on_all_but_the_ceremony_below_the_other_pile() {
    let table = two("seat 1; hand kokopelli paw; a sun; b fire; c vase; d hunter; e drummer
         seat 2; a shaman; b tortoise; c paw; d lizard; e birth");
    assert_eq!(spaces(&table, "play kokopelli"), "1a 1b 1c 1d 1e 2a 2b 2c 2d");
    assert_eq!(table.refusal("play kokopelli 2e"), "K9: 2e is not in your play area");
}

#[test]
fn k28_k34_green_scores_a_point_for_each_of_two_cards_with_chieftain_and_paw() {
    let mut table = four("seat 1; hand hunter kokopelli sun; a chieftain; b paw; seat 2; c hunter");
    decide_all(&mut table, &["play hunter 2c", "play kokopelli 2c"]);
    assert_eq!(
        (points(&table), on(&table, "2c")),
        (vec![2, 0, 0, 0], "hunter hunter@1 kokopelli@1".to_owned())
    );
    assert_eq!(actions(&table).0, "1", "one action");
}

#[test]
fn k38_blue_gets_one_extra_action_from_red_and_not_a_second() {
    let mut table = four("seat 1; hand tortoise vase sun; seat 2; c tortoise; d vase");
    table.decide("play tortoise 2c");
    assert_eq!(story(&table)[1..], ["1 gets an extra action from 2"]);
    table.decide("play vase 2d");
    assert_eq!(story(&table), ["1 plays vase on Vase on 2d"]);
    assert_eq!(actions(&table), ("0".to_owned(), "1".to_owned()));
}

#[test]
fn k39_red_opens_shaman_below_the_pile_as_a_fifth_ceremony() {
    let mut table = four("seat 1; hand shaman paw; a sun; b fire; c vase; d hunter");
    table.decide("open shaman 1e");
    assert_eq!(story(&table), ["1 opens Shaman on 1e"]);
}

#[test]
fn k41_blue_finishes_yellows_birth_with_the_third_card() {
    let mut table = four("seat 1; hand birth sun; seat 2; a drummer; c birth kokopelli@3");
    table.decide("play birth 2c");
    assert_eq!(scores(&table), ["1 scores 4 for finishing Birth", "2 scores 1 as the owner of Birth"]);
}

#[test]
fn k42_green_scores_2_with_shaman_when_yellow_finishes_her_spider_woman() {
    let position =
        "turn 2; seat 1; a spider-woman spider-woman@2 kokopelli; c shaman; seat 2; hand spider-woman sun";
    let mut table = three(position);
    table.decide("play spider-woman 1a");
    assert_eq!(
        scores(&table),
        [
            "2 scores 4 for finishing Spider Woman",
            "1 scores 1 as the owner of Spider Woman",
            "1 scores 1 by Shaman"
        ]
    );
    assert_eq!(points(&table), [2, 4, 0]);
}

#[test]
fn k40_k43_green_scores_2_for_a_kokopelli_with_snake_dance_and_mother_of_heaven() {
    let mut table = four("seat 1; hand kokopelli sun; a snake-dance; b mother-of-heaven; c paw");
    table.decide("play kokopelli 1c");
    assert_eq!(scores(&table), ["1 scores 2 by Mother of Heaven"]);
}
