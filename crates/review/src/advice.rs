//! A hint as programs are told it.

use hearth_bots::{Estimate, Ground};
use serde::Serialize;

use crate::Hint;

/// A hint as programs are told it.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Advice {
    /// The game, by its name.
    game: &'static str,
    /// In whose place the bot was asked.
    seat: usize,
    /// Who was asked.
    bot: String,
    /// What it would decide, in the words of the rules.
    decision: String,
    /// What it expects of each legal decision, the best first; none if it has no opinion.
    estimates: Vec<Expectation>,
    /// So many of the first estimates are equally good, as far as the bot can tell that from chance.
    equal: usize,
    /// The decisions that it expects, its own first.
    line: Vec<String>,
    /// How much it looked at.
    nodes: u64,
    /// What speaks for its decision, the weightiest first.
    reasons: Vec<String>,
}

/// What a bot expects of a decision.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Expectation {
    /// In the words of the rules.
    decision: String,
    /// The chance to win with it, from 0 to 1.
    chance: f64,
    /// How many points it expects to be ahead of the best of the others in the end.
    lead: f64,
    /// How often it was looked at; nothing where a search without chance judged it.
    looks: Option<u64>,
    /// Whether nothing of it is estimated.
    proved: bool,
}

impl From<&Hint> for Advice {
    fn from(hint: &Hint) -> Advice {
        let Hint { game, bot, seat, choices: _, thoughts, reasons } = hint;
        Advice {
            game,
            seat: seat.number(),
            bot: bot.clone(),
            decision: thoughts.decision.clone(),
            estimates: thoughts.estimates.iter().map(Expectation::from).collect(),
            equal: hint.equal(),
            line: thoughts.line.clone(),
            nodes: thoughts.nodes,
            reasons: reasons.clone(),
        }
    }
}

impl From<&Estimate<String>> for Expectation {
    fn from(estimate: &Estimate<String>) -> Expectation {
        Expectation {
            decision: estimate.decision.clone(),
            chance: rounded(estimate.chance),
            lead: rounded(estimate.lead),
            looks: match estimate.ground {
                Ground::Looks(looks) => Some(looks),
                Ground::Search | Ground::Proof => None,
            },
            proved: estimate.ground == Ground::Proof,
        }
    }
}

/// Four digits behind the point are more than any estimate is good for.
fn rounded(number: f32) -> f64 {
    (f64::from(number) * 1e4).round() / 1e4
}
