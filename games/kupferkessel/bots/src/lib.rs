//! What bots know of Kupferkessel Co..

use hearth_bots::{Budget, DecisionOf, Engine, Mind, Net, Setting, StateOf, ViewOf};
use hearth_core::{Game, Seat};
use kupferkessel_rules::Kupferkessel;

/// What bots know of the game.
#[derive(Clone, Copy, Debug)]
pub struct KupferkesselMind;

/// What speaks for a decision.
#[derive(Clone, PartialEq, Debug)]
pub enum Reason {}

impl Mind for KupferkesselMind {
    type Game = Kupferkessel;
    type Reason = Reason;

    const LEVELS: [Setting; 6] = [Setting::new(Engine::Greedy, Budget::Nodes(1)); 6];
    const FEATURES: usize = 1;

    fn worth(state: &StateOf<Self>, seat: Seat) -> f32 {
        Kupferkessel::standing(state).map_or(0.0, |standing| standing.lead(seat) as f32)
    }

    fn liking(_state: &StateOf<Self>, _decision: DecisionOf<Self>) -> f32 {
        1.0
    }

    fn features(_state: &StateOf<Self>, _seat: Seat, _each: &mut impl FnMut(usize)) {}

    fn net(_players: usize) -> &'static Net {
        static NET: std::sync::OnceLock<Net> = std::sync::OnceLock::new();
        NET.get_or_init(|| hearth_bots::learn::Fit::new(1, 1).net())
    }

    fn reasons(_view: &ViewOf<Self>, _decision: DecisionOf<Self>) -> Vec<Reason> {
        Vec::new()
    }
}
