//! The animations.

use std::collections::{BTreeMap, BTreeSet};

use hearth_core::{Game, Observer, Seat};
use hearth_page::{Act, GamePage, Motion, Scene};
use hearth_testkit::{Tables, playout, seeded_rng};
use kupferkessel_page::KupferkesselPage;
use kupferkessel_rules::{Decision, Event, Kupferkessel, State};
use maud::Render;

use crate::{Page, names, values};

/// The animations of a decision for an observer, and its events.
fn played(state: &State, decision: Decision, observer: Observer) -> (State, Vec<Event>, Vec<Motion>) {
    let (mut after, mut events) = (*state, Vec::new());
    Kupferkessel::apply(&mut after, decision, &mut |event| {
        events.push(Kupferkessel::event_seen(event, observer));
    });
    let (view, names) = (Kupferkessel::view(&after, observer), names(&after));
    let scene = Scene::<KupferkesselPage> { view: &view, names: &names, signs: "", ended: false };
    let motions = KupferkesselPage::flights(&events, &scene);
    (after, events, motions)
}

/// Calls a test with every decision of random games.
fn over_decisions(seed: u64, games: usize, mut test: impl FnMut(&State, Decision)) {
    let mut rng = seeded_rng(seed);
    let mut tables = Tables::new(seeded_rng(!seed));
    for _ in 0..games {
        let mut state = Kupferkessel::start(&tables.next_setup::<Kupferkessel>());
        playout::<Kupferkessel>(&mut state, &mut rng, |state, decision| test(state, decision));
    }
}

#[test]
fn a_motion_begins_where_something_was_and_ends_where_something_is() {
    let mut ways: BTreeMap<(String, String), usize> = BTreeMap::new();
    over_decisions(25, 40, |state, decision| {
        let observer = Observer::Spectator;
        let (after, _, motions) = played(state, decision, observer);
        let shown = |state: &State| -> BTreeSet<String> {
            let board = Page::of(state, observer, &names(state)).board();
            values(&board, "data-at").into_iter().map(str::to_owned).collect()
        };
        let (before, after) = (shown(state), shown(&after));
        for motion in motions {
            let Some((from, to)) = motion.places() else { continue };
            assert!(before.contains(from), "{decision}: {motion:?}");
            assert!(after.contains(to), "{decision}: {motion:?}");
            if let Act::Walk { stops, .. } = motion.act {
                assert!(stops.iter().all(|stop| after.contains(*stop)), "{decision}: {motion:?}");
            }
            let sort = |place: &str| place.trim_end_matches(|c: char| c.is_ascii_digit()).to_owned();
            *ways.entry((sort(from), sort(to))).or_default() += 1;
        }
    });
    for (from, to) in [
        ("a", "kettle-"),
        ("pile", "a"),
        ("kettle-", "pile"),
        ("kettle-", "out"),
        ("figure-", "figure-"),
        ("last", "kettle-"),
        ("last", "out"),
    ] {
        assert!(ways.contains_key(&(from.to_owned(), to.to_owned())), "{from} to {to}: {ways:?}");
    }
}

#[test]
fn c6_a_figure_walks_around_the_ring_without_a_jump() {
    let mut walks = 0;
    over_decisions(30, 20, |state, decision| {
        let (_, events, motions) = played(state, decision, Observer::Spectator);
        let moved = events.iter().filter_map(|event| match *event {
            Event::Moved { seat, from, to, .. } => Some((seat, from, to)),
            _ => None,
        });
        let walked = motions.iter().filter_map(|motion| match motion.act {
            Act::Walk { figure, stops } => Some((figure, stops)),
            _ => None,
        });
        for ((seat, from, to), (figure, stops)) in moved.zip(walked) {
            assert_eq!(figure, format!("figure-{seat}"));
            let mut at = from;
            for stop in stops {
                at = at.next();
                assert_eq!(*stop, format!("stop-{at}"));
            }
            assert_eq!(at, to);
            assert!((1..20).contains(&stops.len()), "{stops:?}");
            walks += 1;
        }
    });
    assert!(walks > 500, "{walks}");
}

#[test]
fn motions_reveal_nothing_hidden() {
    let mut worlds = seeded_rng(28);
    let mut compared = 0;
    over_decisions(27, 12, |state, decision| {
        for observer in Observer::all(Kupferkessel::players(state)) {
            let world = Kupferkessel::determinize(&Kupferkessel::view(state, observer), &mut worlds);
            let ((here, _, shown), (there, _, shown_there)) =
                (played(state, decision, observer), played(&world, decision, observer));
            // Revealed cards and their effects may differ. Everything else is the same for the observer.
            let looks = |state: &State| {
                let view = Kupferkessel::view(state, observer);
                (view.turn, view.question, view.square.occupied(), view.pile.len())
            };
            let positions = |state: &State| {
                let view = Kupferkessel::view(state, observer);
                Seat::all(view.players()).map(|seat| view.seat(seat).position).collect::<Vec<_>>()
            };
            if looks(&here) == looks(&there) && positions(&here) == positions(&there) && *state != world {
                assert_eq!(shown, shown_there);
                compared += 1;
            }
        }
    });
    assert!(compared > 300, "{compared}");
}

#[test]
fn c12_an_explosion_throws_the_top_card_of_each_kettle_out() {
    let mut blasts = 0;
    over_decisions(31, 20, |state, decision| {
        let (_, events, motions) = played(state, decision, Observer::Spectator);
        let lost = events.iter().filter_map(|event| match *event {
            Event::Lost { seat, out, .. } => Some((seat, out)),
            _ => None,
        });
        let expected: Vec<String> = lost
            .map(|(seat, out)| format!("blast kettle-{seat} {}~boom", if out { "out" } else { "pile" }))
            .collect();
        let told = motions.iter().map(|motion| motion.render().0);
        let told: Vec<String> = told.filter(|text| text.starts_with("blast")).collect();
        assert_eq!(told, expected);
        blasts += told.len();
    });
    assert!(blasts > 20, "{blasts}");
}
