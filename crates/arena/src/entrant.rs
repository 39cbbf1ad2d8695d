//! Whoever takes part.

use hearth_bots::{Bot, Budget};
use hearth_core::{Game, Seat};
use hearth_table::GameRng;

/// Whoever takes part: for each game a new bot of his sits down.
pub trait Entrant<G: Game>: Sync {
    /// How long he may think about a decision.
    fn budget(&self) -> Budget;

    /// The bot for a seat of the game that has this chance.
    fn sit(&self, seat: Seat, rng: GameRng) -> Box<dyn Bot<G>>;
}
