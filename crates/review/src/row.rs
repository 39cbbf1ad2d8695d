//! One decision of a game, and what a bot makes of it.

use serde::{Deserialize, Serialize};

use crate::error::ERRORS;

/// One decision of a game.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Row {
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
    /// How much of that chance the decision that was made gave away.
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

/// How a decision that somebody tries afterwards compares with the one that was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tried {
    /// Nothing better was possible.
    Best,
    /// As good as the best one, as far as the bot can tell.
    AsGood,
    /// Better than the one that was made, but there is a better one still.
    Better,
    /// Not better than the one that was made.
    NotYet,
}

/// A smaller loss than this is no mistake that a person could learn from.
const SMALLEST: f32 = 0.01;

/// A decision that falls short of the best one by no more than this is as good, however sure the bot is.
const AS_GOOD: f32 = 0.01;

/// A decision that falls short by more than this is not as good, however unsure the bot is: it looked little at what it disliked.
const TOO_FAR: f32 = 0.02;

impl Verdict {
    /// The chance to win with the decision that was made.
    pub fn kept_win_probability(&self) -> f32 {
        self.win_probability - self.loss
    }

    /// How another decision compares with the one that was made.
    pub fn tried(&self, decision: &str) -> Tried {
        if decision == self.best {
            return Tried::Best;
        }
        let Some(weighed) = self.weighed.iter().find(|weighed| weighed.decision == decision) else {
            return Tried::NotYet;
        };
        let unsure = (ERRORS as f32 * weighed.error).clamp(AS_GOOD, TOO_FAR);
        if self.win_probability - weighed.win_probability <= unsure {
            Tried::AsGood
        } else if weighed.win_probability >= self.kept_win_probability() + SMALLEST {
            Tried::Better
        } else {
            Tried::NotYet
        }
    }

    /// Whether something was given away, as far as the bot can tell that from chance.
    pub fn is_mistake(&self) -> bool {
        self.loss >= SMALLEST && f64::from(self.loss) > ERRORS * f64::from(self.error)
    }
}

impl Row {
    /// How much was given away, as far as the bot can tell that from chance.
    pub fn mistake(&self) -> Option<f32> {
        self.verdict.as_ref().filter(|verdict| verdict.is_mistake()).map(|verdict| verdict.loss)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_tried_is_compared_with_the_best_and_with_what_was_made() {
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
