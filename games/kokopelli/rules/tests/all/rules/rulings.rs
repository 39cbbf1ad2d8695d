//! Rulings that belong to no single action or ceremony (KR19-KR21).

use hearth_core::{Game, Notation, Observer, Seat};
use kokopelli_rules::{Card, CardsSeen, Ceremony, Event, Kokopelli, PileSeen, Token, View};

use super::{Table, decide_all, hand, points, question, story, three, two};

#[test]
fn kr19_the_bank_of_points_never_runs_out() {
    let mut table = three("seat 1; points 5000; hand paw sun; a paw paw paw@2; seat 2; points 4000");
    table.decide("play paw 1a");
    assert_eq!(points(&table), [5004, 4000, 0]);
}

#[test]
fn kr19_the_order_of_a_discard_pile_is_not_asked() {
    let after = |stack: &str, decision: &str| {
        let mut table = three(&format!("seat 1; hand paw sun; a {stack}"));
        table.decide(decision);
        assert_eq!(question(&table), "action");
        Kokopelli::write_position(&table.state)
    };
    for decision in ["play paw 1a", "cancel 1a"] {
        assert_eq!(after("paw kokopelli paw@2", decision), after("paw paw@2 kokopelli", decision));
    }
}

#[test]
fn kr20_a_regular_action_may_not_be_given_up() {
    let table = two("seat 1; hand sun");
    assert_eq!(
        table.refusal("pass"),
        "KR20: you may pass only when you have nothing but extra actions left, or with an empty hand; choose an action"
    );
}

#[test]
fn kr20_the_draws_of_the_bonus_of_hunter_and_of_lizard_come_unasked() {
    let mut bonus = three("seat 1; hand kokopelli; pile sun fire vase *; a paw");
    bonus.decide("play kokopelli 1a");
    assert_eq!((hand(&bonus, 1), question(&bonus)), ("sun fire vase".to_owned(), "action".to_owned()));
    let mut hunter = three("seat 1; hand paw; pile sun fire *; a hunter");
    hunter.decide("draw");
    assert_eq!((hand(&hunter, 1), question(&hunter)), ("sun paw fire".to_owned(), "action".to_owned()));
    let mut lizard = three("seat 1; hand kokopelli paw; pile sun *; a lizard; seat 2; c fire");
    lizard.decide("play kokopelli 2c");
    assert_eq!((hand(&lizard, 1), question(&lizard)), ("sun paw".to_owned(), "action".to_owned()));
}

fn view(table: &Table, observer: Observer) -> View {
    Kokopelli::view(&table.state, observer)
}

const SEAT_2: Observer = Observer::Seat(Seat::at(1));

#[test]
fn kr21_hands_are_seen_by_their_owner_only() {
    let table = two("seat 1; hand paw kokopelli");
    let own = view(&table, Observer::Seat(Seat::FIRST)).seat(Seat::FIRST).hand;
    assert!(matches!(own, CardsSeen::Open(cards) if cards.iter().map(Card::word).eq(["paw", "kokopelli"])));
    for observer in [SEAT_2, Observer::Spectator] {
        assert_eq!(view(&table, observer).seat(Seat::FIRST).hand, CardsSeen::Hidden(2));
    }
}

#[test]
fn kr21_sizes_stacks_points_tokens_and_discard_piles_are_public() {
    let table = two("tokens paw:3; seat 1; points 7; pile *9; a paw kokopelli@2; discard sun@2 *");
    for observer in Observer::all(2) {
        let seen = view(&table, observer);
        let first = seen.seat(Seat::FIRST);
        assert_eq!((first.points, first.pile, first.hand.len()), (7, 9, 5));
        assert_eq!(
            format!("{:?}", seen.villages.stack("1a".parse().expect("a space"))),
            "[paw@1, kokopelli@2]"
        );
        assert_eq!(seen.tiles.top(Ceremony::Paw), Token::Three);
        assert_eq!((seen.tiles.end_tiles(), first.discards[1].len()), (10, 1));
    }
}

#[test]
fn kr21_the_order_of_a_pile_is_seen_by_nobody() {
    let [one, other] =
        ["pile sun paw *", "pile paw sun *"].map(|pile| two(&format!("seat 1; hand fire; {pile}")));
    assert_ne!(one.state, other.state);
    for observer in Observer::all(2) {
        assert_eq!(view(&one, observer), view(&other, observer));
    }
}

#[test]
fn kr21_you_know_the_cards_you_put_under_your_own_pile_and_their_order() {
    let mut table = two("seat 1; hand paw sun fire");
    decide_all(&mut table, &["exchange", "under sun", "under fire", "under paw"]);
    let own = view(&table, Observer::Seat(Seat::FIRST)).seat(Seat::FIRST).under;
    assert!(matches!(own, PileSeen::Open(pile) if pile.iter().map(Card::word).eq(["sun", "fire", "paw"])));
    for observer in [SEAT_2, Observer::Spectator] {
        assert_eq!(view(&table, observer).seat(Seat::FIRST).under, PileSeen::Hidden(3));
    }
}

#[test]
fn kr21_others_are_not_told_which_card_was_drawn_or_put_under() {
    let mut table = two("seat 1; hand paw; pile sun *");
    table.decide("exchange").decide("under paw");
    assert_eq!(story(&table), ["1 puts paw under the pile", "1 draws sun in exchange"]);
    let told = |observer| -> Vec<Option<Card>> {
        let seen = table.events.iter().map(|event| Kokopelli::event_seen(*event, observer));
        seen.map(|event| match event {
            Event::Drew { card, .. } | Event::PutUnder { card, .. } => card,
            other => panic!("{other:?}"),
        })
        .collect()
    };
    assert_eq!(told(SEAT_2), [None, None]);
    assert_eq!(told(Observer::Spectator), [None, None]);
    assert!(told(Observer::Seat(Seat::FIRST)).iter().all(Option::is_some));
}
