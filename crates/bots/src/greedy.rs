//! A bot that compares the positions right after each decision, in a few determinized worlds.

use std::marker::PhantomData;

use hearth_core::{Game, Turn};

use crate::arithmetic::exp;
use crate::{
    Bot, BotRng, Budget, DecisionOf, Estimate, Evidence, Forfeit, GameKnowledge, Setting, Thoughts, ViewOf,
};

/// The scale of the logistic function. A [heuristic](GameKnowledge::heuristic) lead of this many points gives
/// a win probability of 73 percent.
const LEAD_SCALE_POINTS: f32 = 8.0;

/// A one-ply search over determinized worlds.
#[derive(Debug)]
pub struct Greedy<M> {
    worlds: u64,
    rng: BotRng,
    knowledge: PhantomData<fn() -> M>,
}

impl<M: GameKnowledge> Greedy<M> {
    /// Creates a bot that samples as many worlds as its budget has nodes, or eight under a time budget.
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
        let mut sums = vec![0.0; legal.len()];
        for _ in 0..self.worlds {
            let world = M::Game::determinize(view, &mut self.rng);
            let Turn::Decide(seat) = M::Game::turn(&world) else { break };
            for (sum, &decision) in sums.iter_mut().zip(legal) {
                let mut after = world;
                M::Game::apply(&mut after, decision, &mut |_| ());
                *sum += M::heuristic(&after, seat);
            }
        }
        let mut estimates: Vec<_> = legal
            .iter()
            .zip(sums)
            .map(|(&decision, sum)| {
                let lead = sum / self.worlds as f32;
                let win_probability = 1.0 / (1.0 + exp(-lead / LEAD_SCALE_POINTS));
                Estimate { decision, win_probability, lead, evidence: Evidence::Visits(self.worlds) }
            })
            .collect();
        // The sort is stable: equal decisions keep the order of the list.
        estimates.sort_by(|a, b| b.lead.total_cmp(&a.lead));
        let decision = estimates[0].decision;
        Ok(Thoughts { decision, estimates, line: vec![decision], nodes: self.worlds })
    }
}
