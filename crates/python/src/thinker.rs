//! A bot that decides as its name says, one moment after the other.

use std::any::Any;

use hearth_arena::Lost;
use hearth_bots::Bot;
use hearth_core::{Game, Observer, Seat, Turn};
use hearth_programs::Contestant;
use hearth_table::{Chance, decided};
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
    /// So many decisions it has been told.
    told: usize,
}

impl<T: Terminal> ThinkerOf<T> {
    pub fn new(contestant: Contestant, seat: Seat, seed: u64) -> ThinkerOf<T> {
        let chance = Chance::new(seed, 0);
        let mind = contestant.bot::<T::Mind>(seat, &mut chance.table(), &mut chance.seat(seat));
        ThinkerOf { contestant, seat, seed, mind, told: 0 }
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
            let decisions = past.decisions.len();
            if decisions < self.told {
                // It is another game, or one that was taken back: what is remembered is not so.
                *self = ThinkerOf::new(self.contestant.clone(), seat, self.seed);
            }
            for (decider, decision) in decided(past, seat, self.told..decisions) {
                self.mind.sees(decider, decision);
            }
            self.told = decisions;
        }
        let known = T::Game::known(&game.state, Observer::Seat(seat));
        let thoughts = self.mind.think(&known, &T::Game::legal(&game.state));
        thoughts
            .map(|thoughts| thoughts.decision.to_string())
            .map_err(|forfeit| Wrong::lost(&self.contestant, &Lost { seat, reason: forfeit.to_string() }))
    }
}
