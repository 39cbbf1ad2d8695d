//! A bot that looks at what each decision comes to at once, in a few worlds that it imagines.

use std::marker::PhantomData;

use hearth_core::{Game, Turn};

use crate::arithmetic::exp;
use crate::{
    Bot, BotRng, Budget, DecisionOf, Estimate, Evidence, Forfeit, GameKnowledge, Setting, Thoughts, ViewOf,
};

/// So many points ahead by [`GameKnowledge::worth`] make three victories of four.
const DECISIVE: f32 = 8.0;

/// Looks one decision ahead.
#[derive(Debug)]
pub struct Greedy<M> {
    worlds: u64,
    rng: BotRng,
    knowledge: PhantomData<fn() -> M>,
}

impl<M: GameKnowledge> Greedy<M> {
    /// A bot that imagines so many worlds as its budget has nodes.
    pub fn new(setting: &Setting, rng: BotRng) -> Greedy<M> {
        let worlds = match setting.budget {
            Budget::Nodes(nodes) => nodes,
            Budget::Time(_) => 8,
        };
        Greedy { worlds, rng, knowledge: PhantomData }
    }
}

impl<M: GameKnowledge> Bot<M::Game> for Greedy<M> {
    fn think(
        &mut self,
        view: &ViewOf<M>,
        legal: &[DecisionOf<M>],
    ) -> Result<Thoughts<DecisionOf<M>>, Forfeit> {
        let mut worth = vec![0.0; legal.len()];
        for _ in 0..self.worlds {
            let world = M::Game::determinize(view, &mut self.rng);
            let Turn::Decide(seat) = M::Game::turn(&world) else { break };
            for (sum, &decision) in worth.iter_mut().zip(legal) {
                let mut after = world;
                M::Game::apply(&mut after, decision, &mut |_| ());
                *sum += M::heuristic(&after, seat);
            }
        }
        let mut estimates: Vec<_> = legal
            .iter()
            .zip(worth)
            .map(|(&decision, sum)| {
                let lead = sum / self.worlds as f32;
                let win_probability = 1.0 / (1.0 + exp(-lead / DECISIVE));
                Estimate { decision, win_probability, lead, ground: Evidence::Visits(self.worlds) }
            })
            .collect();
        // Equal decisions keep the order of the list.
        estimates.sort_by(|a, b| b.lead.total_cmp(&a.lead));
        let decision = estimates[0].decision;
        Ok(Thoughts { decision, estimates, line: vec![decision], nodes: self.worlds })
    }
}
