//! The list of games, one line each. It is the only place that names them all.
//!
//! Generic code reaches a game by name through a [`Visitor`], or through a [`PageVisitor`] if it needs pages.

use std::fmt;

use hearth_core::Game;
use hearth_page::GamePage;
use hearth_terminal::Terminal;

/// Generic code that runs for a game.
pub trait Visitor {
    /// The result.
    type Output;

    /// Runs for one game.
    fn visit<T: Terminal>(&mut self) -> Self::Output;
}

/// Generic code that runs for a game with pages.
pub trait PageVisitor {
    /// The result.
    type Output;

    /// Runs for one game.
    fn visit<P: GamePage>(&mut self) -> Self::Output;
}

/// An adapter for visitors that need no pages.
struct WithoutPage<V>(V);

impl<V: Visitor> PageVisitor for WithoutPage<V> {
    type Output = V::Output;

    fn visit<P: GamePage>(&mut self) -> V::Output {
        self.0.visit::<P::Terminal>()
    }
}

/// Visits every game.
pub fn each<V: Visitor>(visitor: V) -> Vec<V::Output> {
    each_page(WithoutPage(visitor))
}

/// Visits the game of a name.
pub fn find<V: Visitor>(name: &str, visitor: V) -> Result<V::Output, UnknownGame> {
    find_page(name, WithoutPage(visitor))
}

macro_rules! games {
    ($($page:ty),+ $(,)?) => {
        /// Visits the pages of every game.
        pub fn each_page<V: PageVisitor>(mut visitor: V) -> Vec<V::Output> {
            vec![$(visitor.visit::<$page>()),+]
        }

        /// Visits the pages of the game of a name.
        pub fn find_page<V: PageVisitor>(name: &str, mut visitor: V) -> Result<V::Output, UnknownGame> {
            $(
                if name == <<$page as GamePage>::Terminal as Terminal>::Game::NAME {
                    return Ok(visitor.visit::<$page>());
                }
            )+
            Err(UnknownGame(name.to_owned()))
        }

        /// The names of the games.
        pub const NAMES: &[&str] = &[$(<<$page as GamePage>::Terminal as Terminal>::Game::NAME),+];
    };
}

games! {
    kokopelli_page::KokopelliPage,
    kupferkessel_page::KupferkesselPage,
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
