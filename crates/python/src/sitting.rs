//! Bots that play a game to its end.

use std::sync::atomic::AtomicBool;

use hearth_arena::{Duel, Player};
use hearth_core::{Game, Seat};
use hearth_programs::{Contestant, Entered};
use hearth_table::Chance;
use hearth_terminal::Terminal;

use crate::wrong::Wrong;

/// Bots that play a game to its end. Those that were named sit in turn.
pub(crate) struct Sitting<T: Terminal>(Vec<Entered<T::Mind>>);

impl<T: Terminal> Sitting<T> {
    /// Those who were named.
    pub fn read(bots: &[String]) -> Result<Sitting<T>, Wrong> {
        if bots.is_empty() {
            return Err(Wrong::input("nobody plays: name at least one bot"));
        }
        let read = |bot: &String| Contestant::read::<T::Mind>(bot).map(Entered::new).map_err(Wrong::input);
        bots.iter().map(read).collect::<Result<_, _>>().map(Sitting)
    }

    /// Plays on from a position. `None` if it was stopped before the end.
    pub fn play(
        &self,
        state: <T::Game as Game>::State,
        chance: Chance,
        stop: &AtomicBool,
    ) -> Option<Result<Duel<T::Game>, Wrong>> {
        let seats = Seat::all(T::Game::players(&state)).zip(self.0.iter().cycle());
        let mut players: Vec<_> = seats.map(|(seat, bot)| Player::new(bot, seat, chance)).collect();
        let duel = Duel::play(state, &mut players, stop, &mut |_| ())?;
        Some(match &duel.ended {
            Ok(_) => Ok(duel),
            Err(lost) => {
                let bot = &self.0[lost.seat.index() % self.0.len()];
                Err(Wrong::input(format!("`{bot}` at seat {} forfeits the game: {}", lost.seat, lost.reason)))
            }
        })
    }
}
