//! What programs from outside are told of a view.

use std::collections::{HashMap, HashSet};

use hearth_core::{Game, ObservationEncoder, Observer, Options, Seat, Trace, Values};

use super::{kinds, over_random_games};
use crate::seeded_rng;

/// A view as JSON is whole.
pub fn views_are_told_whole<G: Trace>(seed: u64, decisions: usize) {
    are_whole::<G, _>(seed, decisions, |view| {
        serde_json::to_string(&G::trace_view(view)).expect("JSON can say every view")
    });
}

/// A view as numbers is whole. With so many players there are always as many, and each means something else than all others.
pub fn views_are_numbered_whole<G: ObservationEncoder>(seed: u64, decisions: usize) {
    are_whole::<G, _>(seed, decisions, numbers::<G>);
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

/// Whatever a table can agree on by a word, the numbers say it. What players write themselves, they do not.
pub fn agreements_are_numbered<G: ObservationEncoder>(seed: u64) {
    let usual = G::Options::usual(*G::PLAYERS.end()).expect("as many as there is room for can play");
    for choice in G::Options::CHOICES {
        let values: &[&str] = match choice.values {
            Values::OneOf(values) => values,
            Values::Switch => &["false", "true"],
            Values::SomeOf { .. } | Values::Text { .. } => continue,
        };
        let numbers = values.iter().map(|value| {
            let mut agreed = usual.clone();
            agreed.set(choice.name, value).expect("what can be chosen is possible");
            let state = G::start(&G::deal(&agreed, &mut seeded_rng(seed)));
            numbers::<G>(&G::perfect_recall_view(&state, Observer::Seat(Seat::FIRST)))
        });
        for (place, told) in numbers.clone().enumerate() {
            let same = numbers.clone().filter(|other| *other == told).count();
            assert_eq!(same, 1, "{} {} is told like another", choice.name, values[place]);
        }
    }
}

fn numbers<G: ObservationEncoder>(view: &G::View) -> Vec<f32> {
    let mut numbers = Vec::new();
    G::encode_observation(view, &mut numbers);
    numbers
}

/// What is told of a view is the same in two worlds that differ only in what is hidden, and it is whole: whenever an observer can
/// tell two moments of a game apart by his view, he can tell them apart by what he is told of it.
fn are_whole<G: Game, T: PartialEq>(seed: u64, decisions: usize, told: impl Fn(&G::View) -> T) {
    let mut rng = seeded_rng(seed.wrapping_add(1));
    over_random_games::<G>(seed, decisions, |state, decision| {
        let mut after = *state;
        G::apply(&mut after, decision, &mut |_| ());
        for observer in Observer::all(G::players(state)) {
            for kind in kinds::<G>(state, observer) {
                let view = kind(state, observer);
                let told_of_view = told(&view);
                let world = G::determinize(&view, &mut rng);
                assert!(told(&kind(&world, observer)) == told_of_view, "{view:?}\n{world:?}");
                // Another world that nobody from behind could tell from this one: what is different is his own secret.
                let spectator = kind(state, Observer::Spectator);
                let secretly_different = kind(&G::determinize(&spectator, &mut rng), observer);
                for other in [kind(&after, observer), G::view(state, observer), spectator, secretly_different]
                {
                    let told_of_other = told(&other);
                    assert_eq!(told_of_other == told_of_view, other == view, "{view:?}\n{other:?}");
                }
            }
        }
    });
}
