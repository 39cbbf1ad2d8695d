//! Game knowledge for the bots of Kokopelli.

mod canonical;
mod features;
mod heuristic;
mod last_turn;
mod levels;
mod nets;
mod prior;
mod reason;

use hearth_bots::{DecisionOf, GameKnowledge, LEVELS, Meter, Net, Setting, StateOf, Thoughts, ViewOf};
use hearth_core::Seat;
use kokopelli_rules::Kokopelli;

pub use crate::reason::Reason;

/// Game knowledge for the bots of Kokopelli.
#[derive(Clone, Copy, Debug)]
pub struct KokopelliMind;

impl GameKnowledge for KokopelliMind {
    type Game = Kokopelli;
    type Reason = Reason;

    const LEVELS: [Setting; LEVELS.len()] = levels::ALL;
    const FEATURES: usize = features::COUNT;

    fn heuristic(state: &StateOf<Self>, seat: Seat) -> f32 {
        heuristic::heuristic(state, seat)
    }

    fn prior(state: &StateOf<Self>, decision: DecisionOf<Self>) -> f32 {
        prior::prior(state, decision)
    }

    fn canonical(state: &StateOf<Self>, decision: DecisionOf<Self>) -> DecisionOf<Self> {
        canonical::canonical(state, decision)
    }

    fn features(state: &StateOf<Self>, seat: Seat, each: &mut impl FnMut(usize)) {
        features::features(state, seat, each);
    }

    fn net(players: usize) -> Option<&'static Net> {
        Some(nets::net(players))
    }

    fn exact(
        view: &ViewOf<Self>,
        legal: &[DecisionOf<Self>],
        meter: &mut Meter,
    ) -> Option<Thoughts<DecisionOf<Self>>> {
        last_turn::exact(view, legal, meter)
    }

    fn reasons(view: &ViewOf<Self>, decision: DecisionOf<Self>) -> Vec<Reason> {
        reason::reasons(view, decision)
    }
}
