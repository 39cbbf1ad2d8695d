//! Opening a ceremony and its ability (K15-K17, KR13).

use super::{actions, hand, on, points, spaces, story, three, two};

#[test]
fn k15_a_ceremony_opens_on_an_empty_space_of_the_own_village() {
    let mut table = three("seat 1; hand paw sun; b hunter");
    assert_eq!(spaces(&table, "open paw"), "1a 1c 1d");
    table.decide("open paw 1c");
    assert_eq!(story(&table), ["1 opens Paw on 1c"]);
    assert_eq!((on(&table, "1c"), hand(&table, 1)), ("paw".to_owned(), "sun".to_owned()));
}

#[test]
fn k15_no_ceremony_opens_on_another_one() {
    let table = three("seat 1; hand paw sun; b hunter");
    assert_eq!(table.refusal("open paw 1b"), "K15: 1b already holds Hunter; open on an empty space");
}

#[test]
fn k15_no_ceremony_opens_in_another_village() {
    let table = three("seat 1; hand paw sun");
    for space in ["2a", "2c", "3a", "3e"] {
        let sentence = format!("K15: {space} is not in your village, and you may open only there");
        assert_eq!(table.refusal(&format!("open paw {space}")), sentence);
    }
}

#[test]
fn k15_a_kokopelli_opens_nothing() {
    let table = three("seat 1; hand kokopelli sun");
    assert_eq!(table.refusal("open kokopelli 1a"), "K15: a Kokopelli can’t open a ceremony");
}

#[test]
fn k15_only_a_card_of_the_hand_opens() {
    let table = three("seat 1; hand kokopelli sun; pile paw *");
    assert_eq!(table.refusal("open paw 1a"), "K15: you have no Paw in your hand");
}

#[test]
fn k15_the_same_ceremony_may_not_lie_in_your_play_area() {
    for space in ["1b", "2c", "2d", "3a", "3b"] {
        let (seat, letter) = space.split_at(1);
        let lies = format!("seat {seat}; {letter} paw");
        let hand = "hand paw sun";
        let position =
            if seat == "1" { format!("{lies}; {hand}") } else { format!("seat 1; {hand}\n{lies}") };
        let sentence = format!("K15: Paw is already in your play area, on {space}");
        assert_eq!(three(&position).refusal("open paw 1a"), sentence);
    }
}

#[test]
fn k15_the_same_ceremony_may_lie_outside_your_play_area() {
    let table = three("seat 1; hand paw sun; seat 2; a paw; seat 3; d paw");
    assert_eq!(spaces(&table, "open paw"), "1a 1b 1c 1d");
}

#[test]
fn k16_the_ability_belongs_to_the_village_at_once() {
    let mut table = three("seat 1; hand hunter sun");
    table.decide("open hunter 1a").decide("draw");
    assert_eq!(story(&table).iter().filter(|told| told.starts_with("1 draws")).count(), 2);
}

#[test]
fn k16_the_ability_goes_with_the_ceremony() {
    let mut table = three("seat 1; hand paw sun; a hunter");
    table.decide("cancel 1a").decide("draw");
    assert_eq!(story(&table).iter().filter(|told| told.starts_with("1 draws")).count(), 1);
}

#[test]
fn k16_whose_card_it_is_does_not_matter() {
    let mut table = three("seat 1; hand sun; pile fire vase *; a hunter@2");
    table.decide("draw");
    assert_eq!(hand(&table, 1), "sun fire vase");
    let mut other = three("turn 2; seat 1; a hunter@2; seat 2; hand sun; pile fire vase *");
    other.decide("draw");
    assert_eq!(hand(&other, 2), "sun fire");
}

#[test]
fn k17_an_ability_wins_against_a_basic_rule() {
    let cases = [
        (
            "hand paw sun",
            "open paw 2d",
            "K15: 2d is not in your village, and you may open only there",
            "fire",
        ),
        ("hand kokopelli sun", "play kokopelli 2a", "K8: 2a is not in your play area", "spider-woman"),
        ("hand paw vase", "open paw 1e", "K39: you may open on 1e only while Sun is in your village", "sun"),
    ];
    for (hand, decision, sentence, ability) in cases {
        let plain = three(&format!("seat 1; {hand}; a birth; seat 2; a hunter"));
        assert_eq!(plain.refusal(decision), sentence);
        let able = three(&format!("seat 1; {hand}; a {ability}; seat 2; a hunter"));
        assert!(able.allows(decision), "{decision} with {ability}");
    }
}

#[test]
fn kr13_opening_is_not_playing() {
    let position = "seat 1; hand sun hunter; a fire; b paw; c lizard; seat 2; a vase; b mother-of-heaven";
    let mut abroad = two(position);
    abroad.decide("open sun 2c");
    assert_eq!(story(&abroad), ["1 opens Sun on 2c"]);
    assert_eq!((points(&abroad), actions(&abroad)), (vec![0, 0], ("1".to_owned(), "0".to_owned())));

    let mut at_home = two("seat 1; hand sun hunter; a vase");
    at_home.decide("open sun 1b");
    assert_eq!(story(&at_home), ["1 opens Sun on 1b"]);
    assert_eq!(actions(&at_home).1, "0");
}
