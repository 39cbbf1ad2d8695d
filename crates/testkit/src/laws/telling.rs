//! What programs from outside are told of a view.

use hearth_core::{Observer, Trace};

use super::{kinds, over_random_games};
use crate::rng;

fn told<G: Trace>(view: &G::View) -> String {
    serde_json::to_string(&G::trace_view(view)).expect("JSON can say every view")
}

/// A view as JSON is the same in two worlds that differ only in what is hidden, and it is whole: whenever an observer can tell
/// two moments of a game apart by his view, he can tell them apart by its JSON.
pub fn views_are_told_whole<G: Trace>(seed: u64, decisions: usize) {
    let mut chance = rng(seed.wrapping_add(1));
    over_random_games::<G>(seed, decisions, |state, decision| {
        let mut after = *state;
        G::apply(&mut after, decision, &mut |_| ());
        for observer in Observer::all(G::players(state)) {
            for kind in kinds::<G>(state, observer) {
                let view = kind(state, observer);
                let told_of_view = told::<G>(&view);
                let world = G::imagine(&view, &mut chance);
                assert_eq!(told::<G>(&kind(&world, observer)), told_of_view);
                // Another world that nobody from behind could tell from this one: what is different is his own secret.
                let spectator = kind(state, Observer::Spectator);
                let secretly_different = kind(&G::imagine(&spectator, &mut chance), observer);
                for other in [kind(&after, observer), G::view(state, observer), spectator, secretly_different]
                {
                    let told_of_other = told::<G>(&other);
                    assert_eq!(told_of_other == told_of_view, other == view, "{view:?}\n{other:?}");
                }
            }
        }
    });
}
