//! Reasons for decisions in written positions.

use hearth_bots::GameKnowledge;
use hearth_core::{Game, Observer, Seat};
use hearth_testkit::position::TestTable;
use kokopelli_bots::{KokopelliMind, Reason};
use kokopelli_rules::{Ceremony, Kokopelli};

/// Returns the reasons for a decision of seat 1 at a table for three.
#[track_caller]
fn reasons_for(position: &str, decision: &str) -> Vec<Reason> {
    let table = TestTable::<Kokopelli>::at(&format!("position kokopelli; players 3; {position}"));
    assert!(table.allows(decision), "{decision} is not legal");
    let view = Kokopelli::perfect_recall_view(&table.state, Observer::Seat(Seat::FIRST));
    KokopelliMind::reasons(&view, decision.parse().expect("a decision"))
}

#[test]
fn finishing_in_another_village_removes_the_ability() {
    assert_eq!(
        reasons_for("seat 1; hand hunter shaman; seat 2; c hunter hunter@2 hunter@2", "play hunter 2c"),
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
        reasons_for("seat 1; hand hunter; pile *", "open hunter 1a")[..2],
        [Reason::Gains { ability: Ceremony::Hunter }, Reason::Draws { cards: 3 }]
    );
    let reasons = reasons_for("seat 1; hand hunter; pile *", "open hunter 1a");
    assert!(reasons.contains(&Reason::EmptiesHand { points: 1 }), "{reasons:?}");
}

#[test]
fn a_paying_ability_is_a_reason() {
    let reasons = reasons_for("seat 1; a paw; hand hunter shaman; seat 2; c hunter", "play hunter 2c");
    assert_eq!(reasons, [Reason::Earns { ability: Ceremony::Paw, points: 1 }]);
}

#[test]
fn a_stack_that_the_next_card_finishes_is_prepared() {
    let reasons = reasons_for("seat 1; b hunter hunter; hand hunter kokopelli paw", "play hunter 1b");
    assert_eq!(reasons, [Reason::Prepares { ceremony: Ceremony::Hunter }]);
    let nothing = reasons_for("seat 1; b hunter hunter; hand hunter paw", "play hunter 1b");
    assert_eq!(nothing, []);
}

#[test]
fn only_the_decider_gets_reasons() {
    let table = TestTable::<Kokopelli>::at("position kokopelli; players 3; seat 1; hand hunter shaman");
    let view = Kokopelli::perfect_recall_view(&table.state, Observer::Seat(Seat::at(1)));
    assert_eq!(KokopelliMind::reasons(&view, "draw".parse().expect("a decision")), []);
}
