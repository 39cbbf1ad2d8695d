//! What the menu says of each kind of decision.

use hearth_core::{Game, Observer, Turn};
use hearth_testkit::{Tables, playout, seeded_rng};
use hearth_text::Text;
use kokopelli_rules::{Decision, Kokopelli};
use kokopelli_text::KokopelliText;

use crate::{RED, names, position};

/// The sentence of a decision of seat 1.
fn menu(statements: &str, decision: &str) -> String {
    let view = Kokopelli::view(&position(2, statements), RED);
    let decision: Decision = decision.parse().unwrap_or_else(|error| panic!("{error}"));
    KokopelliText::explain(decision, &view, &names()).into_plain()
}

#[test]
fn playing_says_which_card_it_is_and_what_it_brings() {
    let three = "seat 1; hand kokopelli hunter paw; a paw\n seat 2; c hunter kokopelli hunter";
    assert_eq!(
        menu(three, "play kokopelli 2c"),
        "on Green’s Hunter – the 4th card finishes it, 4 points, 1 point for Paw; Green: 1 point"
    );
    assert_eq!(menu(three, "play paw 1a"), "on your Paw – card 2 of 4");
    let snake = "seat 1; hand kokopelli hunter; a snake-dance; b paw paw";
    assert_eq!(menu(snake, "play kokopelli 1b"), "on your Paw – counts as two and finishes it, 4 points");
}

#[test]
fn opening_says_what_the_ceremony_does() {
    assert_eq!(menu("seat 1; hand hunter paw", "open hunter 1a"), "draw 1 extra card");
    assert_eq!(
        menu("seat 1; hand hunter", "open hunter 1a"),
        "1 point and 3 cards for an empty hand – ability: draw 1 extra card"
    );
}

#[test]
fn drawing_says_how_many_and_when_they_are_the_last() {
    assert_eq!(menu("seat 1; hand paw; a hunter", "draw"), "2 cards");
    assert_eq!(
        menu("seat 1; hand paw; pile shaman", "draw"),
        "1 card, your last: the game ends after this round"
    );
}

#[test]
fn the_other_decisions_are_explained() {
    let hand = "seat 1; hand paw hunter; a hunter kokopelli; b warrior; c paw";
    assert_eq!(menu(hand, "cancel 1a"), "your Hunter: 2 cards to your discard pile");
    assert_eq!(menu(hand, "exchange"), "put 2 cards under your draw pile, then draw 2 cards");
    let limit = "question limit\n seat 1; hand paw *5";
    assert_eq!(menu(limit, "under paw"), "to the bottom of your draw pile");
    let more = "question more 1a elsewhere\n seat 1; hand paw hunter; a hunter kokopelli; b warrior; c paw";
    assert_eq!(menu(more, "done"), "play no more cards");
    let extra = "actions 0; extra 1; vases 2\n seat 1; hand paw";
    assert_eq!(menu(extra, "pass"), "skip this action; nothing else happens");
}

#[test]
fn every_legal_decision_is_explained_in_one_line_to_each_observer() {
    let mut rng = seeded_rng(5);
    let mut tables = Tables::new(seeded_rng(6));
    for _ in 0..5 {
        let mut state = Kokopelli::start(&tables.next_setup::<Kokopelli>());
        playout::<Kokopelli>(&mut state, &mut rng, |state, _| {
            let Turn::Decide(seat) = Kokopelli::turn(state) else { return };
            let view = Kokopelli::view(state, Observer::Seat(seat));
            let spectator = Kokopelli::view(state, Observer::Spectator);
            for decision in Kokopelli::legal(state) {
                for view in [&view, &spectator] {
                    let said = KokopelliText::explain(decision, view, &names()).into_plain();
                    assert!(!said.is_empty() && !said.contains('\n'), "{decision}: {said}");
                }
            }
        });
    }
}
