//! What a bot makes of one moment: what it would decide, what it expects of the best decisions, and why.

use hearth_bots::{Bot, DecisionOf, Estimate, Forfeit, GameKnowledge, Thoughts, ViewOf};
use hearth_core::{Game, Seat};

use crate::prospect::{Prospect, equal, prospects};

/// What a bot makes of one moment, in words.
#[derive(Clone, Debug)]
pub struct Hint {
    /// The game, by its name.
    pub game: &'static str,
    /// Who was asked.
    pub bot: String,
    /// In whose place.
    pub seat: Seat,
    /// How many decisions were possible.
    pub choices: usize,
    /// What it thinks, the decisions in the words of the rules.
    pub thoughts: Thoughts<String>,
    /// What speaks for its decision, the weightiest first.
    pub reasons: Vec<String>,
}

impl Hint {
    /// Who is asked if nobody is named.
    pub const USUAL: &str = "strong";

    /// Asks a bot in the place of a seat, which knows this. `reason` puts a reason into words.
    pub fn ask<M: GameKnowledge>(
        called: &str,
        bot: &mut dyn Bot<M::Game>,
        (seat, known): (Seat, &ViewOf<M>),
        legal: &[DecisionOf<M>],
        reason: impl Fn(&M::Reason) -> String,
    ) -> Result<Hint, Forfeit> {
        let Thoughts { decision, estimates, line, nodes } = bot.think(known, legal)?;
        let said = |estimate: &Estimate<DecisionOf<M>>| Estimate {
            decision: estimate.decision.to_string(),
            win_probability: estimate.win_probability,
            lead: estimate.lead,
            evidence: estimate.evidence,
        };
        Ok(Hint {
            game: M::Game::NAME,
            bot: called.to_owned(),
            seat,
            choices: legal.len(),
            thoughts: Thoughts {
                decision: decision.to_string(),
                estimates: estimates.iter().map(said).collect(),
                line: line.iter().map(ToString::to_string).collect(),
                nodes,
            },
            reasons: M::reasons(known, decision).iter().map(reason).collect(),
        })
    }

    /// What it expects, in the order of its estimates.
    fn prospects(&self) -> Vec<Prospect<'_, String>> {
        prospects(&self.thoughts.estimates)
    }

    /// What it expects, for people: no more than so many rows, those it knows most about; what it would decide first, the others
    /// by the chances that stand there.
    pub fn rows(&self, most: usize) -> Vec<Prospect<'_, String>> {
        let mut rows = self.prospects();
        rows.truncate(most);
        if let [_, others @ ..] = rows.as_mut_slice() {
            others.sort_by(|one, other| {
                other.estimate.win_probability.total_cmp(&one.estimate.win_probability)
            });
        }
        rows
    }

    /// What it expects of one decision.
    pub fn of(&self, decision: &str) -> Option<&Estimate<String>> {
        self.thoughts.estimates.iter().find(|estimate| estimate.decision == decision)
    }

    /// So many decisions are equally good, as far as the bot can tell that from chance.
    pub(crate) fn equal(&self) -> usize {
        let prospects = self.prospects();
        prospects[..equal(&prospects)].iter().map(|prospect| prospect.decisions.len()).sum()
    }
}

#[cfg(test)]
mod tests {
    use hearth_bots::Evidence;

    use super::*;

    #[test]
    fn the_rows_for_people_begin_with_the_decision_and_go_on_by_chance() {
        let looked = [("draw", 0.52, 900), ("pass", 0.31, 80), ("exchange", 0.53, 70), ("done", 0.9, 2)];
        let estimates = looked.map(|(decision, win_probability, looks)| Estimate {
            decision: decision.to_owned(),
            win_probability,
            lead: 0.0,
            evidence: Evidence::Visits(looks),
        });
        let thoughts = Thoughts { estimates: estimates.to_vec(), ..Thoughts::bare("draw".to_owned()) };
        let (game, bot) = ("kokopelli", Hint::USUAL.to_owned());
        let hint = Hint { game, bot, seat: Seat::FIRST, choices: 4, thoughts, reasons: Vec::new() };
        let rows: Vec<String> = hint.rows(3).iter().map(Prospect::text).collect();
        assert_eq!(rows, ["draw", "exchange", "pass"], "what was hardly looked at is not among them");
    }
}
