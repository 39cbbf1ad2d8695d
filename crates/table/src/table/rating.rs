//! The rating state of a game, and its ranks.

use super::{Stage, Table};
use crate::seating::SeatState;
use crate::{GameProvider, Match, Occupant, RatedPlayer, RatingState, UnratedReason};

impl<H: GameProvider> Table<H> {
    /// Returns whether the result changes ratings.
    pub fn rating(&self) -> RatingState {
        match self.unrated {
            _ if !self.plan.rated => RatingState::Unrated,
            Some(reason) => RatingState::Lost(reason),
            None => RatingState::Rated,
        }
    }

    /// Returns the players with their ranks, one per seat, once a rated game is over. The best rank is 1, and equal ranks are
    /// a draw. Players who resigned or lost on time share the last rank.
    pub fn rated_result(&self) -> Option<Vec<(RatedPlayer, u8)>> {
        if self.stage() != Stage::Over || self.rating() != RatingState::Rated {
            return None;
        }
        let standing = self.game.as_ref()?.standing();
        // A player who gave up is behind everybody else, whatever the bot at their seat scored.
        let strength = |index: usize, place: &SeatState| {
            let score = standing.as_ref().and_then(|standing| standing.scores.get(index));
            if place.gave_up { None } else { Some(score.copied().unwrap_or_default()) }
        };
        let strengths: Vec<Option<i32>> =
            self.places.iter().enumerate().map(|(index, place)| strength(index, place)).collect();
        let ranked = self.places.iter().zip(&strengths).map(|(place, own)| {
            let better = strengths.iter().filter(|other| *other > own).count();
            let player = match &place.sitter {
                Occupant::Person { person, .. } => RatedPlayer::Person(*person),
                Occupant::Bot(name) => RatedPlayer::Bot(name.clone()),
                Occupant::Nobody => return None,
            };
            Some((player, u8::try_from(better + 1).ok()?))
        });
        ranked.collect()
    }

    /// Makes a rated game unrated. The first reason stays.
    pub(super) fn lose_rating(&mut self, reason: UnratedReason) {
        self.unrated = self.unrated.or(Some(reason));
    }

    /// Returns whether a person has two seats.
    pub(super) fn has_person_twice(&self) -> bool {
        let people: Vec<_> = self.places.iter().filter_map(SeatState::person).collect();
        (1..people.len()).any(|place| people[..place].contains(&people[place]))
    }
}
