//! Bots that play a game to its end.

use std::sync::atomic::AtomicBool;

use hearth_arena::{Duel, Entrant, Player};
use hearth_bots::Engine;
use hearth_core::{Game, Seat};
use hearth_programs::{Contestant, Entered};
use hearth_table::GameRng;
use hearth_text::Text;

use crate::error::ApiError;

/// Bots that play a game to its end, seated in rotation.
pub(crate) struct BotSeating<T: Text> {
    bots: Vec<Entered<T::GameKnowledge>>,
    /// All bots are random, so a game takes only microseconds.
    pub quick: bool,
}

impl<T: Text> BotSeating<T> {
    /// Parses the names of bots.
    pub fn read(names: &[String]) -> Result<BotSeating<T>, ApiError> {
        if names.is_empty() {
            return Err(ApiError::input("name at least one bot"));
        }
        let read = |name: &String| Contestant::read::<T::GameKnowledge>(name).map_err(ApiError::input);
        let bots: Vec<Contestant> = names.iter().map(read).collect::<Result<_, _>>()?;
        let random =
            |bot: &Contestant| matches!(bot, Contestant::Ours(spec) if spec.setting.engine == Engine::Random);
        Ok(BotSeating { quick: bots.iter().all(random), bots: bots.into_iter().map(Entered::new).collect() })
    }

    /// Plays from a position. Returns `None` if it was stopped.
    pub fn play(
        &self,
        state: <T::Game as Game>::State,
        rng: GameRng,
        stop: &AtomicBool,
    ) -> Option<Duel<T::Game>> {
        let entrants = self.bots.iter().map(|bot| bot as &dyn Entrant<T::Game>);
        let mut players = Player::in_turn(entrants, T::Game::players(&state), rng);
        Duel::play(state, &mut players, stop, &mut |_| ())
    }

    /// Returns the bot at a seat.
    pub fn at(&self, seat: Seat) -> &Entered<T::GameKnowledge> {
        &self.bots[seat.index() % self.bots.len()]
    }
}
