//! Participants of a match.

use hearth_bots::{Bot, Budget};
use hearth_core::{Game, Seat};
use hearth_table::GameRng;

/// A participant. It creates a new bot for each game.
pub trait Entrant<G: Game>: Sync {
    /// Returns the budget for one decision.
    fn budget(&self) -> Budget;

    /// Creates the bot for a seat, with the random streams of the game.
    fn sit(&self, seat: Seat, rng: GameRng) -> Box<dyn Bot<G>>;
}
