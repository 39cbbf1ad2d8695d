//! How a finished game stands.

use arrayvec::ArrayVec;

use crate::Seat;

/// One thing for each seat that a table can have; what stands at seats that nobody sits at has no meaning.
pub type PerSeat<T> = [T; Seat::MOST];

/// The final scores of a finished game. It lives on the stack: a search looks at millions of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Points, one entry a seat.
    pub scores: ArrayVec<i32, { Seat::MOST }>,
    /// Why the game ended, as one word.
    pub reason: &'static str,
}

impl Standing {
    /// The seats with the most points: a tie is shared.
    pub fn winners(&self) -> ArrayVec<Seat, { Seat::MOST }> {
        let best = self.scores.iter().max();
        Seat::all(self.scores.len()).filter(|seat| Some(&self.scores[seat.index()]) == best).collect()
    }

    /// How much of the victory each seat has: one in all, shared by the winners.
    pub fn shares(&self) -> PerSeat<f32> {
        let winners = self.winners();
        let mut shares = [0.0; Seat::MOST];
        for winner in &winners {
            shares[winner.index()] = 1.0 / winners.len() as f32;
        }
        shares
    }

    /// By how many points a seat is ahead of the best of the others; below zero, behind.
    pub fn lead(&self, seat: Seat) -> i32 {
        let others = self.scores.iter().enumerate().filter(|(index, _)| *index != seat.index());
        self.scores[seat.index()] - others.map(|(_, score)| *score).max().unwrap_or(0)
    }
}
