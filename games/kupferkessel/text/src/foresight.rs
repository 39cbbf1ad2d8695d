//! What comes next: where figures go, and what a decision would bring, found by making it in an imagined world.
//!
//! Of hidden things only what is the same in every world that the view could be of is told. Where a figure is heading for is
//! a forecast: what the others do before it moves, a hat, an explosion, a figure in the way, may change it.

use hearth_core::{Game, Observer, Seat};
use kupferkessel_rules::{Card, Decision, Event, Kupferkessel, Position, Question, State, View};
use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::SeedableRng;

/// Where a figure's top card carries it next, as things stand. Who takes a card goes on by that one, and it is not known
/// yet; who took the last one goes nowhere.
pub fn next_stop(view: &View, seat: Seat) -> Option<Position> {
    let open = match view.question {
        Question::Take => seat == view.turn.seat,
        Question::Symbol { .. } => false,
        Question::Last { .. } | Question::Over => true,
    };
    (!open).then(|| view.landing(seat))
}

/// A world that a view could be of, in which decisions are tried.
pub(crate) struct Foresight(State);

impl Foresight {
    /// A world that this view could be of.
    pub fn of(view: &View) -> Foresight {
        Foresight(Kupferkessel::determinize(view, &mut SplitMix64::seed_from_u64(0)))
    }

    /// The outcome of a decision; `None` if it is not possible.
    pub fn after(&self, decision: Decision) -> Option<Foreseen> {
        decided(self.0, decision)
    }
}

/// The outcome of a decision.
pub(crate) struct Foreseen {
    /// The events.
    pub events: Vec<Event>,
    world: State,
}

fn decided(mut world: State, decision: Decision) -> Option<Foreseen> {
    let mut events = Vec::new();
    Kupferkessel::decide(&mut world, decision, &mut |event| events.push(event)).ok()?;
    Some(Foreseen { events, world })
}

impl Foreseen {
    /// The question after it.
    pub fn question(&self) -> Question {
        self.shown().question
    }

    /// The outcome of another decision after it.
    pub fn then(&self, decision: Decision) -> Option<Foreseen> {
        decided(self.world, decision)
    }

    /// The view of a spectator after it.
    fn shown(&self) -> View {
        Kupferkessel::view(&self.world, Observer::Spectator)
    }

    /// Where this seat goes next: it has gone there already, or goes there as things stand then. Nowhere if the game is
    /// over.
    pub fn next_stop(&self, seat: Seat) -> Option<Position> {
        let after = self.shown();
        if after.question == Question::Over {
            return None;
        }
        let gone = self.events.iter().find_map(|event| match event {
            Event::Moved { seat: other, to, .. } if *other == seat => Some(*to),
            _ => None,
        });
        Some(gone.unwrap_or_else(|| after.landing(seat)))
    }

    /// Whom an explosion hits, and the cards that are lost. What comes to light below them nobody knows before.
    pub fn lost(&self) -> impl Iterator<Item = (Seat, Card)> {
        self.events.iter().filter_map(|event| match event {
            Event::Lost { seat, card, .. } => Some((*seat, *card)),
            _ => None,
        })
    }
}
