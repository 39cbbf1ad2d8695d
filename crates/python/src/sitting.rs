//! Bots that play a game to its end.

use std::sync::atomic::AtomicBool;

use hearth_arena::{Duel, Entrant, Player};
use hearth_bots::Engine;
use hearth_core::{Game, Seat};
use hearth_programs::{Contestant, Entered};
use hearth_table::GameRng;
use hearth_text::Text;

use crate::wrong::Wrong;

/// Bots that play a game to its end. Those that were named sit in turn.
pub(crate) struct Sitting<T: Text> {
    bots: Vec<Entered<T::GameKnowledge>>,
    /// Whether a game of theirs is over sooner than anybody could wait for it.
    pub quick: bool,
}

impl<T: Text> Sitting<T> {
    /// Those who were named.
    pub fn read(names: &[String]) -> Result<Sitting<T>, Wrong> {
        if names.is_empty() {
            return Err(Wrong::input("nobody plays: name at least one bot"));
        }
        let read = |name: &String| Contestant::read::<T::GameKnowledge>(name).map_err(Wrong::input);
        let bots: Vec<Contestant> = names.iter().map(read).collect::<Result<_, _>>()?;
        let random =
            |bot: &Contestant| matches!(bot, Contestant::Ours(spec) if spec.setting.engine == Engine::Random);
        Ok(Sitting { quick: bots.iter().all(random), bots: bots.into_iter().map(Entered::new).collect() })
    }

    /// Plays on from a position. `None` if it was stopped before the end.
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

    /// Who sits at a seat.
    pub fn at(&self, seat: Seat) -> &Entered<T::GameKnowledge> {
        &self.bots[seat.index() % self.bots.len()]
    }
}
