//! What could be decided and what it would bring, found by trying it in an imagined world.
//!
//! Only the seat that decides is told: what it may decide and what everybody will see of it is the same in every world
//! that its view could be of.

use hearth_core::{Game, Legal, Observer};
use kokopelli_rules::{Decision, Event, Kokopelli, View};
use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::SeedableRng;

/// A world that an observer could be in, in which every decision can be tried. Only the seat that decides has one.
pub struct Foresight(Option<<Kokopelli as Game>::State>);

impl Foresight {
    /// The foresight of the one whose view this is.
    pub fn of(view: &View) -> Foresight {
        let decides = view.observer.sits_at(view.turn.seat);
        Foresight(decides.then(|| Kokopelli::determinize(view, &mut SplitMix64::seed_from_u64(0))))
    }

    /// The legal decisions of the observer.
    pub(crate) fn possible(&self) -> Legal<Decision> {
        self.0.map_or_else(Legal::new, |world| Kokopelli::legal(&world))
    }

    /// The events of a decision as everybody would see them.
    pub(crate) fn of_decision(&self, decision: Decision) -> Vec<Event> {
        let mut events = Vec::new();
        if let Some(mut world) = self.0 {
            let mut tell = |event| events.push(Kokopelli::event_seen(event, Observer::Spectator));
            // A decision that is refused brings nothing.
            let _ = Kokopelli::decide(&mut world, decision, &mut tell);
        }
        events
    }
}
