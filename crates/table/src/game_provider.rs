//! The interface to the games that can be played at a table.

use std::fmt;

use hearth_core::{Standing, Turn};
use rand::Rng;

use crate::{BadConfig, TableConfig};

/// The available games.
pub trait GameProvider {
    /// A running game.
    type Match: Match + ?Sized;

    /// Checks that a configuration can be played. The error names the alternatives.
    fn check(&self, plan: &TableConfig) -> Result<(), BadConfig>;

    /// Deals a game. Returns the set-up and any earlier decisions that the log must contain, in the notation of records.
    fn deal(&self, plan: &TableConfig, rng: &mut dyn Rng) -> Result<(String, Vec<String>), BadConfig>;

    /// Starts the game of a table, or continues it after some decisions.
    fn start(&self, plan: &TableConfig, setup: &str, decided: &[String]) -> Result<Box<Self::Match>, String>;
}

impl<H: GameProvider + ?Sized> GameProvider for &H {
    type Match = H::Match;

    fn check(&self, plan: &TableConfig) -> Result<(), BadConfig> {
        (**self).check(plan)
    }

    fn deal(&self, plan: &TableConfig, rng: &mut dyn Rng) -> Result<(String, Vec<String>), BadConfig> {
        (**self).deal(plan, rng)
    }

    fn start(&self, plan: &TableConfig, setup: &str, decided: &[String]) -> Result<Box<H::Match>, String> {
        (**self).start(plan, setup, decided)
    }
}

/// A running game of any kind.
pub trait Match: Send {
    /// Returns the seat that decides next.
    fn turn(&self) -> Turn;

    /// Returns the number of decisions made.
    fn decisions(&self) -> usize;

    /// Checks a decision and returns it in its canonical notation.
    fn check(&self, decision: &str) -> Result<String, Refused>;

    /// Makes a decision.
    fn decide(&mut self, decision: &str) -> Result<(), Refused>;

    /// Returns how many decisions the deciding seat may undo without asking.
    fn free(&self) -> usize;

    /// Undoes decisions until this number is left.
    fn go_back(&mut self, decisions: usize);

    /// Returns the final scores once the game is over.
    fn standing(&self) -> Option<Standing>;
}

/// The reason why a decision is not possible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// The rule that forbids it; `None` if the text is not a decision at all.
    pub rule: Option<&'static str>,
    /// The message for the player.
    pub message: String,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Refused {}
