//! Whoever was named, as somebody who takes part.

use std::fmt;
use std::marker::PhantomData;

use hearth_arena::Entrant;
use hearth_bots::{Bot, Budget, GameKnowledge};
use hearth_core::{Seat, Trace};
use hearth_table::GameRng;

use crate::Contestant;

/// A bot of ours or a program, for the game of a mind.
pub struct Entered<M> {
    contestant: Contestant,
    mind: PhantomData<fn() -> M>,
}

impl<M> Entered<M> {
    /// Somebody who takes part in games of that mind.
    pub fn new(contestant: Contestant) -> Entered<M> {
        Entered { contestant, mind: PhantomData }
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

/// As it was named.
impl<M> fmt::Display for Entered<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.contestant.fmt(f)
    }
}
