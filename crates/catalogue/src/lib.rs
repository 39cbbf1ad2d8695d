//! The list of games, one line each: the only place that names them all.
//!
//! Code that works for any game is generic; a [`Visitor`] carries it to the game that a person named, a [`PageVisitor`] if it
//! needs pages as well, a [`TerminalVisitor`] if it draws in a terminal.

use std::fmt;

use hearth_core::Game;
use hearth_page::GamePage;
use hearth_terminal::Terminal;
use hearth_text::Text;

/// Code that works for any game.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Works for one game.
    fn visit<T: Text>(&mut self) -> Self::Output;
}

/// Code that works for any game that is drawn in a terminal.
pub trait TerminalVisitor {
    /// What comes of it.
    type Output;

    /// Works for one game.
    fn visit<T: Terminal>(&mut self) -> Self::Output;
}

/// Code that works for any game that is shown on pages.
pub trait PageVisitor {
    /// What comes of it.
    type Output;

    /// Works for one game.
    fn visit<P: GamePage>(&mut self) -> Self::Output;
}

/// Somebody who needs no pages looks at the rest of a game.
struct WithoutPage<V>(V);

impl<V: Visitor> PageVisitor for WithoutPage<V> {
    type Output = V::Output;

    fn visit<P: GamePage>(&mut self) -> V::Output {
        self.0.visit::<P::Text>()
    }
}

/// Visits every game in turn.
pub fn each<V: Visitor>(visitor: V) -> Vec<V::Output> {
    each_page(WithoutPage(visitor))
}

/// Visits the game of this name.
pub fn find<V: Visitor>(name: &str, visitor: V) -> Result<V::Output, UnknownGame> {
    find_page(name, WithoutPage(visitor))
}

macro_rules! games {
    ($($page:ty, $terminal:ty;)+) => {
        /// Visits the pages of every game in turn.
        pub fn each_page<V: PageVisitor>(mut visitor: V) -> Vec<V::Output> {
            vec![$(visitor.visit::<$page>()),+]
        }

        /// Visits the pages of the game of this name.
        pub fn find_page<V: PageVisitor>(name: &str, mut visitor: V) -> Result<V::Output, UnknownGame> {
            $(
                if name == <<$page as GamePage>::Text as Text>::Game::NAME {
                    return Ok(visitor.visit::<$page>());
                }
            )+
            Err(UnknownGame(name.to_owned()))
        }

        /// Visits the terminal of the game of this name.
        pub fn find_terminal<V: TerminalVisitor>(name: &str, mut visitor: V) -> Result<V::Output, UnknownGame> {
            $(
                if name == <<$page as GamePage>::Text as Text>::Game::NAME {
                    return Ok(visitor.visit::<$terminal>());
                }
            )+
            Err(UnknownGame(name.to_owned()))
        }

        // The page and the terminal of a line are those of one game.
        const _: () = {
            const fn of_one_game<P: GamePage, T: Terminal<Text = P::Text>>() {}
            $(of_one_game::<$page, $terminal>();)+
        };

        /// What the games are called.
        pub const NAMES: &[&str] = &[$(<<$page as GamePage>::Text as Text>::Game::NAME),+];
    };
}

games! {
    kokopelli_page::KokopelliPage, kokopelli_terminal::KokopelliTerminal;
    kupferkessel_page::KupferkesselPage, kupferkessel_terminal::KupferkesselTerminal;
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
