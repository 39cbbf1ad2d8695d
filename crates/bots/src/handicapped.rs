//! A bot that makes the mistakes that people make: it forgets covered cards, overlooks a decision, and takes one that is
//! nearly as good for the best one. It does not play at random.

use rand::{Rng, RngExt};

use crate::arithmetic::exp;
use crate::{Bot, BotRng, DecisionOf, Estimate, Evidence, Forfeit, GameKnowledge, Setting, Thoughts, ViewOf};

/// A decision that is worse than the best one by more than so many times what the bot strays is never taken.
const FARTHEST: f32 = 3.0;

/// A decision is known well enough if it was looked at at least this part as often as the best one.
const ENOUGH: u64 = 10;

/// A bot with a person's weaknesses.
pub struct HandicappedBot<M: GameKnowledge> {
    bot: Box<dyn Bot<M::Game>>,
    memory: u8,
    overlooks: u8,
    /// In points.
    strays: f32,
    /// What is forgotten stays forgotten.
    salt: u64,
    rng: BotRng,
}

impl<M: GameKnowledge> HandicappedBot<M> {
    /// The same bot, with the weaknesses of a setting.
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

    fn noticed(&mut self, legal: &[DecisionOf<M>]) -> Vec<DecisionOf<M>> {
        let noticed: Vec<_> = legal
            .iter()
            .copied()
            .filter(|_| !self.rng.random_ratio(u32::from(self.overlooks), 100))
            .collect();
        if noticed.is_empty() { legal.to_vec() } else { noticed }
    }

    /// One of the decisions, the less likely the more it gives away.
    fn strayed(&mut self, thoughts: &Thoughts<DecisionOf<M>>) -> Option<DecisionOf<M>> {
        let best = thoughts.estimates.iter().find(|estimate| estimate.decision == thoughts.decision)?;
        let mut chosen = None;
        let mut sum = 0.0;
        for estimate in thoughts.estimates.iter().filter(|estimate| is_known(estimate, best)) {
            // What seems to be better than what it would decide is not known well enough to be.
            let away = (best.lead - estimate.lead).max(0.0) / self.strays;
            if away <= FARTHEST {
                let weight = exp(-away);
                sum += weight;
                if self.rng.random::<f32>() * sum < weight {
                    chosen = Some(estimate.decision);
                }
            }
        }
        chosen
    }
}

/// Whether something is known of a decision. A tree hardly looks at what it does not like, and what it says of that is noise.
fn is_known<D>(estimate: &Estimate<D>, best: &Estimate<D>) -> bool {
    match (estimate.ground, best.ground) {
        (Evidence::Visits(looks), Evidence::Visits(most)) => looks > 0 && looks >= most / ENOUGH,
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
            let noticed = self.noticed(legal);
            self.bot.think(&view, &noticed)?
        } else {
            self.bot.think(&view, legal)?
        };
        if self.strays > 0.0
            && let Some(decision) = self.strayed(&thoughts)
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
