//! What bots know of Kokopelli.

mod alike;
mod features;
mod liking;
mod nets;
mod worth;

use hearth_bots::{Budget, DecisionOf, Engine, Mind, Net, Setting, StateOf, ViewOf};
use hearth_core::Seat;
use kokopelli_rules::Kokopelli;

/// What bots know of the game.
#[derive(Clone, Copy, Debug)]
pub struct KokopelliMind;

/// What speaks for a decision.
#[derive(Clone, PartialEq, Debug)]
pub enum Reason {}

impl Mind for KokopelliMind {
    type Game = Kokopelli;
    type Reason = Reason;

    const LEVELS: [Setting; 6] = [Setting::new(Engine::Greedy, Budget::Nodes(1)); 6];
    const FEATURES: usize = features::COUNT;

    fn worth(state: &StateOf<Self>, seat: Seat) -> f32 {
        worth::worth(state, seat)
    }

    fn liking(state: &StateOf<Self>, decision: DecisionOf<Self>) -> f32 {
        liking::liking(state, decision)
    }

    fn canonical(state: &StateOf<Self>, decision: DecisionOf<Self>) -> DecisionOf<Self> {
        alike::canonical(state, decision)
    }

    fn features(state: &StateOf<Self>, seat: Seat, each: &mut impl FnMut(usize)) {
        features::features(state, seat, each);
    }

    fn net(players: usize) -> &'static Net {
        nets::net(players)
    }

    fn reasons(_view: &ViewOf<Self>, _decision: DecisionOf<Self>) -> Vec<Reason> {
        Vec::new()
    }
}
