//! A bot's opinion of a game: hints during it and a review after it.

use hearth_bots::{GameKnowledge, Spec};
use hearth_core::{Game, Observer, Seat, Turn};
use hearth_review::{Hint, Review, ReviewRow, Reviewing};
use hearth_table::GameRng;
use hearth_text::{Names, Spans, Text};

use crate::{MatchOf, Thought};

/// A review that has not been computed yet. It hands over each judged decision and stops, returning nothing, as soon as
/// the callback returns `false`.
pub type PendingReview = Box<dyn FnOnce(&mut dyn FnMut(&ReviewRow) -> bool) -> Option<Review> + Send>;

/// The seed of every review: reviews of the same game are equal.
const REVIEW_SEED: u64 = 0;

/// A bot's opinion of a game in progress.
pub trait Advice {
    /// Prepares a hint for the seat whose turn it is, from what that seat knows. Its reasons are missing: they are written in a
    /// language, with names ([`Advice::reasons`]).
    fn hint(&self, bot: &str, seed: u64) -> Result<Thought<Hint>, String>;

    /// Returns the reasons for a decision that the seat whose turn it is can know.
    fn reasons(&self, decision: &str, names: &Names) -> Vec<Spans>;

    /// Prepares a review of the game.
    fn review(&self, bot: &str) -> Result<PendingReview, String>;
}

impl<T: Text> MatchOf<T> {
    fn decider(&self) -> Option<Seat> {
        match self.play.turn() {
            Turn::Decide(seat) => Some(seat),
            Turn::Over => None,
        }
    }
}

impl<T: Text> Advice for MatchOf<T> {
    fn hint(&self, bot: &str, seed: u64) -> Result<Thought<Hint>, String> {
        let seat = self.decider().ok_or_else(|| "the game is over".to_owned())?;
        let mut spec = Spec::read::<T::GameKnowledge>(bot).map_err(|error| error.to_string())?;
        spec.setting = spec.setting.judging();
        let known = self.play.perfect_recall_view(Observer::Seat(seat));
        let legal = T::Game::legal(self.play.state()).to_vec();
        let rng = GameRng::new(seed, 0);
        Ok(Box::new(move |share| {
            spec.setting.budget = spec.setting.budget.part(share);
            let mut adviser = spec.bot::<T::GameKnowledge>(seat, &mut rng.table(), &mut rng.hint());
            Hint::ask::<T::GameKnowledge>(&spec.to_string(), adviser.as_mut(), (seat, &known), &legal, |_| {
                Spans::default()
            })
            .map(|hint| Hint { reasons: Vec::new(), ..hint })
            .map_err(|forfeit| forfeit.to_string())
        }))
    }

    fn reasons(&self, decision: &str, names: &Names) -> Vec<Spans> {
        let (Some(seat), Ok(decision)) = (self.decider(), Self::read(decision)) else { return Vec::new() };
        let known = self.play.perfect_recall_view(Observer::Seat(seat));
        let reasons = T::GameKnowledge::reasons(&known, decision);
        reasons.iter().map(|reason| T::reason(reason, names)).collect()
    }

    fn review(&self, bot: &str) -> Result<PendingReview, String> {
        let spec = Spec::read::<T::GameKnowledge>(bot).map_err(|error| error.to_string())?;
        let mut reviewing = Reviewing::<T::GameKnowledge>::new(self.play.record(), spec, REVIEW_SEED);
        Ok(Box::new(move |goes_on| {
            let mut rows = Vec::new();
            for row in reviewing.by_ref() {
                if !goes_on(&row) {
                    return None;
                }
                rows.push(row);
            }
            Some(reviewing.review(rows))
        }))
    }
}
