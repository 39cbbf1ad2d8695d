//! The list of games, one line each: the only place that names them all.
//!
//! Code that works for any game is generic; a [`Visitor`] carries it to the game that a person named.

use std::fmt;

use hearth_core::Game;
use hearth_terminal::Terminal;

/// Code that works for any game.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Works for one game.
    fn visit<T: Terminal>(&mut self) -> Self::Output;
}

macro_rules! games {
    ($($terminal:ty),+ $(,)?) => {
        /// Visits every game in turn.
        pub fn each<V: Visitor>(mut visitor: V) -> Vec<V::Output> {
            vec![$(visitor.visit::<$terminal>()),+]
        }

        /// Visits the game of this name.
        pub fn find<V: Visitor>(name: &str, mut visitor: V) -> Result<V::Output, UnknownGame> {
            $(
                if name == <$terminal as Terminal>::Game::NAME {
                    return Ok(visitor.visit::<$terminal>());
                }
            )+
            Err(UnknownGame(name.to_owned()))
        }

        /// What the games are called.
        pub const NAMES: &[&str] = &[$(<$terminal as Terminal>::Game::NAME),+];
    };
}

games! {
    kokopelli_terminal::KokopelliTerminal,
    kupferkessel_terminal::KupferkesselTerminal,
}

/// A name that no game has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame(String);

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no game `{}`; the games are {}", self.0, NAMES.join(", "))
    }
}

impl std::error::Error for UnknownGame {}
