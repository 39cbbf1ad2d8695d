//! One decision of a game with the bot's verdict.

use serde::{Deserialize, Serialize};

use crate::error::MAX_STANDARD_ERRORS;

/// One decision of a game.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = Row))]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ReviewRow {
    /// The number of decisions before it.
    pub after: usize,
    /// The seat that made it, counted from 1.
    pub seat: usize,
    /// The decision, in the notation of the rules.
    pub made: String,
    /// The bot's verdict; missing if there was no choice.
    pub verdict: Option<Verdict>,
}

/// A bot's verdict on a decision, from what the deciding seat could know.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Verdict {
    /// The best decision, in the notation of the rules: the one that was made, if none is better.
    pub best: String,
    /// The chance of winning with the best one.
    #[serde(rename = "chance")]
    pub win_probability: f32,
    /// The part of that chance that the decision gave away.
    pub loss: f32,
    /// The standard error of the loss; zero where chance has no part in the estimate.
    pub error: f32,
    /// The bot's estimate of each decision it searched, best first. Empty if nothing was given away.
    pub weighed: Vec<Weighed>,
}

/// A bot's estimate of one possible decision.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Weighed {
    /// The decision, in the notation of the rules.
    pub decision: String,
    /// The chance of winning with it.
    #[serde(rename = "chance")]
    pub win_probability: f32,
    /// The standard error of its distance from the best one.
    pub error: f32,
}

/// The comparison of a decision that a player tries in hindsight with the one that was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tried {
    /// It is the best decision.
    Best,
    /// It is equal to the best one, as far as the bot can tell.
    AsGood,
    /// It is better than the one that was made, but not the best.
    Better,
    /// It is not better than the one that was made.
    NotYet,
}

/// A smaller loss of win probability is not a mistake.
const MIN_MISTAKE_LOSS: f32 = 0.01;

/// A decision within this distance of the best one counts as equal, however certain the bot is.
const MIN_MARGIN: f32 = 0.01;

/// A decision beyond this distance counts as worse, however uncertain the bot is. Disliked decisions have few
/// visits, so their error is large.
const MAX_MARGIN: f32 = 0.02;

impl Verdict {
    /// Returns the win probability with the decision that was made.
    pub fn kept_win_probability(&self) -> f32 {
        self.win_probability - self.loss
    }

    /// Compares another decision with the one that was made.
    pub fn tried(&self, decision: &str) -> Tried {
        if decision == self.best {
            return Tried::Best;
        }
        let Some(weighed) = self.weighed.iter().find(|weighed| weighed.decision == decision) else {
            return Tried::NotYet;
        };
        let margin = (MAX_STANDARD_ERRORS as f32 * weighed.error).clamp(MIN_MARGIN, MAX_MARGIN);
        if self.win_probability - weighed.win_probability <= margin {
            Tried::AsGood
        } else if weighed.win_probability >= self.kept_win_probability() + MIN_MISTAKE_LOSS {
            Tried::Better
        } else {
            Tried::NotYet
        }
    }

    /// Returns true if the loss is a mistake: large enough and significant.
    pub fn is_mistake(&self) -> bool {
        self.loss >= MIN_MISTAKE_LOSS && f64::from(self.loss) > MAX_STANDARD_ERRORS * f64::from(self.error)
    }
}

impl ReviewRow {
    /// Returns the loss if the decision was a mistake.
    pub fn mistake(&self) -> Option<f32> {
        self.verdict.as_ref().filter(|verdict| verdict.is_mistake()).map(|verdict| verdict.loss)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tried_decision_is_compared_with_the_best_and_the_made_one() {
        let weighed = |decision: &str, win_probability, error| Weighed {
            decision: decision.to_owned(),
            win_probability,
            error,
        };
        let verdict = Verdict {
            best: "draw".to_owned(),
            win_probability: 0.62,
            loss: 0.14,
            error: 0.01,
            weighed: vec![
                weighed("draw", 0.62, 0.0),
                weighed("open paw 1a", 0.613, 0.0),
                weighed("open paw 1b", 0.605, 0.02),
                weighed("open sun 1a", 0.58, 0.3),
                weighed("pass", 0.48, 0.01),
                weighed("exchange", 0.3, 0.01),
            ],
        };
        let expected = [
            ("draw", Tried::Best),
            ("open paw 1a", Tried::AsGood),
            ("open paw 1b", Tried::AsGood),
            ("open sun 1a", Tried::Better),
            ("pass", Tried::NotYet),
            ("exchange", Tried::NotYet),
            ("never looked at", Tried::NotYet),
        ];
        for (decision, tried) in expected {
            assert_eq!(verdict.tried(decision), tried, "{decision}");
        }
    }
}
