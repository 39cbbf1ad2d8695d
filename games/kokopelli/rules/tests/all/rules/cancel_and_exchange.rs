//! Cancelling (K22), exchanging (K23), and the options with empty hands and piles (KR4, KR5).

use super::{
    actions, decide_all, discard, hand, on, pile, points, question, said, scores, story, three, two,
};

#[test]
fn k22_cancelling_puts_the_whole_ceremony_on_the_own_discard_pile() {
    let mut table = three("seat 1; a paw kokopelli@2 paw@3; b sun; discard hunter");
    table.decide("cancel 1a");
    assert_eq!(story(&table), ["1 cancels Paw on 1a", "Paw leaves 1a"]);
    assert_eq!((on(&table, "1a"), on(&table, "1b")), (String::new(), "sun".to_owned()));
    assert_eq!(discard(&table, 1), "paw hunter kokopelli@2 paw@3");
    assert_eq!(discard(&table, 2), "");
    assert_eq!(points(&table), [0, 0, 0]);
}

#[test]
fn k22_only_ones_own_ceremonies_can_be_cancelled() {
    let table = three("seat 1; a paw; seat 2; c sun; d hunter");
    assert_eq!(table.legal("cancel"), ["cancel 1a"]);
    assert_eq!(table.refusal("cancel 2c"), "K22: 2c is not in your village");
}

#[test]
fn k22_there_must_be_something_to_cancel() {
    assert_eq!(three("seat 1; a paw").refusal("cancel 1b"), "K22: there is no ceremony on 1b");
}

#[test]
fn k22_what_lies_below_the_pile_can_be_cancelled_too() {
    let mut for_three = three("seat 1; e paw");
    for_three.decide("cancel 1e");
    assert_eq!(discard(&for_three, 1), "paw");
    let mut for_two = two("seat 1; e paw; f sun");
    for_two.decide("cancel 1f").decide("cancel 1e");
    assert_eq!(discard(&for_two, 1), "sun paw");
}

#[test]
fn k23_the_whole_hand_goes_under_the_pile_in_the_order_of_ones_choice_then_as_many_are_drawn() {
    let mut table = three("seat 1; hand paw paw sun; pile fire vase birth lizard *");
    let told = decide_all(&mut table, &["exchange", "under paw", "under sun", "under paw"]);
    assert_eq!(
        told,
        [
            "1 exchanges 3",
            "1 puts paw under the pile",
            "1 puts sun under the pile",
            "1 puts paw under the pile",
            "1 draws fire in exchange",
            "1 draws vase in exchange",
            "1 draws birth in exchange",
        ]
    );
    assert_eq!(hand(&table, 1), "birth fire vase");
    assert!(pile(&table, 1).starts_with("lizard "));
    assert!(pile(&table, 1).ends_with(" paw sun paw"));
    assert_eq!(said(&table, 1, "known"), "3");
    assert_eq!(actions(&table).0, "1", "it was one action");
}

#[test]
fn k23_a_short_pile_gives_back_what_was_put_under_it() {
    let mut table = three("seat 1; hand paw sun vase; pile fire");
    decide_all(&mut table, &["exchange", "under vase", "under sun", "under paw"]);
    assert_eq!((hand(&table, 1), pile(&table, 1)), ("sun fire vase".to_owned(), "paw".to_owned()));
}

#[test]
fn k23_an_exchange_goes_on_until_the_hand_is_gone() {
    let mut table = three("seat 1; hand paw sun; a hunter");
    table.decide("exchange");
    let sentence = "K23: you are exchanging your hand; first put 2 more cards under your draw pile";
    for decision in ["draw", "exchange", "done", "pass", "cancel 1a", "open paw 1b", "play sun 1a"] {
        assert_eq!(table.refusal(decision), sentence);
    }
    assert_eq!(table.refusal("under vase"), "K23: you have no Vase in your hand");
    table.decide("under paw");
    assert_eq!(
        table.refusal("draw"),
        "K23: you are exchanging your hand; first put 1 more card under your draw pile"
    );
    assert_eq!(question(&table), "exchange 2");
}

#[test]
fn kr4_nobody_draws_from_an_empty_pile() {
    let table = three("seat 1; hand paw; pile");
    assert_eq!(table.refusal("draw"), "KR4: your draw pile is empty");
    assert!(three("seat 1; hand paw; pile sun").allows("draw"));
}

#[test]
fn kr4_nobody_exchanges_an_empty_hand() {
    let table = three("seat 1; hand; pile");
    assert_eq!(table.refusal("exchange"), "KR4: your hand is empty");
    assert!(three("seat 1; hand paw; pile").allows("exchange"));
}

#[test]
fn kr4_with_an_empty_hand_one_may_pass_or_cancel() {
    let mut table = three("seat 1; hand; pile; a paw");
    assert!(table.allows("cancel 1a"));
    table.decide("pass");
    assert_eq!(story(&table), ["1 passes"]);
    assert_eq!(actions(&table).0, "1", "each action is passed by itself");
    table.decide("pass");
    assert_eq!(table.decider(), Some(2));
}

#[test]
fn kr4_kr20_with_a_card_in_hand_nobody_passes() {
    let sentence = "KR20: you may pass only when you have nothing but extra actions left, or with an empty hand; choose an action";
    assert_eq!(three("seat 1; hand paw; pile").refusal("pass"), sentence);
    assert_eq!(three("seat 1; hand paw; pile sun").refusal("pass"), sentence);
}

#[test]
fn kr5_an_exchange_pays_no_bonus_and_ends_nothing() {
    let mut table = three("seat 1; hand paw sun vase; pile fire");
    decide_all(&mut table, &["exchange", "under vase", "under sun"]);
    table.decide("under paw");
    assert_eq!(
        story(&table),
        [
            "1 puts paw under the pile",
            "1 draws fire in exchange",
            "1 draws vase in exchange",
            "1 draws sun in exchange"
        ]
    );
    assert_eq!((scores(&table).len(), said(&table, 0, "end")), (0, String::new()));
}

#[test]
fn kr5_a_pile_that_ran_out_ends_the_game_even_if_cards_come_back() {
    let mut table = two("turn 2; actions 1; seat 2; hand paw paw paw sun sun; pile fire");
    table.decide("draw");
    assert_eq!(story(&table), ["2 draws fire", "the game will end: pile"]);
    table.decide("under fire");
    assert_eq!(pile(&table, 2), "fire");
    assert_eq!(table.decider(), None);
    assert!(story(&table).contains(&"the game is over: pile".to_owned()));
}
