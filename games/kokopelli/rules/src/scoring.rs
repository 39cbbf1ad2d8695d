//! The final scoring (K25-K27). It follows from the last position and is not stored in it.

use hearth_core::{Seat, Standing};

use crate::area::Area;
use crate::space::SEATS;
use crate::state::{Question, State};

/// How a seat's pile compares with the others at the end (K25).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum PileRank {
    /// Nobody has fewer cards in the pile.
    Fewest,
    /// Only those with the fewest have fewer.
    SecondFewest,
    /// Others have fewer.
    #[default]
    More,
}

impl PileRank {
    /// What it is worth.
    pub const fn points(self) -> u8 {
        match self {
            PileRank::Fewest => 5,
            PileRank::SecondFewest => 3,
            PileRank::More => 0,
        }
    }
}

/// How one seat's score comes about.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct FinalScore {
    /// Scored while the game went on.
    pub played: u16,
    /// For the size of the pile.
    pub pile: PileRank,
    /// For the ceremonies in the village.
    pub village: u8,
}

impl FinalScore {
    /// All of it.
    pub fn total(&self) -> i32 {
        i32::from(self.played) + i32::from(self.pile.points()) + i32::from(self.village)
    }
}

/// The score of each seat if the game ended here. Seats that nobody sits at have nothing.
pub(crate) fn final_scores(state: &State) -> [FinalScore; SEATS] {
    let players = state.players();
    let sizes = state.piles[..players].iter().map(crate::pile::Pile::len);
    let fewest = sizes.clone().min().unwrap_or(0);
    let second = sizes.filter(|size| *size > fewest).min();
    let mut scores = [FinalScore::default(); SEATS];
    for seat in Seat::all(players) {
        let size = state.piles[seat.index()].len();
        let pile = if size == fewest {
            PileRank::Fewest
        } else if Some(size) == second {
            PileRank::SecondFewest
        } else {
            PileRank::More
        };
        let village = Area::of(seat, players).own.and(state.villages.occupied()).len() as u8;
        scores[seat.index()] = FinalScore { played: state.points[seat.index()], pile, village };
    }
    scores
}

/// How a finished game stands.
pub(crate) fn standing(state: &State) -> Option<Standing> {
    let reason = state.end.filter(|_| state.question == Question::Over)?;
    let scores = final_scores(state)[..state.players()].iter().map(FinalScore::total).collect();
    Some(Standing { scores, reason: reason.word() })
}
