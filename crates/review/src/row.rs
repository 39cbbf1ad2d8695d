//! One decision of a game, and what a bot makes of it.

use serde::{Deserialize, Serialize};

use crate::error::ERRORS;

/// One decision of a game.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Row {
    /// How many decisions had been made before it.
    pub after: usize,
    /// The seat that made it, as people count.
    pub seat: usize,
    /// What was decided, in the words of the rules.
    pub made: String,
    /// What the bot makes of it; nothing if there was no choice.
    pub verdict: Option<Verdict>,
}

/// What a bot makes of a decision that somebody had the choice of, from what his seat could know.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Verdict {
    /// The best decision, in the words of the rules: the one that was made, if none is better.
    pub best: String,
    /// The chance to win with the best one.
    pub chance: f32,
    /// How much of that chance the decision that was made gave away.
    pub loss: f32,
    /// The standard error of the loss; zero where chance has no part in the estimate.
    pub error: f32,
}

/// A smaller loss than this is no mistake that a person could learn from.
const SMALLEST: f32 = 0.01;

impl Verdict {
    /// The chance to win with the decision that was made.
    pub fn chance_kept(&self) -> f32 {
        self.chance - self.loss
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
