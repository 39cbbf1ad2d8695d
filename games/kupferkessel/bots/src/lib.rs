//! Game knowledge for the bots of Kupferkessel Co.
//!
//! - `heuristic`: the hand-made evaluation and the priors;
//! - `memory`: imperfect memory of covered cards;
//! - `levels`: the settings of each level;
//! - `features`: the input of the learned evaluation;
//! - `reasons`: reasons for a decision, for people;
//! - `search`: alpha-beta for two players without recipes, with the endgame solver behind it.

mod features;
mod heuristic;
mod levels;
mod memory;
mod reasons;
mod search;

use std::sync::LazyLock;

use hearth_bots::{
    Bot, BotRng, DecisionOf, GameKnowledge, LEVELS, Meter, Net, Setting, StateOf, Thoughts, ViewOf,
};
use hearth_core::{Game, Legal, Seat, below};
use kupferkessel_rules::{Decision, Kupferkessel, Question};

use crate::features::{FeatureInput, TableConstants};
pub use crate::reasons::Reason;
use crate::search::AlphaBetaBot;

/// Game knowledge for the bots of Kupferkessel Co.
#[derive(Clone, Copy, Debug)]
pub struct KupferkesselMind;

impl GameKnowledge for KupferkesselMind {
    type Game = Kupferkessel;
    type Reason = Reason;

    const LEVELS: [Setting; LEVELS.len()] = levels::ALL;
    const FEATURES: usize = features::COUNT;

    fn heuristic(state: &StateOf<Self>, seat: Seat) -> f32 {
        heuristic::heuristic(state, seat)
    }

    fn prior(state: &StateOf<Self>, decision: DecisionOf<Self>) -> f32 {
        heuristic::prior(state, decision)
    }

    fn sample_uniform(state: &StateOf<Self>, legal: &mut Legal<Decision>, rng: &mut BotRng) -> Decision {
        if state.question() == Question::Take {
            let line = state.position(state.turn().seat).line().and(state.square().occupied());
            let nth = below(line.len(), rng);
            if let Some(cell) = line.into_iter().nth(nth) {
                return Decision::Take(cell);
            }
        }
        legal.clear();
        Kupferkessel::list_legal(state, legal);
        legal[below(legal.len(), rng)]
    }

    fn features(state: &StateOf<Self>, seat: Seat, each: &mut impl FnMut(usize)) {
        let constants = TableConstants::of(state.ruleset(), state.players());
        features::all(constants, &FeatureInput::of(state), seat.index(), each);
    }

    fn net(players: usize) -> Option<&'static Net> {
        Some(net(players))
    }

    fn remember(view: &ViewOf<Self>, percent: u8, salt: u64) -> ViewOf<Self> {
        memory::remember(view, percent, salt)
    }

    fn exact(view: &ViewOf<Self>, legal: &[Decision], meter: &mut Meter) -> Option<Thoughts<Decision>> {
        search::exact(view, legal, meter)
    }

    fn reasons(view: &ViewOf<Self>, decision: DecisionOf<Self>) -> Vec<Reason> {
        reasons::reasons(view, decision)
    }

    fn search(setting: &Setting, rng: BotRng) -> Box<dyn Bot<Kupferkessel>> {
        Box::new(AlphaBetaBot::new(setting, rng))
    }
}

/// Returns the learned evaluation for a number of players.
fn net(players: usize) -> &'static Net {
    static FOR_TWO: LazyLock<Net> =
        LazyLock::new(|| Net::compiled_in(include_bytes!("../nets/2.net"), features::COUNT));
    static FOR_THREE: LazyLock<Net> =
        LazyLock::new(|| Net::compiled_in(include_bytes!("../nets/3.net"), features::COUNT));
    if players == 2 { &FOR_TWO } else { &FOR_THREE }
}
