//! A bot that decides as its name says, one moment after the other.

use std::any::Any;

use hearth_arena::Lost;
use hearth_bots::Bot;
use hearth_core::{Game, Observer, Record, Seat, Turn};
use hearth_programs::Contestant;
use hearth_table::{GameRng, decisions_seen_by};
use hearth_terminal::Terminal;

use crate::position::{Played, Position};
use crate::wrong::Wrong;

/// A bot that sat down.
pub(crate) trait Thinker: Send {
    /// What it decides now.
    fn decide(&mut self, game: &dyn Position) -> Result<String, Wrong>;
}

/// A bot that sat down in games of one kind.
pub(crate) struct ThinkerOf<T: Terminal> {
    contestant: Contestant,
    seat: Seat,
    seed: u64,
    mind: Box<dyn Bot<T::Game>>,
    /// The game as it was told it.
    told: Option<Record<T::Game>>,
}

impl<T: Terminal> ThinkerOf<T> {
    pub fn new(contestant: Contestant, seat: Seat, seed: u64) -> ThinkerOf<T> {
        let rng = GameRng::new(seed, 0);
        let mind = contestant.bot::<T::GameKnowledge>(seat, &mut rng.table(), &mut rng.seat(seat));
        ThinkerOf { contestant, seat, seed, mind, told: None }
    }
}

impl<T: Terminal> ThinkerOf<T> {
    /// Tells it what was decided since it was asked last.
    fn is_told(&mut self, past: &Record<T::Game>) {
        let goes_on =
            |told: &Record<T::Game>| told.setup == past.setup && past.decisions.starts_with(&told.decisions);
        if self.told.as_ref().is_some_and(|told| !goes_on(told)) {
            // It is another game, or one that was taken back: what is remembered is not so.
            *self = ThinkerOf::new(self.contestant.clone(), self.seat, self.seed);
        }
        let known = self.told.as_ref().map_or(0, |told| told.decisions.len());
        for (decider, decision) in decisions_seen_by(past, self.seat, known..past.decisions.len()) {
            self.mind.sees(decider, decision);
        }
        self.told = Some(past.clone());
    }
}

impl<T: Terminal> Thinker for ThinkerOf<T> {
    fn decide(&mut self, game: &dyn Position) -> Result<String, Wrong> {
        let game: &dyn Any = game;
        let Some(game) = game.downcast_ref::<Played<T>>() else {
            return Err(Wrong::input(format!("this bot sits at a table of {}", T::Game::NAME)));
        };
        let seat = self.seat;
        if T::Game::turn(&game.state) != Turn::Decide(seat) {
            return Err(Wrong::input(format!("it is not for seat {seat} to decide")));
        }
        if let Some(past) = &game.past {
            self.is_told(past);
        }
        let known = T::Game::perfect_recall_view(&game.state, Observer::Seat(seat));
        let thoughts = self.mind.think(&known, &T::Game::legal(&game.state));
        thoughts
            .map(|thoughts| thoughts.decision.to_string())
            .map_err(|forfeit| Wrong::lost(&self.contestant, &Lost { seat, reason: forfeit.to_string() }))
    }
}
