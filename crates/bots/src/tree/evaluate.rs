//! Leaf evaluation of the tree search.

use hearth_core::{Game, Legal, Seat, Standing, Turn};

use crate::{BotRng, DecisionOf, Evaluation, GameKnowledge, Leaf, StateOf};

/// Evaluates a leaf by net, by rollout or by both. A game without a net only has rollouts. A finished game returns
/// its result.
pub(super) fn evaluate<M: GameKnowledge>(
    leaf: Leaf,
    state: &mut StateOf<M>,
    legal: &mut Legal<DecisionOf<M>>,
    rng: &mut BotRng,
) -> Evaluation {
    if let Some(standing) = M::Game::standing(state) {
        return Evaluation::of(&standing);
    }
    let learned = |state: &StateOf<M>| M::net(M::Game::players(state)).map(|net| net.evaluate::<M>(state));
    let learned = match leaf {
        Leaf::Random => return rollout::<M>(state, legal, rng, M::sample_uniform),
        Leaf::Light => None,
        Leaf::Value | Leaf::Mixed => learned(state),
    };
    match (leaf, learned) {
        (Leaf::Value, Some(learned)) => learned,
        (_, Some(learned)) => learned.mean(rollout::<M>(state, legal, rng, M::sample_by_prior)),
        (_, None) => rollout::<M>(state, legal, rng, M::sample_by_prior),
    }
}

/// Plays a rollout to the end of the game.
fn rollout<M: GameKnowledge>(
    state: &mut StateOf<M>,
    legal: &mut Legal<DecisionOf<M>>,
    rng: &mut BotRng,
    choose: impl Fn(&StateOf<M>, &mut Legal<DecisionOf<M>>, &mut BotRng) -> DecisionOf<M>,
) -> Evaluation {
    while let Turn::Decide(_) = M::Game::turn(state) {
        let decision = choose(state, legal, rng);
        M::Game::apply(state, decision, &mut |_| ());
    }
    M::Game::standing(state).map_or(Evaluation::EVEN, |standing| Evaluation::of(&standing))
}

impl Evaluation {
    const EVEN: Evaluation = Evaluation { shares: [0.5; Seat::MOST], leads: [0.0; Seat::MOST] };

    /// The result of a finished game.
    fn of(standing: &Standing) -> Evaluation {
        let mut leads = [0.0; Seat::MOST];
        for seat in Seat::all(standing.scores.len()) {
            leads[seat.index()] = standing.lead(seat) as f32;
        }
        Evaluation { shares: standing.shares(), leads }
    }

    /// Returns the mean of two evaluations.
    fn mean(self, other: Evaluation) -> Evaluation {
        let midpoints = |a: [f32; Seat::MOST], b: [f32; Seat::MOST]| {
            std::array::from_fn(|at| f32::midpoint(a[at], b[at]))
        };
        Evaluation { shares: midpoints(self.shares, other.shares), leads: midpoints(self.leads, other.leads) }
    }
}
