//! The animations.

use std::collections::BTreeSet;

use hearth_core::{Game, Observer, Seat, Turn};
use hearth_page::{Act, Face, GamePage, Motion};
use hearth_testkit::{Tables, playout, seeded_rng};
use kokopelli_page::KokopelliPage;
use kokopelli_rules::{Card, Decision, Event, Kokopelli};
use maud::Render;

use crate::{Seen, State, values};

/// The animations of a decision for an observer, and the position after it.
fn played(state: &State, decision: Decision, observer: Observer) -> (Vec<Motion>, State) {
    let mut after = *state;
    let mut events: Vec<Event> = Vec::new();
    Kokopelli::apply(&mut after, decision, &mut |event| events.push(Kokopelli::event_seen(event, observer)));
    let motions = Seen::of(&after, observer).show(|scene| KokopelliPage::flights(&events, scene));
    (motions, after)
}

/// Returns an animation in the format of scripts.
fn written(motions: &[Motion]) -> Vec<String> {
    motions.iter().map(|motion| motion.render().0).collect()
}

/// Calls a test with every decision of random games.
fn over_decisions(seed: u64, mut test: impl FnMut(&State, Decision)) {
    let mut rng = seeded_rng(seed);
    let mut tables = Tables::new(seeded_rng(!seed));
    for _ in 0..10 {
        let mut state = Kokopelli::start(&tables.next_setup::<Kokopelli>());
        playout::<Kokopelli>(&mut state, &mut rng, |state, decision| test(state, decision));
    }
}

#[test]
fn a_motion_begins_where_something_was_and_ends_where_something_is() {
    let mut number = 0_usize;
    let mut kinds = BTreeSet::new();
    over_decisions(51, |state, decision| {
        for observer in Observer::all(Kokopelli::players(state)) {
            let (motions, after) = played(state, decision, observer);
            let (before, after) = (Seen::of(state, observer).board(), Seen::of(&after, observer).board());
            let (before, after) = (values(&before, "data-at"), values(&after, "data-at"));
            for (from, to) in motions.iter().filter_map(|motion| motion.places()) {
                assert!(before.contains(&from), "{decision}: {from}");
                assert!(after.contains(&to), "{decision}: {to}");
            }
            kinds.extend(
                written(&motions).into_iter().filter_map(|text| Some(text.split(' ').next()?.to_owned())),
            );
            number += motions.len();
        }
    });
    assert!(number > 1_000, "hardly anything moved: {number}");
    let all = ["bundle", "end~fanfare", "fly", "gain", "light"].map(str::to_owned);
    assert_eq!(kinds, BTreeSet::from(all));
}

#[test]
fn a_motion_names_no_card_of_somebody_elses_hand_and_shows_only_its_back() {
    let mut backs = 0_usize;
    over_decisions(52, |state, decision| {
        let Turn::Decide(actor) = Kokopelli::turn(state) else { return };
        for observer in Observer::all(Kokopelli::players(state)).filter(|observer| !observer.sits_at(actor)) {
            for motion in played(state, decision, observer).0 {
                for place in motion.places().into_iter().flat_map(|(from, to)| [from, to]) {
                    assert!(Card::all().all(|card| place != format!("hand-{card}")), "{decision}: {place}");
                }
                // Only the owner sees a card that moves between a hand and a pile.
                if let Act::Fly { from, to, face } = motion.act
                    && [from, to].iter().any(|place| place.starts_with("pile-"))
                {
                    assert_eq!(face, Face::Back, "{decision}: {motion:?}");
                    backs += 1;
                }
            }
        }
    });
    assert!(backs > 100, "hardly any back was seen: {backs}");
}

#[test]
fn two_worlds_that_look_alike_before_and_after_show_others_the_same_motions() {
    let mut rng = seeded_rng(53);
    let mut compared = 0_usize;
    over_decisions(54, |state, decision| {
        let Turn::Decide(actor) = Kokopelli::turn(state) else { return };
        for observer in Observer::all(Kokopelli::players(state)).filter(|observer| !observer.sits_at(actor)) {
            let world = Kokopelli::determinize(&Kokopelli::view(state, observer), &mut rng);
            if Kokopelli::check(&world, decision).is_err() {
                continue;
            }
            let ((here, after), (there, beyond)) =
                (played(state, decision, observer), played(&world, decision, observer));
            if Kokopelli::view(&after, observer) == Kokopelli::view(&beyond, observer) {
                compared += usize::from(world != *state);
                assert_eq!(written(&here), written(&there), "{decision}");
            }
        }
    });
    assert!(compared > 500, "the law was hardly ever put to the test: {compared}");
}

