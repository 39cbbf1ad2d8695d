//! What a table must be given: the games that can be played at it.

use std::fmt;

use hearth_core::{Standing, Turn};
use rand::Rng;

use crate::{BadConfig, TableConfig};

/// The games that can be played.
pub trait GameProvider {
    /// A game that is being played.
    type Match: Match + ?Sized;

    /// Refuses a plan that cannot be played, and says what could be.
    fn check(&self, plan: &TableConfig) -> Result<(), BadConfig>;

    /// Draws the chance of a game: its set-up and what was decided already, as a record has them.
    fn deal(&self, plan: &TableConfig, rng: &mut dyn Rng) -> Result<(String, Vec<String>), BadConfig>;

    /// A game that begins, or goes on after some decisions.
    fn start(&self, game: &str, setup: &str, decided: &[String]) -> Result<Box<Self::Match>, String>;
}

impl<H: GameProvider + ?Sized> GameProvider for &H {
    type Match = H::Match;

    fn check(&self, plan: &TableConfig) -> Result<(), BadConfig> {
        (**self).check(plan)
    }

    fn deal(&self, plan: &TableConfig, rng: &mut dyn Rng) -> Result<(String, Vec<String>), BadConfig> {
        (**self).deal(plan, rng)
    }

    fn start(&self, game: &str, setup: &str, decided: &[String]) -> Result<Box<H::Match>, String> {
        (**self).start(game, setup, decided)
    }
}

/// A game that is being played, whichever it is.
pub trait Match: Send {
    /// Whose turn it is.
    fn turn(&self) -> Turn;

    /// How many decisions have been made.
    fn decisions(&self) -> usize;

    /// A decision as the rules say it, or why it is not possible.
    fn check(&self, decision: &str) -> Result<String, Refused>;

    /// Makes a decision.
    fn decide(&mut self, decision: &str) -> Result<(), Refused>;

    /// How many decisions the seat whose turn it is may take back by itself.
    fn free(&self) -> usize;

    /// Goes back to where so many decisions had been made.
    fn go_back(&mut self, decisions: usize);

    /// The final scores, once the game is over.
    fn standing(&self) -> Option<Standing>;
}

/// Why a decision is not possible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// The rule that forbids it; nothing if it is no decision at all.
    pub rule: Option<&'static str>,
    /// The sentence for the one who decided.
    pub message: String,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Refused {}
