//! A bot with human weaknesses: it forgets face-down cards, overlooks decisions, and settles for a slightly
//! worse one. It does not play at random.

use rand::{Rng, RngExt};

use crate::arithmetic::exp;
use crate::{Bot, BotRng, DecisionOf, Estimate, Evidence, Forfeit, GameKnowledge, Setting, Thoughts, ViewOf};

/// Decisions that lose more than this multiple of the bot's `strays` are never chosen.
const MAX_LOSS_MULTIPLE: f32 = 3.0;

/// A decision counts as explored if it has at least one visit for this many of the best decision.
const MIN_VISITS_DIVISOR: u64 = 10;

/// A wrapper that adds human weaknesses to another bot.
pub struct HandicappedBot<M: GameKnowledge> {
    bot: Box<dyn Bot<M::Game>>,
    memory: u8,
    overlooks: u8,
    /// The temperature of the choice, in points of lead.
    strays: f32,
    /// Seeds the forgetting. It is fixed, so that a forgotten card stays forgotten.
    salt: u64,
    rng: BotRng,
}

impl<M: GameKnowledge> HandicappedBot<M> {
    /// Wraps a bot with the weaknesses of a setting.
    pub fn new(setting: &Setting, bot: Box<dyn Bot<M::Game>>, mut rng: BotRng) -> HandicappedBot<M> {
        HandicappedBot {
            bot,
            memory: setting.memory,
            overlooks: setting.overlooks,
            strays: f32::from(setting.strays) / 100.0,
            salt: rng.next_u64(),
            rng,
        }
    }

    fn not_overlooked(&mut self, legal: &[DecisionOf<M>]) -> Vec<DecisionOf<M>> {
        let noticed: Vec<_> = legal
            .iter()
            .copied()
            .filter(|_| !self.rng.random_ratio(u32::from(self.overlooks), 100))
            .collect();
        if noticed.is_empty() { legal.to_vec() } else { noticed }
    }

    /// Samples a decision. Its weight falls exponentially with the points that it loses.
    fn sample_near_best(&mut self, thoughts: &Thoughts<DecisionOf<M>>) -> Option<DecisionOf<M>> {
        let best = thoughts.estimates.iter().find(|estimate| estimate.decision == thoughts.decision)?;
        let mut chosen = None;
        let mut sum = 0.0;
        for estimate in thoughts.estimates.iter().filter(|estimate| is_explored(estimate, best)) {
            // An estimate above that of the chosen decision rests on few visits. It counts as equal.
            let loss = (best.lead - estimate.lead).max(0.0) / self.strays;
            if loss <= MAX_LOSS_MULTIPLE {
                let weight = exp(-loss);
                sum += weight;
                if self.rng.random::<f32>() * sum < weight {
                    chosen = Some(estimate.decision);
                }
            }
        }
        chosen
    }
}

/// Returns false for a decision that a tree search has hardly visited. Its estimate would be noise.
fn is_explored<D>(estimate: &Estimate<D>, best: &Estimate<D>) -> bool {
    match (estimate.evidence, best.evidence) {
        (Evidence::Visits(visits), Evidence::Visits(most)) => {
            visits > 0 && visits >= most / MIN_VISITS_DIVISOR
        }
        _ => true,
    }
}

impl<M: GameKnowledge> Bot<M::Game> for HandicappedBot<M> {
    fn think(
        &mut self,
        view: &ViewOf<M>,
        legal: &[DecisionOf<M>],
    ) -> Result<Thoughts<DecisionOf<M>>, Forfeit> {
        let view = if self.memory < 100 { M::remember(view, self.memory, self.salt) } else { *view };
        let mut thoughts = if self.overlooks > 0 {
            let noticed = self.not_overlooked(legal);
            self.bot.think(&view, &noticed)?
        } else {
            self.bot.think(&view, legal)?
        };
        if self.strays > 0.0
            && let Some(decision) = self.sample_near_best(&thoughts)
            && decision != thoughts.decision
        {
            thoughts.decision = decision;
            thoughts.line = vec![decision];
        }
        Ok(thoughts)
    }

    fn release_memory(&mut self) {
        self.bot.release_memory();
    }
}
