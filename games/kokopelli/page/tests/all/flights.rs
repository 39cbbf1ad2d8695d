//! What travels.

use hearth_core::{Game, Observer, Seat, Turn};
use hearth_page::{Flight, GamePage};
use hearth_testkit::{Tables, playout, rng};
use kokopelli_page::KokopelliPage;
use kokopelli_rules::{Card, Decision, Event, Kokopelli};

use crate::{Seen, State, values};

/// What an observer sees travel by a decision, and the position after it.
fn flown(state: &State, decision: Decision, observer: Observer) -> (Vec<Flight>, State) {
    let mut after = *state;
    let mut events: Vec<Event> = Vec::new();
    Kokopelli::apply(&mut after, decision, &mut |event| events.push(Kokopelli::event_seen(event, observer)));
    let flights = Seen::of(&after, observer).show(|scene| KokopelliPage::flights(&events, scene));
    (flights, after)
}

/// Shows every decision of random games to a test.
fn over_decisions(seed: u64, mut test: impl FnMut(&State, Decision)) {
    let mut chance = rng(seed);
    let mut tables = Tables::new(rng(!seed));
    for _ in 0..10 {
        let mut state = Kokopelli::start(&tables.next_setup::<Kokopelli>());
        playout::<Kokopelli>(&mut state, &mut chance, |state, decision| test(state, decision));
    }
}

#[test]
fn a_flight_begins_where_something_was_and_ends_where_something_is() {
    let mut number = 0_usize;
    over_decisions(51, |state, decision| {
        for observer in Observer::all(Kokopelli::players(state)) {
            let (flights, after) = flown(state, decision, observer);
            let (before, after) = (Seen::of(state, observer).board(), Seen::of(&after, observer).board());
            let (before, after) = (values(&before, "data-at"), values(&after, "data-at"));
            for Flight { from, to } in &flights {
                assert!(before.contains(from), "{decision}: {from}");
                assert!(after.contains(to), "{decision}: {to}");
            }
            number += flights.len();
        }
    });
    assert!(number > 1_000, "hardly anything flew: {number}");
}

#[test]
fn a_flight_names_no_card_of_somebody_elses_hand() {
    over_decisions(52, |state, decision| {
        let Turn::Decide(actor) = Kokopelli::turn(state) else { return };
        for observer in Observer::all(Kokopelli::players(state)).filter(|observer| !observer.sits_at(actor)) {
            for Flight { from, to } in flown(state, decision, observer).0 {
                for place in [from, to] {
                    assert!(Card::all().all(|card| place != format!("hand-{card}")), "{decision}: {place}");
                }
            }
        }
    });
}

#[test]
fn two_worlds_that_look_alike_before_and_after_show_others_the_same_flights() {
    let mut chance = rng(53);
    let mut compared = 0_usize;
    over_decisions(54, |state, decision| {
        let Turn::Decide(actor) = Kokopelli::turn(state) else { return };
        for observer in Observer::all(Kokopelli::players(state)).filter(|observer| !observer.sits_at(actor)) {
            let world = Kokopelli::imagine(&Kokopelli::view(state, observer), &mut chance);
            if Kokopelli::check(&world, decision).is_err() {
                continue;
            }
            let ((here, after), (there, beyond)) =
                (flown(state, decision, observer), flown(&world, decision, observer));
            if Kokopelli::view(&after, observer) == Kokopelli::view(&beyond, observer) {
                compared += usize::from(world != *state);
                assert_eq!(here, there, "{decision}");
            }
        }
    });
    assert!(compared > 500, "the law was hardly ever put to the test: {compared}");
}

#[test]
fn a_finishing_card_sends_token_point_and_cards_on_their_ways() {
    let state = crate::position(2, "seat 1; hand kokopelli paw\n seat 2; a hunter kokopelli hunter");
    let decision: Decision = "play kokopelli 2a".parse().unwrap_or_else(|error| panic!("{error}"));
    let told = |observer| -> Vec<String> {
        flown(&state, decision, observer)
            .0
            .iter()
            .map(|flight| format!("{} {}", flight.from, flight.to))
            .collect()
    };
    let rest = ["tile-hunter points-1", "2a points-2", "2a discard-2"];
    let own = [&["hand-kokopelli 2a"][..], &rest[..]].concat();
    assert_eq!(told(Observer::Seat(Seat::FIRST)), own);
    let behind = [&["hand-1 2a"][..], &rest[..]].concat();
    assert_eq!(told(Observer::Spectator), behind);
}
