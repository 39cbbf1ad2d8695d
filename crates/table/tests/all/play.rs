//! Undo, visibility of decisions, and the record.

use hearth_core::{Game, Observer, Record, Seat, Turn};
use hearth_table::{NoUndo, Play, decisions_seen_by};
use hearth_testkit::{Tables, seeded_rng};
use kokopelli_rules::Kokopelli;

fn table() -> Play<Kokopelli> {
    Play::new(Record::new(Tables::new(seeded_rng(3)).next_setup::<Kokopelli>()))
}

fn decide_first(table: &mut Play<Kokopelli>, word: &str) {
    let legal = Kokopelli::legal(table.state());
    let decision = legal.iter().find(|decision| decision.to_string().starts_with(word)).expect("it is legal");
    table.decide(*decision).expect("it is legal");
}

/// Plays until the first seat has a whole turn ahead.
fn second_round() -> Play<Kokopelli> {
    let mut table = table();
    for first_seat_decides in [true, false] {
        while (table.turn() == Turn::Decide(Seat::FIRST)) == first_seat_decides {
            let legal = Kokopelli::legal(table.state());
            table.decide(legal[0]).expect("it is legal");
        }
    }
    table
}

#[test]
fn an_open_decision_can_be_undone() {
    let mut table = second_round();
    let before = *table.state();
    decide_first(&mut table, "open");
    assert_eq!(
        table.undo(Seat::FIRST).map(|decision| decision.to_string()[..4].to_owned()),
        Ok("open".to_owned())
    );
    assert_eq!(*table.state(), before);
    assert_eq!(table.undo(Seat::FIRST), Err(NoUndo::NothingFree));
}

#[test]
fn drawing_a_card_cannot_be_undone() {
    let mut table = second_round();
    decide_first(&mut table, "open");
    let mut drawn = second_round();
    decide_first(&mut drawn, "draw");
    assert_eq!(drawn.undo(Seat::FIRST), Err(NoUndo::NothingFree));
    decide_first(&mut table, "draw");
    assert!(table.undo(Seat::FIRST).is_err(), "the turn is over or a card was seen");
}

#[test]
fn only_the_deciding_seat_can_undo() {
    let mut table = second_round();
    decide_first(&mut table, "open");
    assert_eq!(table.undo(Seat::at(1)), Err(NoUndo::NotYourTurn));
}

#[test]
fn a_refused_decision_leaves_no_trace_in_the_record() {
    let mut table = table();
    let before = table.record().clone();
    table.decide("done".parse().expect("a decision")).expect_err("nothing is to be stopped");
    assert_eq!(*table.record(), before);
}

#[test]
fn a_secret_decision_is_visible_only_to_its_seat() {
    let mut table = second_round();
    let before = table.record().decisions.len();
    decide_first(&mut table, "exchange");
    decide_first(&mut table, "under");
    let seen_by = |seat: usize| -> Vec<Option<String>> {
        let seen = decisions_seen_by(table.record(), Observer::Seat(Seat::at(seat)), before..before + 2);
        assert!(seen.iter().all(|(decider, _)| *decider == Seat::FIRST));
        seen.into_iter().map(|(_, decision)| decision.map(|decision| decision.to_string())).collect()
    };
    let (own, other) = (seen_by(0), seen_by(1));
    assert_eq!(other, [Some("exchange".to_owned()), None]);
    assert!(own[1].as_ref().is_some_and(|decision| decision.starts_with("under ")), "{own:?}");
}
