//! The result of a finished game.

use arrayvec::ArrayVec;

use crate::Seat;

/// One value per possible seat. Values of unused seats have no meaning.
pub type PerSeat<T> = [T; Seat::MOST];

/// The final scores of a game. It is on the stack, because a search produces millions of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The points of each seat.
    pub scores: ArrayVec<i32, { Seat::MOST }>,
    /// The reason why the game ended, as one word.
    pub reason: &'static str,
}

impl Standing {
    /// Returns the seats with the highest score. A tie has several winners.
    pub fn winners(&self) -> ArrayVec<Seat, { Seat::MOST }> {
        let best = self.scores.iter().max();
        Seat::all(self.scores.len()).filter(|seat| Some(&self.scores[seat.index()]) == best).collect()
    }

    /// Returns each seat's share of the victory. The shares add up to one; winners share equally.
    pub fn shares(&self) -> PerSeat<f32> {
        let winners = self.winners();
        let mut shares = [0.0; Seat::MOST];
        for winner in &winners {
            shares[winner.index()] = 1.0 / winners.len() as f32;
        }
        shares
    }

    /// Returns a seat's lead over its best opponent, in points. It is negative if the seat is behind.
    pub fn lead(&self, seat: Seat) -> i32 {
        let others = self.scores.iter().enumerate().filter(|(index, _)| *index != seat.index());
        self.scores[seat.index()] - others.map(|(_, score)| *score).max().unwrap_or(0)
    }
}
