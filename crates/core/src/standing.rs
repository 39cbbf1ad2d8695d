//! How a finished game stands.

use crate::Seat;

/// The final scores of a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Points, one entry a seat.
    pub scores: Vec<i32>,
    /// Why the game ended, as one word.
    pub reason: &'static str,
}

impl Standing {
    /// The seats with the most points: a tie is shared.
    pub fn winners(&self) -> Vec<Seat> {
        let best = self.scores.iter().max();
        Seat::all(self.scores.len()).filter(|seat| Some(&self.scores[seat.index()]) == best).collect()
    }
}
