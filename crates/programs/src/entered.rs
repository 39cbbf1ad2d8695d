//! A contestant as an entrant of the arena.

use std::fmt;
use std::marker::PhantomData;

use hearth_arena::Entrant;
use hearth_bots::{Bot, Budget, GameKnowledge};
use hearth_core::{Seat, Trace};
use hearth_table::GameRng;

use crate::Contestant;

/// A contestant that plays one game type in the arena.
pub struct Entered<M> {
    contestant: Contestant,
    knowledge: PhantomData<fn() -> M>,
}

impl<M> Entered<M> {
    /// Creates an entrant.
    pub fn new(contestant: Contestant) -> Entered<M> {
        Entered { contestant, knowledge: PhantomData }
    }
}

impl<M: GameKnowledge<Game: Trace>> Entrant<M::Game> for Entered<M> {
    fn budget(&self) -> Budget {
        self.contestant.budget()
    }

    fn sit(&self, seat: Seat, rng: GameRng) -> Box<dyn Bot<M::Game>> {
        self.contestant.bot::<M>(seat, &mut rng.table(), &mut rng.seat(seat))
    }
}

/// Writes the text that was parsed.
impl<M> fmt::Display for Entered<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.contestant.fmt(f)
    }
}
