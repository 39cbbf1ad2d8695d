//! What bots know of Kupferkessel Co.
//!
//! - `worth`: what a position promises, by hand-made rules;
//! - `memory`: what somebody remembers of covered cards;
//! - `features`: what the learned evaluation is told of a position;
//! - `reasons`: what speaks for a decision;
//! - `search`: alpha-beta for two players without recipes, with the solver behind it.

mod features;
mod memory;
mod reasons;
mod search;
mod worth;

use std::sync::LazyLock;

use hearth_bots::{
    Bot, Budget, DecisionOf, Dice, Engine, Meter, Mind, Net, Setting, StateOf, Thoughts, ViewOf,
};
use hearth_core::{Game, Legal, Seat};
use kupferkessel_rules::{Decision, Kupferkessel, Question};
use rand::RngExt;

use crate::features::{Scene, Terms};
pub use crate::reasons::Reason;
use crate::search::Search;

/// What bots know of the game.
#[derive(Clone, Copy, Debug)]
pub struct KupferkesselMind;

impl Mind for KupferkesselMind {
    type Game = Kupferkessel;
    type Reason = Reason;

    const LEVELS: [Setting; 6] = [
        Setting { memory: 40, overlooks: 10, strays: 100, ..Setting::new(Engine::Greedy, Budget::Nodes(4)) },
        Setting { memory: 70, overlooks: 4, strays: 50, ..Setting::new(Engine::Greedy, Budget::Nodes(8)) },
        Setting { memory: 70, ..Setting::new(Engine::Search, Budget::Nodes(300)) },
        Setting { memory: 88, ..Setting::new(Engine::Search, Budget::Nodes(800)) },
        Setting::new(Engine::Search, Budget::Nodes(4_000)),
        Setting::new(Engine::Search, Budget::Nodes(400_000)),
    ];
    const FEATURES: usize = features::COUNT;

    fn worth(state: &StateOf<Self>, seat: Seat) -> f32 {
        worth::worth(state, seat)
    }

    fn liking(state: &StateOf<Self>, decision: DecisionOf<Self>) -> f32 {
        worth::liking(state, decision)
    }

    fn any(state: &StateOf<Self>, legal: &mut Legal<Decision>, dice: &mut Dice) -> Decision {
        if state.question() == Question::Take {
            let line = state.position(state.turn().seat).line().and(state.square().occupied());
            let nth = below(dice, line.len() as u32);
            if let Some(cell) = line.into_iter().nth(nth as usize) {
                return Decision::Take(cell);
            }
        }
        legal.clear();
        Kupferkessel::list_legal(state, legal);
        legal[below(dice, legal.len() as u32) as usize]
    }

    fn features(state: &StateOf<Self>, seat: Seat, each: &mut impl FnMut(usize)) {
        let terms = Terms::of(state.ruleset(), state.players());
        features::all(terms, &Scene::of(state), seat.index(), each);
    }

    fn net(players: usize) -> &'static Net {
        static FOR_TWO: LazyLock<Net> =
            LazyLock::new(|| Net::compiled_in(include_bytes!("../nets/2.net"), features::COUNT));
        static FOR_THREE: LazyLock<Net> =
            LazyLock::new(|| Net::compiled_in(include_bytes!("../nets/3.net"), features::COUNT));
        if players == 2 { &FOR_TWO } else { &FOR_THREE }
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

    fn search(setting: &Setting, dice: Dice) -> Box<dyn Bot<Kupferkessel>> {
        Box::new(Search::new(setting, dice))
    }
}

/// A number below a small one, each as likely as the others to a part in a hundred million.
#[inline]
fn below(dice: &mut Dice, bound: u32) -> u32 {
    ((u64::from(dice.random::<u32>()) * u64::from(bound)) >> 32) as u32
}
