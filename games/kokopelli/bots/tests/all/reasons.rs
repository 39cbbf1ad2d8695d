//! What is said for a decision, in written positions.

use hearth_bots::GameKnowledge;
use hearth_core::{Game, Observer, Seat};
use hearth_testkit::position::TestTable;
use kokopelli_bots::{KokopelliMind, Reason};
use kokopelli_rules::{Ceremony, Kokopelli};

/// What speaks for a decision of seat 1 at a table for three.
#[track_caller]
fn for_it(position: &str, decision: &str) -> Vec<Reason> {
    let table = TestTable::<Kokopelli>::at(&format!("position kokopelli; players 3; {position}"));
    assert!(table.allows(decision), "{decision} is not legal");
    let view = Kokopelli::perfect_recall_view(&table.state, Observer::Seat(Seat::FIRST));
    KokopelliMind::reasons(&view, decision.parse().expect("a decision"))
}

#[test]
fn finishing_what_another_owns_takes_its_ability_away() {
    assert_eq!(
        for_it("seat 1; hand hunter shaman; seat 2; c hunter hunter@2 hunter@2", "play hunter 2c"),
        [
            Reason::Finishes { ceremony: Ceremony::Hunter, points: 4 },
            Reason::Denies { seat: Seat::at(1), ability: Ceremony::Hunter },
            Reason::Forestalls { seat: Seat::at(1), ceremony: Ceremony::Hunter },
        ]
    );
}

#[test]
fn opening_gains_an_ability_and_the_last_card_pays() {
    assert_eq!(
        for_it("seat 1; hand hunter; pile *", "open hunter 1a")[..2],
        [Reason::Gains { ability: Ceremony::Hunter }, Reason::Draws { cards: 3 }]
    );
    let reasons = for_it("seat 1; hand hunter; pile *", "open hunter 1a");
    assert!(reasons.contains(&Reason::EmptiesHand { points: 1 }), "{reasons:?}");
}

#[test]
fn an_ability_that_pays_is_named() {
    let reasons = for_it("seat 1; a paw; hand hunter shaman; seat 2; c hunter", "play hunter 2c");
    assert_eq!(reasons, [Reason::Earns { ability: Ceremony::Paw, points: 1 }]);
}

#[test]
fn a_stack_that_the_next_card_finishes_is_prepared() {
    let reasons = for_it("seat 1; b hunter hunter; hand hunter kokopelli paw", "play hunter 1b");
    assert_eq!(reasons, [Reason::Prepares { ceremony: Ceremony::Hunter }]);
    let nothing = for_it("seat 1; b hunter hunter; hand hunter paw", "play hunter 1b");
    assert_eq!(nothing, []);
}

#[test]
fn nobody_else_is_given_reasons() {
    let table = TestTable::<Kokopelli>::at("position kokopelli; players 3; seat 1; hand hunter shaman");
    let view = Kokopelli::perfect_recall_view(&table.state, Observer::Seat(Seat::at(1)));
    assert_eq!(KokopelliMind::reasons(&view, "draw".parse().expect("a decision")), []);
}
