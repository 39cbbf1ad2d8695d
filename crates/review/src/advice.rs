//! A hint as JSON.

use hearth_bots::{Estimate, Evidence};
use serde::Serialize;

use crate::Hint;

/// A hint as JSON.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Advice {
    /// The name of the game.
    game: String,
    /// The seat the bot was asked for.
    seat: usize,
    /// The bot.
    bot: String,
    /// The bot's decision, in the notation of the rules.
    decision: String,
    /// Its estimate of each legal decision, best first; empty if it gives none.
    estimates: Vec<Expectation>,
    /// The number of first estimates that are equally good within the margin of error.
    equal: usize,
    /// The decisions it expects, its own first.
    line: Vec<String>,
    /// The number of nodes searched.
    nodes: u64,
    /// The reasons for its decision, most important first.
    reasons: Vec<String>,
}

/// A bot's estimate of a decision.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Expectation {
    /// The decision, in the notation of the rules.
    decision: String,
    /// The chance of winning with it, from 0 to 1.
    #[serde(rename = "chance")]
    win_probability: f64,
    /// The expected lead over the best opponent at the end, in points.
    lead: f64,
    /// The number of simulations; missing where a search without chance judged it.
    looks: Option<u64>,
    /// `true` if it is proved, `false` if it is estimated.
    proved: bool,
}

impl From<&Hint> for Advice {
    fn from(hint: &Hint) -> Advice {
        let Hint { game, bot, seat, choices: _, thoughts, reasons } = hint;
        Advice {
            game: game.clone(),
            seat: seat.number(),
            bot: bot.clone(),
            decision: thoughts.decision.clone(),
            estimates: thoughts.estimates.iter().map(Expectation::from).collect(),
            equal: hint.equal(),
            line: thoughts.line.clone(),
            nodes: thoughts.nodes,
            reasons: reasons.iter().map(|reason| reason.plain().to_owned()).collect(),
        }
    }
}

impl From<&Estimate<String>> for Expectation {
    fn from(estimate: &Estimate<String>) -> Expectation {
        Expectation {
            decision: estimate.decision.clone(),
            win_probability: rounded(estimate.win_probability),
            lead: rounded(estimate.lead),
            looks: match estimate.evidence {
                Evidence::Visits(looks) => Some(looks),
                Evidence::Search | Evidence::Proof => None,
            },
            proved: estimate.evidence == Evidence::Proof,
        }
    }
}

/// Rounds to four decimal places, more than any estimate supports.
fn rounded(number: f32) -> f64 {
    (f64::from(number) * 1e4).round() / 1e4
}
