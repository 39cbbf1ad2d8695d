//! A turn: its actions, the hand limit, the empty hand (K10-K14, KR3, KR7).

use super::{
    FIVE_ACTIONS, actions, decide_all, hand, hand_size, pile, pile_size, points, question, said, scores,
    started, story, three, two,
};

fn one_left() -> (String, String) {
    ("1".to_owned(), "0".to_owned())
}

#[test]
fn k10_each_of_the_five_actions_is_one_of_two() {
    let position = "seat 1; hand paw kokopelli; a drummer";
    for deed in FIVE_ACTIONS {
        let mut table = two(position);
        decide_all(&mut table, deed);
        assert_eq!((table.decider(), actions(&table)), (Some(1), one_left()), "{deed:?}");
        table.decide("draw");
        assert_eq!(table.decider(), Some(2), "{deed:?}, then draw");
    }
}

#[test]
fn k10_the_same_action_twice_is_fine() {
    let twice: [(&str, [&str; 2]); 4] = [
        ("seat 1; hand paw", ["draw", "draw"]),
        ("seat 1; hand paw hunter sun", ["open paw 1a", "open hunter 1b"]),
        ("seat 1; hand kokopelli kokopelli sun; a paw", ["play kokopelli 1a", "play kokopelli 1a"]),
        ("seat 1; a paw; b sun", ["cancel 1a", "cancel 1b"]),
    ];
    for (position, deeds) in twice {
        let mut table = two(position);
        decide_all(&mut table, &deeds);
        assert_eq!(table.decider(), Some(2), "{deeds:?}");
    }
    let mut table = two("seat 1; hand paw; pile sun *");
    decide_all(&mut table, &["exchange", "under paw", "exchange", "under sun"]);
    assert_eq!(table.decider(), Some(2), "exchange");
}

#[test]
fn k10_an_action_must_be_chosen() {
    let table = two("seat 1; hand paw sun");
    assert_eq!(table.refusal("done"), "KR20: there is nothing to stop; choose an action");
    assert_eq!(
        table.refusal("under paw"),
        "K12: cards go under your draw pile only when you exchange, or when you hold more than five at the end of your turn"
    );
}

/// Returns the turns of two rounds in order, each with its number of actions.
fn first_turns(players: usize) -> Vec<String> {
    let mut table = started(players, &[]);
    let mut turns = vec![format!("1 begins in round 1 with {}", said(&table, 0, "actions"))];
    while said(&table, 0, "round") != "3" {
        let next = table.legal("under").first().cloned().unwrap_or_else(|| "draw".to_owned());
        turns.extend(story(table.decide(&next)).into_iter().filter(|told| told.contains("begins")));
    }
    turns.pop();
    turns
}

#[test]
fn k11_in_the_first_round_seats_1_and_2_have_one_action() {
    assert_eq!(
        first_turns(4),
        [
            "1 begins in round 1 with 1",
            "2 begins in round 1 with 1",
            "3 begins in round 1 with 2",
            "4 begins in round 1 with 2",
            "1 begins in round 2 with 2",
            "2 begins in round 2 with 2",
            "3 begins in round 2 with 2",
            "4 begins in round 2 with 2",
        ]
    );
    assert_eq!(
        first_turns(2),
        [
            "1 begins in round 1 with 1",
            "2 begins in round 1 with 1",
            "1 begins in round 2 with 2",
            "2 begins in round 2 with 2",
        ]
    );
}

#[test]
fn k12_the_surplus_goes_under_the_pile_in_the_order_of_ones_choice() {
    let position = "actions 1; seat 1; hand paw paw paw sun hunter kokopelli; pile fire vase *";
    let mut table = three(position);
    table.decide("draw");
    assert_eq!((table.decider(), question(&table)), (Some(1), "limit".to_owned()));
    assert_eq!(
        table.legal("under"),
        ["under fire", "under hunter", "under kokopelli", "under paw", "under sun"]
    );
    table.decide("under kokopelli").decide("under sun");
    assert_eq!(hand(&table, 1), "paw paw paw hunter fire");
    assert!(pile(&table, 1).ends_with(" kokopelli sun"), "{}", pile(&table, 1));
    assert_eq!(said(&table, 1, "known"), "2");
    assert_eq!(table.decider(), Some(2));
}

