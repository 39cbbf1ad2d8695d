//! The laws of every game, and a test for each rule.

use hearth_bots::NoKnowledge;
use hearth_core::{Game, Notation, Seat};
use hearth_testkit::coverage::every_rule_has_a_test;
use hearth_testkit::position::TestTable;
use sample_rules::{Cards, Event, ROUNDS, Sample, State};

hearth_testkit::all_laws! {
    game: Sample,
    decisions: 20_000,
    longest: 15,
    sound: |state: &State| {
        let cards = state.hands.iter().chain(&state.laid).map(Cards::count);
        assert_eq!(cards.sum::<usize>(), ROUNDS * state.players);
    },
    observations: none,
    bots: NoKnowledge<Sample>,
}

#[test]
fn s1_s2_each_number_is_there_twice_and_each_prize_once() {
    for (prizes, hand, possible) in [
        ("3 1 5 2 5", "9 7 5 3 1", false),
        ("3 1 5 2 4", "9 9 9 3 1", false),
        ("3 1 5 2 4", "9 9 5 3 1", true),
    ] {
        let text = format!("position sample; players 2; prizes {prizes}; hand 1 {hand}; hand 2 8 6 5 4 2");
        assert_eq!(Sample::read_position(&text).is_ok(), possible, "{text}");
    }
}

#[test]
fn s3_s4_s5_s6_s7_the_highest_number_that_is_alone_wins() {
    let text = "position sample; players 2; prizes 3 1 5 2 4; hand 1 9 7 5 3 1; hand 2 9 8 6 4 2";
    let mut table = TestTable::<Sample>::at(text);
    assert_eq!(table.refusal("lay 8"), "S4: you do not hold this number");
    assert_eq!(
        (table.decide("lay 1").decider(), &table.events[..]),
        (Some(2), &[Event::Laid(Seat::FIRST)][..])
    );
    table.decide("lay 2");
    assert_eq!(table.events[3..], [Event::Won(Some(Seat::at(1)), 3), Event::Turned(1)]);
    table.decide("lay 9").decide("lay 9");
    assert_eq!(table.events[3..], [Event::Won(None, 1), Event::Turned(5)]);
    assert_eq!(table.state.laid[0], Cards([1, 9, 0, 0, 0]));
}

#[test]
fn s8_the_game_ends_after_five_rounds() {
    let laid = "laid 1 9 7 5 3 1; laid 2 9 8 6 4";
    let mut table =
        TestTable::<Sample>::at(&format!("position sample; players 2; prizes 3 1 5 2 4; hand 2 2; {laid}"));
    assert_eq!(table.decide("lay 2").refusal("lay 2"), "S8: the game is over");
    assert_eq!(Sample::standing(&table.state).expect("a standing").scores[..], [0, 12]);
}

#[test]
fn every_rule_is_tested() {
    every_rule_has_a_test::<Sample>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests"));
}
