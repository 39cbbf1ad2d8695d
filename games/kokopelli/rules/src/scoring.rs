//! The final scoring (K25-K27), computed from the last position.

use hearth_core::{Seat, Standing};

use crate::area::Area;
use crate::space::SEATS;
use crate::state::{Question, State};

/// The rank of a seat's pile at the end (K25).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum PileRank {
    /// No pile has fewer cards.
    Fewest,
    /// Only the smallest piles have fewer cards.
    SecondFewest,
    /// Any larger pile.
    #[default]
    More,
}

impl PileRank {
    /// Returns the points of the rank.
    pub const fn points(self) -> u8 {
        match self {
            PileRank::Fewest => 5,
            PileRank::SecondFewest => 3,
            PileRank::More => 0,
        }
    }
}

/// The parts of one seat's score.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct FinalScore {
    /// Points scored during the game.
    pub played: u16,
    /// Rank of the pile.
    pub pile: PileRank,
    /// Points for the ceremonies in the village.
    pub village: u8,
}

impl FinalScore {
    /// Returns the total.
    pub fn total(&self) -> i32 {
        i32::from(self.played) + i32::from(self.pile.points()) + i32::from(self.village)
    }
}

/// Returns the score of each seat if the game ended now. Unused seats have zero.
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

/// Returns the result of a finished game.
pub(crate) fn standing(state: &State) -> Option<Standing> {
    let reason = state.end.filter(|_| state.question == Question::Over)?;
    let scores = final_scores(state)[..state.players()].iter().map(FinalScore::total).collect();
    Some(Standing { scores, reason: reason.word() })
}
