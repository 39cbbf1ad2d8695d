//! Somebody who decides for a seat.

use std::fmt;

use hearth_core::{Game, Seat, Standing};

/// Somebody who decides for a seat.
pub trait Bot<G: Game>: Send {
    /// What it makes of a moment: what it decides, and why. There is always at least one legal decision.
    fn think(&mut self, view: &G::View, legal: &[G::Decision]) -> Result<Thoughts<G::Decision>, Forfeit>;

    /// Is told what was decided at the table, by itself too: `None` if another seat decided in secret. Whatever a perfect memory
    /// could know of the cards is in the view anyway.
    fn sees(&mut self, _seat: Seat, _decision: Option<G::Decision>) {}

    /// Is told that its turn is over: it lets go of what it only kept for the next decision of that turn, and of the room for it.
    fn release_memory(&mut self) {}

    /// Is told how the game ended.
    fn over(&mut self, _standing: &Standing) {}
}

/// What a bot thinks of a moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Thoughts<D> {
    /// What it decides.
    pub decision: D,
    /// What it expects of each legal decision, the best first; nothing if it has no opinion.
    pub estimates: Vec<Estimate<D>>,
    /// How it expects the game to go on, its own decision first; empty if it did not look ahead.
    pub line: Vec<D>,
    /// How much it looked at: worlds imagined, or positions searched.
    pub nodes: u64,
}

impl<D> Thoughts<D> {
    /// A decision without a thought.
    pub fn bare(decision: D) -> Thoughts<D> {
        Thoughts { decision, estimates: Vec::new(), line: Vec::new(), nodes: 0 }
    }
}

/// What a bot expects of one decision.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate<D> {
    /// The decision.
    pub decision: D,
    /// The chance to win, from 0 to 1; a shared victory counts in part.
    pub win_probability: f32,
    /// By how many points it expects to be ahead of the best of the others in the end.
    pub lead: f32,
    /// What that rests on.
    pub ground: Evidence,
}

/// What an estimate rests on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Evidence {
    /// So many looks at imagined worlds: more of them would tell more.
    Visits(u64),
    /// A search of what can follow, which chance has no part in.
    Search,
    /// A proof.
    Proof,
}

/// Why a bot cannot decide: it loses the game by rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forfeit(pub String);

impl fmt::Display for Forfeit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Forfeit {}
