//! The list of games, one line each. It is the only place that names them all.
//!
//! Generic code reaches a game by name through a [`Visitor`], or through the object-safe [`AnyGame`] and
//! [`AnyMatch`]. Code that draws pages needs the feature `pages` and a `PageVisitor`.

mod advice;
mod any_game;
mod any_match;

use std::fmt;
use std::marker::PhantomData;

use hearth_core::Game;
use hearth_terminal::Terminal;

pub use crate::advice::{Advice, PendingReview};
use crate::any_game::GameOf;
pub use crate::any_game::{AnyGame, Deal};
pub use crate::any_match::{AnyMatch, MatchOf, Thought};

/// Generic code that runs for a game.
pub trait Visitor {
    /// The result.
    type Output;

    /// Runs for one game.
    fn visit<T: Terminal>(&mut self) -> Self::Output;
}

/// Generic code that runs for a game with pages.
#[cfg(feature = "pages")]
pub trait PageVisitor {
    /// The result.
    type Output;

    /// Runs for one game.
    fn visit<P: hearth_page::GamePage>(&mut self) -> Self::Output;
}

macro_rules! games {
    ($($texts:ty, $page:ty;)+) => {
        /// Visits every game in order.
        pub fn each<V: Visitor>(mut visitor: V) -> Vec<V::Output> {
            vec![$(visitor.visit::<$texts>()),+]
        }

        /// Visits the game of a name.
        pub fn find<V: Visitor>(name: &str, mut visitor: V) -> Result<V::Output, UnknownGame> {
            $(
                if name == <$texts as Terminal>::Game::NAME {
                    return Ok(visitor.visit::<$texts>());
                }
            )+
            Err(UnknownGame(name.to_owned()))
        }

        /// Returns the game of a name.
        pub fn game(name: &str) -> Result<&'static dyn AnyGame, UnknownGame> {
            $(
                if name == <$texts as Terminal>::Game::NAME {
                    return Ok(&GameOf::<$texts>(PhantomData));
                }
            )+
            Err(UnknownGame(name.to_owned()))
        }

        /// Visits the pages of every game in order.
        #[cfg(feature = "pages")]
        pub fn each_page<V: PageVisitor>(mut visitor: V) -> Vec<V::Output> {
            vec![$(visitor.visit::<$page>()),+]
        }

        /// Visits the pages of the game of a name.
        #[cfg(feature = "pages")]
        pub fn find_page<V: PageVisitor>(name: &str, mut visitor: V) -> Result<V::Output, UnknownGame> {
            $(
                if name == <$texts as Terminal>::Game::NAME {
                    return Ok(visitor.visit::<$page>());
                }
            )+
            Err(UnknownGame(name.to_owned()))
        }

        /// The names of the games.
        pub const NAMES: &[&str] = &[$(<$texts as Terminal>::Game::NAME),+];
    };
}

games! {
    kokopelli_terminal::KokopelliTerminal, kokopelli_page::KokopelliPage;
    kupferkessel_terminal::KupferkesselTerminal, kupferkessel_page::KupferkesselPage;
}

/// A name that no game has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame(pub String);

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no game `{}`; the games are {}", self.0, NAMES.join(", "))
    }
}

impl std::error::Error for UnknownGame {}
