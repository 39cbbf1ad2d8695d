//! The list of games, one line each. It is the only place that names them all.
//!
//! Generic code reaches a game by name through a [`Visitor`], or through the object-safe [`AnyGame`] and
//! [`AnyMatch`]. Code that draws pages needs the feature `pages` and a `PageVisitor`; code that draws in a terminal needs
//! the feature `terminal` and a [`TerminalVisitor`]. The feature `sample` adds the sample game, which is not released.

mod advice;
mod any_game;
mod any_match;
mod task;

use std::fmt;
use std::marker::PhantomData;

use hearth_core::Game;
use hearth_text::Text;

pub use crate::advice::{Advice, PendingReview};
use crate::any_game::GameOf;
pub use crate::any_game::{AnyGame, Deal};
pub use crate::any_match::{AnyMatch, MatchOf, Thought, with_full_budget};
pub use crate::task::{Task, Work};

/// Generic code that runs for a game.
pub trait Visitor {
    /// The result.
    type Output;

    /// Runs for one game.
    fn visit<T: Text>(&mut self) -> Self::Output;
}

/// Generic code that runs for a game with pages.
#[cfg(feature = "pages")]
pub trait PageVisitor {
    /// The result.
    type Output;

    /// Runs for one game.
    fn visit<P: hearth_page::GamePage>(&mut self) -> Self::Output;
}

/// Generic code that runs for a game that is drawn in a terminal.
#[cfg(feature = "terminal")]
pub trait TerminalVisitor {
    /// The result.
    type Output;

    /// Runs for one game.
    fn visit<T: hearth_terminal::Terminal>(&mut self) -> Self::Output;
}

macro_rules! games {
    (
        listed { $($text:ty, $page:ty, $terminal:ty;)+ }
        unlisted { $($hidden_text:ty, $hidden_page:ty, $hidden_terminal:ty;)* }
    ) => {
        /// Visits every game in order.
        pub fn each<V: Visitor>(mut visitor: V) -> Vec<V::Output> {
            #[allow(unused_mut, reason = "without the sample")]
            let mut visited = vec![$(visitor.visit::<$text>()),+];
            $(
                #[cfg(feature = "sample")]
                if lists_sample() {
                    visited.push(visitor.visit::<$hidden_text>());
                }
            )*
            visited
        }

        /// Visits the game of a name.
        pub fn find<V: Visitor>(name: &str, mut visitor: V) -> Result<V::Output, UnknownGame> {
            $(
                if name == <$text as Text>::Game::NAME {
                    return Ok(visitor.visit::<$text>());
                }
            )+
            $(
                #[cfg(feature = "sample")]
                if name == <$hidden_text as Text>::Game::NAME {
                    return Ok(visitor.visit::<$hidden_text>());
                }
            )*
            Err(UnknownGame(name.to_owned()))
        }

        /// Returns the game of a name.
        pub fn game(name: &str) -> Result<&'static dyn AnyGame, UnknownGame> {
            $(
                if name == <$text as Text>::Game::NAME {
                    return Ok(&GameOf::<$text>(PhantomData));
                }
            )+
            $(
                #[cfg(feature = "sample")]
                if name == <$hidden_text as Text>::Game::NAME {
                    return Ok(&GameOf::<$hidden_text>(PhantomData));
                }
            )*
            Err(UnknownGame(name.to_owned()))
        }

        /// Visits the pages of every game in order.
        #[cfg(feature = "pages")]
        pub fn each_page<V: PageVisitor>(mut visitor: V) -> Vec<V::Output> {
            #[allow(unused_mut, reason = "without the sample")]
            let mut visited = vec![$(visitor.visit::<$page>()),+];
            $(
                #[cfg(feature = "sample")]
                if lists_sample() {
                    visited.push(visitor.visit::<$hidden_page>());
                }
            )*
            visited
        }

        /// Visits the pages of the game of a name.
        #[cfg(feature = "pages")]
        pub fn find_page<V: PageVisitor>(name: &str, mut visitor: V) -> Result<V::Output, UnknownGame> {
            $(
                if name == <$text as Text>::Game::NAME {
                    return Ok(visitor.visit::<$page>());
                }
            )+
            $(
                #[cfg(feature = "sample")]
                if name == <$hidden_text as Text>::Game::NAME {
                    return Ok(visitor.visit::<$hidden_page>());
                }
            )*
            Err(UnknownGame(name.to_owned()))
        }

        /// Visits the terminal of the game of a name.
        #[cfg(feature = "terminal")]
        pub fn find_terminal<V: TerminalVisitor>(name: &str, mut visitor: V) -> Result<V::Output, UnknownGame> {
            $(
                if name == <$text as Text>::Game::NAME {
                    return Ok(visitor.visit::<$terminal>());
                }
            )+
            $(
                #[cfg(feature = "sample")]
                if name == <$hidden_text as Text>::Game::NAME {
                    return Ok(visitor.visit::<$hidden_terminal>());
                }
            )*
            Err(UnknownGame(name.to_owned()))
        }

        // The page of a line draws the game of its text.
        #[cfg(feature = "pages")]
        const _: () = {
            const fn draws<T: Text, P: hearth_page::GamePage<Text = T>>() {}
            $(draws::<$text, $page>();)+
        };

        // The terminal of a line draws the game of its text.
        #[cfg(feature = "terminal")]
        const _: () = {
            const fn draws<T: Text, D: hearth_terminal::Terminal<Text = T>>() {}
            $(draws::<$text, $terminal>();)+
        };

        /// The names of the games that are released.
        pub const NAMES: &[&str] = &[$(<$text as Text>::Game::NAME),+];
    };
}

games! {
    listed {
        kokopelli_text::KokopelliText, kokopelli_page::KokopelliPage, kokopelli_terminal::KokopelliTerminal;
        kupferkessel_text::KupferkesselText, kupferkessel_page::KupferkesselPage, kupferkessel_terminal::KupferkesselTerminal;
    }
    unlisted {
        hearth_text::PlainText<sample_rules::Sample>, hearth_page::PlainPage<hearth_text::PlainText<sample_rules::Sample>>, hearth_terminal::PlainTerminal<hearth_text::PlainText<sample_rules::Sample>>;
    }
}

/// Returns true if the sample game is in lists. Otherwise it can only be found by its name, so that tests with it and tests
/// that list the games can share a build.
#[cfg(feature = "sample")]
fn lists_sample() -> bool {
    std::env::var_os("HEARTH_SAMPLE").is_some()
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
