//! The interface of every bot, and the explanation that comes with a decision.

use std::fmt;

use hearth_core::{Game, Seat, Standing};
use serde::{Deserialize, Serialize};

/// A player program that decides for one seat.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the legal decisions and explains the choice. The list is never empty.
    fn think(&mut self, view: &G::View, legal: &[G::Decision]) -> Result<Thoughts<G::Decision>, Forfeit>;

    /// Observes a decision made at the table, including the bot's own. It is `None` if another seat decided
    /// in secret. The view already holds everything about the cards that perfect recall would give.
    fn sees(&mut self, _seat: Seat, _decision: Option<G::Decision>) {}

    /// Drops data that was only kept for the next decision of the same turn. Called when the bot's turn ends.
    fn release_memory(&mut self) {}

    /// Observes the final scores.
    fn over(&mut self, _standing: &Standing) {}
}

/// A bot's decision, with its analysis of the position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Thoughts<D> {
    /// The chosen decision.
    pub decision: D,
    /// An estimate of each legal decision, best first. Empty if the bot has no opinion.
    pub estimates: Vec<Estimate<D>>,
    /// The principal variation, starting with the chosen decision. Empty if the bot did not look ahead.
    pub line: Vec<D>,
    /// The search effort: determinized worlds or searched positions.
    pub nodes: u64,
}

impl<D> Thoughts<D> {
    /// A decision without any analysis.
    pub fn bare(decision: D) -> Thoughts<D> {
        Thoughts { decision, estimates: Vec::new(), line: Vec::new(), nodes: 0 }
    }
}

/// A bot's estimate of one decision.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Estimate<D> {
    /// The decision.
    pub decision: D,
    /// The probability of winning, from 0 to 1. A shared victory counts in part.
    pub win_probability: f32,
    /// The expected final lead over the best opponent, in points.
    pub lead: f32,
    /// The evidence behind the estimate.
    pub evidence: Evidence,
}

/// The evidence behind an estimate, weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Evidence {
    /// Monte Carlo visits. More visits make the estimate more precise.
    Visits(u64),
    /// A deterministic search to a limited depth.
    Search,
    /// A proof by exhaustive search.
    Proof,
}

/// The reason why a bot cannot decide. It forfeits the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forfeit(pub String);

impl fmt::Display for Forfeit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Forfeit {}
