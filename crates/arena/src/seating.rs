//! Who sits where in the games over one deal.

use hearth_core::{PerSeat, Seat};

/// One of the two bots that are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The one that was named first.
    Ours,
    /// The other one.
    Theirs,
}

impl Side {
    /// Both.
    pub const BOTH: [Side; 2] = [Side::Ours, Side::Theirs];

    /// Its place among both.
    pub fn index(self) -> usize {
        self as usize
    }

    /// The other one.
    pub fn other(self) -> Side {
        match self {
            Side::Ours => Side::Theirs,
            Side::Theirs => Side::Ours,
        }
    }
}

/// Who sits where in one game: one side at one seat, the other at all others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seating {
    /// Who sits alone.
    pub alone: Side,
    /// Where.
    pub at: Seat,
}

impl Seating {
    /// The games over one deal at a table of so many. Two change seats. With more, each side sits once alone at every seat:
    /// so whoever is as good as the other gets half of all victories.
    pub fn all(players: usize) -> Vec<Seating> {
        let alone = if players == 2 { &[Side::Ours][..] } else { &Side::BOTH };
        alone.iter().flat_map(|&alone| Seat::all(players).map(move |at| Seating { alone, at })).collect()
    }

    /// Who sits at a seat.
    pub fn side(self, seat: Seat) -> Side {
        if seat == self.at { self.alone } else { self.alone.other() }
    }

    /// What a side has of something that each seat has.
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
