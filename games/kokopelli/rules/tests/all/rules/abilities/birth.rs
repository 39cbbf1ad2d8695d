//! Birth (K30, KR11; E4 is in `editions`).

use crate::rules::{actions, decide_all, hand, on, question, spaces, story, three, two};

#[test]
fn k30_a_card_of_the_draw_action_may_at_once_be_played() {
    let mut table = three("seat 1; hand sun; pile paw *; a birth; b paw");
    table.decide("draw");
    assert_eq!(story(&table), ["1 draws paw", "1 may go on"]);
    table.decide("play paw 1b");
    assert_eq!(on(&table, "1b"), "paw paw");
    assert_eq!((actions(&table).0, question(&table)), ("1".to_owned(), "action".to_owned()));
}

#[test]
fn k30_it_need_not_be_played() {
    let mut table = three("seat 1; hand sun; pile paw *; a birth; b paw");
    table.decide("draw").decide("done");
    assert_eq!(story(&table), ["1 stops"]);
    assert_eq!((hand(&table, 1), actions(&table).0), ("sun paw".to_owned(), "1".to_owned()));
}

#[test]
fn k30_it_can_be_played_on_a_ceremony_but_not_opened() {
    let mut table = three("seat 1; hand sun; pile paw *; a birth; seat 2; c paw");
    table.decide("draw");
    assert_eq!(
        table.refusal("open paw 1b"),
        "K30: your draw action is not over; play a card you drew or choose “Done”"
    );
}

#[test]
fn k30_k31_with_hunter_both_cards_may_be_played_on_the_same_ceremony_or_on_two() {
    let position = "seat 1; hand sun; pile paw kokopelli *; a birth; b hunter; c paw";
    let mut same = three(position);
    decide_all(&mut same, &["draw", "play paw 1c", "play kokopelli 1c"]);
    assert_eq!(on(&same, "1c"), "paw paw kokopelli");
    let mut different = three(position);
    decide_all(&mut different, &["draw", "play kokopelli 1b", "play paw 1c"]);
    assert_eq!((on(&different, "1b"), on(&different, "1c")), ("hunter kokopelli".into(), "paw paw".into()));
    assert_eq!(actions(&different).0, "1", "all of it was one action");
}

#[test]
fn kr11_with_hunter_both_are_drawn_before_either_is_played() {
    let mut table = three("seat 1; hand sun; pile fire paw *; a birth; b hunter; c paw");
    table.decide("draw");
    assert_eq!(story(&table), ["1 draws fire", "1 draws paw", "1 may go on"]);
    assert_eq!(question(&table), "drawn paw fire");
}

#[test]
fn kr11_only_the_cards_of_the_draw_action_may_be_played() {
    let mut table = three("seat 1; hand sun kokopelli; pile paw *; a birth; b paw; c sun");
    table.decide("draw");
    assert_eq!(table.legal("play"), ["play paw 1b"]);
    assert_eq!(
        table.refusal("play kokopelli 1b"),
        "KR11: no Kokopelli is left among the cards you just drew"
    );
    assert_eq!(table.refusal("play sun 1c"), "KR11: no Sun is left among the cards you just drew");
}

#[test]
fn kr11_cards_of_the_bonus_of_lizard_and_of_an_exchange_are_not_covered() {
    let mut bonus = three("seat 1; hand kokopelli; pile paw paw sun *; a birth; b paw");
    bonus.decide("play kokopelli 1a");
    assert_eq!(question(&bonus), "action");
    let mut lizard =
        three("seat 1; hand kokopelli sun; pile paw *; a birth; b paw; c lizard; seat 2; c fire");
    lizard.decide("play kokopelli 2c");
    assert_eq!((hand(&lizard, 1), question(&lizard)), ("sun paw".to_owned(), "action".to_owned()));
    let mut exchange = three("seat 1; hand sun; pile paw *; a birth; b paw");
    exchange.decide("exchange").decide("under sun");
    assert_eq!((hand(&exchange, 1), question(&exchange)), ("paw".to_owned(), "action".to_owned()));
}

#[test]
fn kr11_a_lizard_draw_in_between_is_not_covered_either() {
    let mut table =
        three("seat 1; hand sun; pile fire kokopelli *; a birth; b lizard; seat 2; c fire; d sun");
    table.decide("draw").decide("play fire 2c");
    assert_eq!((hand(&table, 1), question(&table)), ("sun kokopelli".to_owned(), "action".to_owned()));
}

#[test]
fn kr11_they_are_played_cards_with_every_effect() {
    let mut table = two("seat 1; hand sun; pile kokopelli fire *; a birth; b paw; c lizard; d tortoise
         seat 2; a fire fire fire; b vase; c mother-of-heaven; d shaman");
    table.decide("draw").decide("play kokopelli 2a");
    assert_eq!(
        story(&table),
        [
            "1 plays kokopelli on Fire on 2a",
            "1 scores 1 by Paw",
            "2 scores 1 by Mother of Heaven",
            "1 gets an extra action from 2",
            "1 finishes Fire on 2a: Four",
            "1 scores 4 for finishing Fire",
            "1 scores 1 by Tortoise",
            "2 scores 1 as the owner of Fire",
            "2 scores 1 by Shaman",
            "Fire leaves 2a",
            "1 draws fire by Lizard",
        ]
    );
}

#[test]
fn kr11_spider_woman_reaches_for_them_too() {
    let position =
        "seat 1; hand sun; pile kokopelli *; a birth; b spider-woman; seat 2; a fire; seat 3; d paw";
    let mut table = three(position);
    table.decide("draw");
    assert_eq!(spaces(&table, "play kokopelli"), "1a 1b 2a 3d");
}

#[test]
fn kr11_neither_chieftain_nor_warrior_adds_to_them() {
    let position = "seat 1; hand kokopelli kokopelli sun; pile paw *; a birth; b paw; c chieftain; d warrior";
    let mut table = three(position);
    table.decide("draw").decide("play paw 1b");
    assert_eq!((question(&table), actions(&table).0), ("action".to_owned(), "1".to_owned()));
}

#[test]
fn kr11_the_second_card_may_be_played_when_the_first_has_finished_birth() {
    let mut table = three("seat 1; hand sun; pile birth paw *; a birth kokopelli kokopelli; b hunter; c paw");
    table.decide("draw").decide("play birth 1a");
    assert_eq!(question(&table), "drawn paw");
    table.decide("play paw 1c");
    assert_eq!(on(&table, "1c"), "paw paw");
}

#[test]
fn kr11_nobody_is_asked_where_nothing_can_be_played() {
    let mut table = three("seat 1; hand sun; pile paw *; a birth");
    table.decide("draw");
    assert_eq!(story(&table), ["1 draws paw"]);
    assert_eq!(question(&table), "action");
}
