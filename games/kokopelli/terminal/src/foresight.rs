//! What could be decided and what it would bring, found by trying it in an imagined world.
//!
//! Only the seat that decides is told: what it may decide and what everybody will see of it is the same in every world
//! that its view could be of.

use hearth_core::{Game, Legal, Observer};
use kokopelli_rules::{Decision, Event, Kokopelli, View};
use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::SeedableRng;

type World = <Kokopelli as Game>::State;

/// One world of the observer's, if it is for him to decide.
fn world(view: &View) -> Option<World> {
    let decides = view.observer.sits_at(view.turn.seat);
    decides.then(|| Kokopelli::imagine(view, &mut SplitMix64::seed_from_u64(0)))
}

/// What the observer may decide; nothing if it is not for him to decide.
pub(crate) fn possible(view: &View) -> Legal<Decision> {
    world(view).map_or_else(Legal::new, |world| Kokopelli::legal(&world))
}

/// What everybody would see happen; nothing if it is not for the observer to decide that.
pub(crate) fn foresee(decision: Decision, view: &View) -> Vec<Event> {
    let mut events = Vec::new();
    if let Some(mut world) = world(view) {
        let mut tell = |event| events.push(Kokopelli::event_seen(event, Observer::Spectator));
        // A decision that is refused brings nothing.
        let _ = Kokopelli::decide(&mut world, decision, &mut tell);
    }
    events
}
