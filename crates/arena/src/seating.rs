//! The seatings of the games over one deal.

use hearth_core::{PerSeat, Seat};

/// One of the two entrants in a comparison.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The first entrant.
    Ours,
    /// The second entrant.
    Theirs,
}

impl Side {
    /// Both sides.
    pub const BOTH: [Side; 2] = [Side::Ours, Side::Theirs];

    /// Returns 0 or 1.
    pub fn index(self) -> usize {
        self as usize
    }

    /// Returns the other side.
    pub fn other(self) -> Side {
        match self {
            Side::Ours => Side::Theirs,
            Side::Theirs => Side::Ours,
        }
    }
}

/// The seating of one game: one side at one seat, the other at all others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seating {
    /// The side that sits alone.
    pub alone: Side,
    /// Its seat.
    pub at: Seat,
}

impl Seating {
    /// Returns the seatings of the games over one deal. With two players, the sides swap seats. With more,
    /// each side sits alone once at every seat. Equally strong sides then get half of all victories.
    pub fn all(players: usize) -> Vec<Seating> {
        let alone = if players == 2 { &[Side::Ours][..] } else { &Side::BOTH };
        alone.iter().flat_map(|&alone| Seat::all(players).map(move |at| Seating { alone, at })).collect()
    }

    /// Returns the side at a seat.
    pub fn side(self, seat: Seat) -> Side {
        if seat == self.at { self.alone } else { self.alone.other() }
    }

    /// Sums a value over the seats of a side.
    pub fn sum(self, side: Side, players: usize, of: &PerSeat<f32>) -> f64 {
        Seat::all(players)
            .filter(|seat| self.side(*seat) == side)
            .map(|seat| f64::from(of[seat.index()]))
            .sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_side_sits_everywhere_equally_often() {
        for players in 2..=Seat::MOST {
            let all = Seating::all(players);
            assert_eq!(all.len(), if players == 2 { 2 } else { 2 * players });
            for seat in Seat::all(players) {
                let ours = all.iter().filter(|seating| seating.side(seat) == Side::Ours).count();
                assert_eq!(ours * 2, all.len());
            }
        }
    }
}
