//! A bot's analysis of one position: its decision, its estimates and its reasons.

use hearth_bots::{Bot, DecisionOf, Estimate, Forfeit, GameKnowledge, Thoughts, ViewOf};
use hearth_core::{Game, Seat};
use hearth_text::Spans;
use serde::{Deserialize, Serialize};

use crate::prospect::{Prospect, equal, prospects};

/// A bot's analysis of one position, as text.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Hint {
    /// The name of the game.
    pub game: String,
    /// The bot.
    pub bot: String,
    /// The seat that the bot was asked for.
    pub seat: Seat,
    /// The number of legal decisions.
    pub choices: usize,
    /// The analysis, with decisions in the notation of the rules.
    pub thoughts: Thoughts<String>,
    /// The reasons for the decision, most important first.
    #[serde(skip)]
    pub reasons: Vec<Spans>,
}

impl Hint {
    /// The default bot.
    pub const USUAL: &str = "strong";

    /// Asks a bot for a hint, from the view of a seat. `reason` translates a reason into words.
    pub fn ask<M: GameKnowledge>(
        called: &str,
        bot: &mut dyn Bot<M::Game>,
        (seat, known): (Seat, &ViewOf<M>),
        legal: &[DecisionOf<M>],
        reason: impl Fn(&M::Reason) -> Spans,
    ) -> Result<Hint, Forfeit> {
        let Thoughts { decision, estimates, line, nodes } = bot.think(known, legal)?;
        let as_text = |estimate: &Estimate<DecisionOf<M>>| Estimate {
            decision: estimate.decision.to_string(),
            win_probability: estimate.win_probability,
            lead: estimate.lead,
            evidence: estimate.evidence,
        };
        Ok(Hint {
            game: M::Game::NAME.to_owned(),
            bot: called.to_owned(),
            seat,
            choices: legal.len(),
            thoughts: Thoughts {
                decision: decision.to_string(),
                estimates: estimates.iter().map(as_text).collect(),
                line: line.iter().map(ToString::to_string).collect(),
                nodes,
            },
            reasons: M::reasons(known, decision).iter().map(reason).collect(),
        })
    }

    /// Returns the prospects in the order of the estimates.
    fn prospects(&self) -> Vec<Prospect<'_, String>> {
        prospects(&self.thoughts.estimates)
    }

    /// Returns the best-known prospects for display, at most `most`. The bot's decision comes first, the
    /// others by win probability.
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

    /// Returns the estimate of one decision.
    pub fn of(&self, decision: &str) -> Option<&Estimate<String>> {
        self.thoughts.estimates.iter().find(|estimate| estimate.decision == decision)
    }

    /// Returns how many decisions are indistinguishable from the best one.
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
    fn displayed_rows_start_with_the_decision_then_sort_by_win_probability() {
        let visited = [("draw", 0.52, 900), ("pass", 0.31, 80), ("exchange", 0.53, 70), ("done", 0.9, 2)];
        let estimates = visited.map(|(decision, win_probability, visits)| Estimate {
            decision: decision.to_owned(),
            win_probability,
            lead: 0.0,
            evidence: Evidence::Visits(visits),
        });
        let thoughts = Thoughts { estimates: estimates.to_vec(), ..Thoughts::bare("draw".to_owned()) };
        let (game, bot) = ("sample".to_owned(), Hint::USUAL.to_owned());
        let hint = Hint { game, bot, seat: Seat::FIRST, choices: 4, thoughts, reasons: Vec::new() };
        let rows: Vec<String> = hint.rows(3).iter().map(Prospect::text).collect();
        assert_eq!(rows, ["draw", "exchange", "pass"], "a hardly visited decision is left out");
    }
}
