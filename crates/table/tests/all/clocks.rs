//! Clocks and time controls.

use hearth_core::Seat;
use hearth_table::{Ask, Command, Entry, Issuer, Pace};

use crate::room::{DAY, MINUTE, Room, SECOND};

const LIVE: Pace = Pace::Live { bank: 60, increment: 5 };

#[test]
fn a_bank_shrinks_with_thinking_and_grows_with_each_turn() {
    let mut room = Room::of_two(|plan| plan.pace = LIVE);
    let (first, other) = (room.turn(), Seat::at(1 - room.turn().index()));
    room.now = room.now + 20 * SECOND;
    assert_eq!((room.left(first), room.left(other)), (Some(40 * SECOND), Some(60 * SECOND)));
    room.play_turn();
    assert_eq!(room.left(first), Some(45 * SECOND));
    room.now = room.now + 7 * SECOND;
    assert_eq!((room.left(first), room.left(other)), (Some(45 * SECOND), Some(53 * SECOND)));
}

#[test]
fn the_increment_comes_only_after_a_turn() {
    let mut room = Room::of_two(|plan| plan.pace = LIVE);
    let turn = room.turn();
    for thought in 1..40 {
        room.now = room.now + SECOND;
        room.decide();
        if room.turn() == turn {
            assert_eq!(room.left(turn), Some((60 - thought) * SECOND));
        } else {
            assert_eq!(room.left(turn), Some((65 - thought) * SECOND));
            return;
        }
    }
    panic!("the turn never ended");
}

#[test]
fn time_is_never_below_zero() {
    let mut room = Room::of_two(|plan| plan.pace = LIVE);
    let turn = room.turn();
    room.now = room.now + 10 * MINUTE;
    assert_eq!(room.left(turn), Some(0));
    // Nobody checked the clock before the decision, so it counts.
    room.play_turn();
    assert_eq!(room.left(turn), Some(5 * SECOND));
}

#[test]
fn a_clock_that_goes_backwards_takes_nothing() {
    let mut room = Room::of_two(|plan| plan.pace = LIVE);
    let turn = room.turn();
    room.now = room.now + -MINUTE;
    room.play_turn();
    assert_eq!(room.left(turn), Some(65 * SECOND));
}

#[test]
fn a_live_clock_pauses_while_the_table_is_unreachable() {
    let mut room = Room::of_two(|plan| plan.pace = LIVE);
    room.now = room.now + DAY;
    assert_eq!(
        room.command(&Issuer::Time, Command::Resume { spent: 0 }),
        Ok(vec![Entry::Resumed { spent: 0 }])
    );
    assert_eq!(room.waits(0), []);
    assert_eq!(room.left(room.turn()), Some(60 * SECOND));
}

#[test]
fn a_live_clock_keeps_what_was_used_when_its_time_base_changes() {
    let mut room = Room::of_two(|plan| plan.pace = LIVE);
    for by in [DAY, -DAY] {
        room.now = room.now + by;
        let resumed = vec![Entry::Resumed { spent: 20 * SECOND }];
        assert_eq!(room.command(&Issuer::Time, Command::Resume { spent: 20 * SECOND }), Ok(resumed));
    }
    assert_eq!(room.left(room.turn()), Some(20 * SECOND));
    assert_eq!(room.waits(19 * SECOND), []);
    assert_ne!(room.waits(2 * SECOND), []);
}

#[test]
fn a_correspondence_clock_never_pauses() {
    let mut room = Room::of_two(|plan| plan.pace = Pace::Days(3));
    let turn = room.turn();
    room.now = room.now + DAY;
    assert_eq!(room.command(&Issuer::Time, Command::Resume { spent: 0 }), Ok(Vec::new()));
    assert_eq!(room.left(turn), Some(2 * DAY));
    assert_eq!(room.left(Seat::at(1 - turn.index())), None, "only the deciding seat has a deadline");
    assert_eq!(room.table.wake(), Some(room.now + 2 * DAY));
    assert_eq!(room.waits(2 * DAY), [Entry::RanOut { seat: turn.number() }]);
}

#[test]
fn an_agreed_undo_restarts_the_thinking_time() {
    let mut room = Room::of_two(|plan| plan.pace = Pace::Days(3));
    let (turn, asks) = (room.turn(), room.decider());
    room.play_turn();
    let other = room.decider();
    room.play_turn();
    assert_eq!(room.turn(), turn);
    room.now = room.now + 2 * DAY;
    room.does(asks, Command::Ask(Ask::Back(0))).expect("a player may ask");
    room.does(other, Command::Answer { yes: true, question: None }).expect("the other was asked");
    assert_eq!((room.turn(), room.decisions()), (turn, 0));
    assert_eq!(room.left(turn), Some(3 * DAY));
}

#[test]
fn an_undo_within_a_turn_gives_no_time_back() {
    let mut room = Room::of_two(|plan| plan.pace = Pace::Days(3));
    room.until_free();
    let (turn, decider) = (room.turn(), room.decider());
    let before = room.left(turn).expect("there is a clock");
    room.now = room.now + MINUTE;
    room.does(decider, Command::TakeBack { after: room.decisions() }).expect("it is free");
    assert_eq!(room.left(turn), Some(before - MINUTE));
}

#[test]
fn without_a_clock_nobody_runs_out() {
    let mut room = Room::of_two(|_| ());
    assert_eq!((room.left(room.turn()), room.table.wake()), (None, None));
    assert_eq!(room.waits(1000 * DAY), []);
}
