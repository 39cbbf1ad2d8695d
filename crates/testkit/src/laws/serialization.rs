//! The serialized forms of a view.

use std::collections::{HashMap, HashSet};

use hearth_core::{Game, ObservationEncoder, Observer, Options, Seat, Trace, Values};

use super::{over_random_games, view_functions};
use crate::seeded_rng;

/// Checks that the JSON of a view is lossless.
pub fn view_json_is_lossless<G: Trace>(seed: u64, decisions: usize) {
    is_lossless::<G, _>(seed, decisions, |view| {
        serde_json::to_string(&G::trace_view(view)).expect("every view can be serialized")
    });
}

/// Checks that the numbers of a view are lossless. Their count depends only on the number of players, and
/// their meanings are distinct.
pub fn observations_are_lossless<G: ObservationEncoder>(seed: u64, decisions: usize) {
    is_lossless::<G, _>(seed, decisions, numbers::<G>);
    let mut meant = HashMap::new();
    over_random_games::<G>(seed, decisions.min(1000), |state, _| {
        for observer in Observer::all(G::players(state)) {
            let view = G::perfect_recall_view(state, observer);
            let mut meanings: Vec<String> = Vec::new();
            G::encode_observation(&view, &mut meanings);
            assert_eq!(numbers::<G>(&view).len(), meanings.len());
            let meant = meant.entry(G::players(state)).or_insert_with(|| meanings.clone());
            assert_eq!(*meant, meanings);
        }
    });
    for meanings in meant.values() {
        let distinct: HashSet<&String> = meanings.iter().collect();
        assert_eq!(distinct.len(), meanings.len());
    }
}

/// Checks that a game which says that it has no numbers encodes none.
pub fn observations_are_empty<G: ObservationEncoder>(seed: u64, decisions: usize) {
    over_random_games::<G>(seed, decisions, |state, _| {
        for observer in Observer::all(G::players(state)) {
            assert!(numbers::<G>(&G::view(state, observer)).is_empty());
        }
    });
}

/// Checks that the numbers contain every option that has a fixed set of values. Free texts are not included.
pub fn observations_contain_the_options<G: ObservationEncoder>(seed: u64) {
    let usual = G::Options::usual(*G::PLAYERS.end()).expect("the largest number of players is supported");
    for choice in G::Options::CHOICES {
        let values: &[&str] = match choice.values {
            Values::OneOf(values) => values,
            Values::Switch => &["false", "true"],
            Values::SomeOf { .. } | Values::Text { .. } => continue,
        };
        let numbers = values.iter().map(|value| {
            let mut agreed = usual.clone();
            agreed.set(choice.name, value).expect("a declared value is valid");
            let state = G::start(&G::deal(&agreed, &mut seeded_rng(seed)));
            numbers::<G>(&G::perfect_recall_view(&state, Observer::Seat(Seat::FIRST)))
        });
        for (place, encoded) in numbers.clone().enumerate() {
            let same = numbers.clone().filter(|other| *other == encoded).count();
            assert_eq!(same, 1, "{} {} is encoded like another value", choice.name, values[place]);
        }
    }
}

fn numbers<G: ObservationEncoder>(view: &G::View) -> Vec<f32> {
    let mut numbers = Vec::new();
    G::encode_observation(view, &mut numbers);
    numbers
}

/// Checks that a serialized view is the same in two worlds that differ only in hidden information, and that
/// it is lossless: if an observer can tell two positions apart by the view, the serialized views differ.
fn is_lossless<G: Game, T: PartialEq>(seed: u64, decisions: usize, serialize: impl Fn(&G::View) -> T) {
    let mut rng = seeded_rng(seed.wrapping_add(1));
    over_random_games::<G>(seed, decisions, |state, decision| {
        let mut after = *state;
        G::apply(&mut after, decision, &mut |_| ());
        for observer in Observer::all(G::players(state)) {
            for kind in view_functions::<G>(state, observer) {
                let view = kind(state, observer);
                let serialized = serialize(&view);
                let world = G::determinize(&view, &mut rng);
                assert!(serialize(&kind(&world, observer)) == serialized, "{view:?}\n{world:?}");
                // Another world that looks the same to a spectator: only the observer's own secrets differ.
                let spectator = kind(state, Observer::Spectator);
                let secretly_different = kind(&G::determinize(&spectator, &mut rng), observer);
                for other in [kind(&after, observer), G::view(state, observer), spectator, secretly_different]
                {
                    let other_serialized = serialize(&other);
                    assert_eq!(other_serialized == serialized, other == view, "{view:?}\n{other:?}");
                }
            }
        }
    });
}
