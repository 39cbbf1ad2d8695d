//! Bots for a game of which only the rules are known.

use std::convert::Infallible;
use std::marker::PhantomData;

use hearth_core::{Game, Legal, Seat, Turn};
use rand::SeedableRng;

use crate::{BotRng, Budget, Engine, GameKnowledge, Leaf, Setting, StateOf};

/// Knows nothing of a game except its rules. All levels play by rollouts.
#[derive(Clone, Copy, Debug)]
pub struct NoKnowledge<G>(PhantomData<fn() -> G>);

impl<G: Game> GameKnowledge for NoKnowledge<G> {
    type Game = G;
    type Reason = Infallible;
}

/// The levels, weakest first. They differ in the number of rollouts and in their weaknesses.
pub(crate) const LEVELS: [Setting; crate::LEVELS.len()] = [
    Setting { overlooks: 30, strays: 200, ..greedy(1) },
    Setting { overlooks: 15, strays: 100, ..greedy(2) },
    greedy(8),
    tree(300),
    tree(1_500),
    tree(10_000),
];

const fn greedy(worlds: u64) -> Setting {
    Setting::new(Engine::Greedy, Budget::Nodes(worlds))
}

const fn tree(simulations: u64) -> Setting {
    Setting { leaf: Leaf::Random, ..Setting::new(Engine::Tree, Budget::Nodes(simulations)) }
}

/// The rollouts of an evaluation.
const ROLLOUTS_PER_EVALUATION: u64 = 4;

/// Returns a seat's mean lead after a few rollouts. Their seeds are fixed, so equal positions have equal values
/// and decisions are compared over the same random numbers.
pub(crate) fn mean_lead<M: GameKnowledge>(state: &StateOf<M>, seat: Seat) -> f32 {
    if let Some(standing) = M::Game::standing(state) {
        return standing.lead(seat) as f32;
    }
    let mut legal = Legal::new();
    let lead = |seed| {
        let (mut state, mut rng) = (*state, BotRng::seed_from_u64(seed));
        while let Turn::Decide(_) = M::Game::turn(&state) {
            let decision = M::sample_uniform(&state, &mut legal, &mut rng);
            M::Game::apply(&mut state, decision, &mut |_| ());
        }
        M::Game::standing(&state).map_or(0, |standing| standing.lead(seat))
    };
    (0..ROLLOUTS_PER_EVALUATION).map(lead).sum::<i32>() as f32 / ROLLOUTS_PER_EVALUATION as f32
}
