//! A bot at a seat of a game.

use std::any::Any;

use hearth_arena::ForfeitedBy;
use hearth_bots::Bot;
use hearth_core::{Game, Observer, Record, Seat, Turn};
use hearth_programs::Contestant;
use hearth_table::{GameRng, decisions_seen_by};
use hearth_text::Text;

use crate::error::ApiError;
use crate::position::{PlayedGame, Position};

/// A bot at a seat.
pub(crate) trait SeatedBot: Send {
    /// Returns its decision.
    fn decide(&mut self, game: &dyn Position) -> Result<String, ApiError>;
}

/// The implementation for one game.
pub(crate) struct SeatedBotOf<T: Text> {
    contestant: Contestant,
    seat: Seat,
    seed: u64,
    bot: Box<dyn Bot<T::Game>>,
    /// The game as far as the bot has observed it.
    observed: Option<Record<T::Game>>,
}

impl<T: Text> SeatedBotOf<T> {
    pub fn new(contestant: Contestant, seat: Seat, seed: u64) -> SeatedBotOf<T> {
        let rng = GameRng::new(seed, 0);
        let bot = contestant.bot::<T::GameKnowledge>(seat, &mut rng.table(), &mut rng.seat(seat));
        SeatedBotOf { contestant, seat, seed, bot, observed: None }
    }
}

impl<T: Text> SeatedBotOf<T> {
    /// Passes the decisions since the last call to the bot.
    fn observe(&mut self, past: &Record<T::Game>) {
        let continues = |observed: &Record<T::Game>| {
            observed.setup == past.setup && past.decisions.starts_with(&observed.decisions)
        };
        if self.observed.as_ref().is_some_and(|observed| !continues(observed)) {
            // This is another game, or decisions were undone: start with a fresh bot.
            *self = SeatedBotOf::new(self.contestant.clone(), self.seat, self.seed);
        }
        let known = self.observed.as_ref().map_or(0, |observed| observed.decisions.len());
        for (decider, decision) in
            decisions_seen_by(past, Observer::Seat(self.seat), known..past.decisions.len())
        {
            self.bot.sees(decider, decision);
        }
        self.observed = Some(past.clone());
    }
}

impl<T: Text> SeatedBot for SeatedBotOf<T> {
    fn decide(&mut self, game: &dyn Position) -> Result<String, ApiError> {
        let game: &dyn Any = game;
        let Some(game) = game.downcast_ref::<PlayedGame<T>>() else {
            return Err(ApiError::input(format!("this bot plays at a table of {}", T::Game::NAME)));
        };
        let seat = self.seat;
        if T::Game::turn(&game.state) != Turn::Decide(seat) {
            return Err(ApiError::input(format!("it is not the turn of seat {seat}")));
        }
        if let Some(past) = &game.past {
            self.observe(past);
        }
        let known = T::Game::perfect_recall_view(&game.state, Observer::Seat(seat));
        let thoughts = self.bot.think(&known, &T::Game::legal(&game.state));
        thoughts.map(|thoughts| thoughts.decision.to_string()).map_err(|forfeit| {
            ApiError::lost(&self.contestant, &ForfeitedBy { seat, reason: forfeit.to_string() })
        })
    }
}