#[test]
fn only_its_owner_sees_a_drawn_card_turn_over() {
    let mut turned = 0_usize;
    over_decisions(55, |state, decision| {
        let Turn::Decide(actor) = Kokopelli::turn(state) else { return };
        for observer in Observer::all(Kokopelli::players(state)) {
            for motion in played(state, decision, observer).0 {
                if let Act::Fly { face: Face::Turn, .. } = motion.act {
                    assert!(observer.sits_at(actor), "{decision}: {motion:?}");
                    turned += 1;
                }
            }
        }
    });
    assert!(turned > 100, "hardly any card was drawn: {turned}");
}

#[test]
fn a_card_lands_before_it_is_paid_and_cards_are_drawn_last() {
    let order = |act: &Act| match act {
        Act::Fly { face: Face::Back | Face::Turn, from, .. } if from.starts_with("pile-") => 4,
        Act::Bundle { .. } | Act::Fly { from: "ends", .. } => 3,
        Act::Gain { .. } => 2,
        Act::Light { .. } => 1,
        Act::End => 5,
        _ => 0,
    };
    over_decisions(56, |state, decision| {
        for observer in Observer::all(Kokopelli::players(state)) {
            let (motions, _) = played(state, decision, observer);
            let steps: Vec<u8> = motions.iter().map(|motion| order(&motion.act)).collect();
            assert!(steps.is_sorted(), "{decision}: {:?}", written(&motions));
        }
    });
}

#[test]
fn k20_a_finishing_card_lights_up_is_paid_and_clears_its_space() {
    let state = crate::position(2, "seat 1; hand kokopelli paw\n seat 2; a hunter kokopelli hunter");
    let decision: Decision = "play kokopelli 2a".parse().unwrap_or_else(|error| panic!("{error}"));
    let told = |observer| written(&played(&state, decision, observer).0);
    let rest = [
        "light 2a~octave",
        "gain tile-hunter points-1 4~coin",
        "gain 2a points-2 1~coin",
        "bundle 2a discard-2~paper",
    ];
    let own = [&["fly hand-kokopelli 2a start~flute"][..], &rest[..]].concat();
    assert_eq!(told(Observer::Seat(Seat::FIRST)), own);
    let behind = [&["fly hand-1 2a goal~flute"][..], &rest[..]].concat();
    assert_eq!(told(Observer::Spectator), behind);
}

/// K39: without Sun the space below a pile disappears when it is empty.
#[test]
fn k39_a_card_that_finishes_on_a_space_that_is_gone_then_flies_to_the_discards() {
    let state = crate::position(3, "seat 1; hand kokopelli paw\n seat 2; e hunter kokopelli hunter\n seat 3");
    let decision: Decision = "play kokopelli 2e".parse().unwrap_or_else(|error| panic!("{error}"));
    let told = written(&played(&state, decision, Observer::Spectator).0);
    assert_eq!(told[..2], ["fly hand-1 discard-2 goal~flute", "light discard-2~octave"]);
}

#[test]
fn each_card_on_a_ceremony_sounds_higher_than_the_one_below() {
    for (lying, card, sound) in [
        ("", "open hunter 1a", "note-1"),
        ("hunter", "play hunter 1a", "note-2"),
        ("hunter hunter", "play hunter 1a", "note-3"),
    ] {
        let a = if lying.is_empty() { String::new() } else { format!("; a {lying}") };
        let state = crate::position(2, &format!("seat 1; hand hunter paw{a}\n seat 2"));
        let decision: Decision = card.parse().unwrap_or_else(|error| panic!("{error}"));
        let told = written(&played(&state, decision, Observer::Spectator).0);
        assert_eq!(told[0], format!("fly hand-1 1a goal~{sound}"));
    }
}