#[test]
fn k12_nothing_else_is_possible_above_five_cards() {
    let table = three("question limit; seat 1; hand paw paw paw sun hunter kokopelli vase");
    let sentence = "K12: you hold more than five cards; first put 2 more cards under your draw pile";
    for decision in ["draw", "open paw 1a", "exchange", "pass", "done", "cancel 1a", "play kokopelli 1a"] {
        assert_eq!(table.refusal(decision), sentence);
    }
    assert_eq!(table.refusal("under lizard"), "K12: you have no Lizard in your hand");
}

#[test]
fn k12_the_limit_is_looked_at_only_after_the_actions() {
    let mut table = three("seat 1; hand paw paw paw sun hunter");
    table.decide("draw");
    assert_eq!((hand_size(&table, 1), question(&table)), (6, "action".to_owned()));
    table.decide("open paw 1a");
    assert_eq!((hand_size(&table, 1), table.decider()), (5, Some(2)));
}

#[test]
fn k13_playing_the_last_card_scores_1_and_draws_three() {
    let mut table = three("seat 1; hand kokopelli; a paw; pile sun fire vase birth *");
    table.decide("play kokopelli 1a");
    assert_eq!(
        story(&table),
        [
            "1 plays kokopelli on Paw on 1a",
            "1 scores 1 for an empty hand",
            "1 draws sun for an empty hand",
            "1 draws fire for an empty hand",
            "1 draws vase for an empty hand",
        ]
    );
    assert_eq!(points(&table), [1, 0, 0]);
    assert_eq!(actions(&table), one_left(), "the bonus is no action");
}

#[test]
fn k13_kr7_opening_the_last_card_pays_the_bonus() {
    let mut table = three("seat 1; hand paw; pile sun fire vase *");
    table.decide("open paw 1a");
    assert_eq!(scores(&table), ["1 scores 1 for an empty hand"]);
    assert_eq!(hand(&table, 1), "sun fire vase");
    assert_eq!(actions(&table), one_left());
}

#[test]
fn k13_a_card_left_in_the_hand_pays_nothing() {
    let mut table = three("seat 1; hand kokopelli sun; a paw");
    table.decide("play kokopelli 1a");
    assert_eq!((points(&table), hand(&table, 1)), (vec![0, 0, 0], "sun".to_owned()));
}

#[test]
fn k13_the_bonus_is_paid_as_often_as_the_hand_is_emptied() {
    let mut table = three("seat 1; hand kokopelli; a paw; pile kokopelli");
    table.decide("play kokopelli 1a").decide("play kokopelli 1a");
    assert_eq!(points(&table), [2, 0, 0]);
}

#[test]
fn k14_drawing_takes_the_top_card_of_the_own_pile() {
    let mut table = three("turn 2; seat 2; hand paw; pile sun fire *");
    let before = pile_size(&table, 2);
    table.decide("draw");
    assert_eq!(story(&table), ["2 draws sun"]);
    assert_eq!(hand(&table, 2), "sun paw");
    assert!(pile(&table, 2).starts_with("fire "));
    assert_eq!(pile_size(&table, 2), before - 1);
}

#[test]
fn kr3_a_short_pile_gives_what_it_has_and_the_points_in_full() {
    let mut table = three("seat 1; hand kokopelli; a paw; pile sun fire");
    table.decide("play kokopelli 1a");
    assert_eq!(
        story(&table),
        [
            "1 plays kokopelli on Paw on 1a",
            "1 scores 1 for an empty hand",
            "1 draws sun for an empty hand",
            "1 draws fire for an empty hand",
            "the game will end: pile",
        ]
    );
    let mut feather = three("seat 1; hand kokopelli; a eagle-feather; pile sun");
    feather.decide("play kokopelli 1a");
    assert_eq!((points(&feather)[0], hand(&feather, 1)), (3, "sun".to_owned()));
}

#[test]
fn kr3_the_bonus_is_paid_once_and_not_while_the_hand_stays_empty() {
    let mut table = three("seat 1; hand kokopelli; a paw; b sun; pile");
    table.decide("play kokopelli 1a");
    assert_eq!(scores(&table), ["1 scores 1 for an empty hand"]);
    assert_eq!(hand(&table, 1), "");
    table.decide("cancel 1b");
    assert_eq!((scores(&table).len(), points(&table)[0]), (0, 1));
    assert_eq!(table.decider(), Some(2));
}
