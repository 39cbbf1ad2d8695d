//! The data that a board is drawn from.

use hearth_core::{Game, Seat};
use hearth_text::{DecisionOf, Names, Text, ViewOf};

use crate::GamePage;

/// A table at one moment, as one observer sees it.
pub struct Scene<'a, P: GamePage> {
    /// The view. It names the observer.
    pub view: &'a ViewOf<P::Text>,
    /// The names of the seats, and the language.
    pub names: &'a Names,
    /// The address of the game's signs: `/assets/chess-1f3a.svg`.
    pub signs: &'a str,
    /// True if the table ended the game before its rules did. Then nobody is to move, even if the view names a seat.
    pub ended: bool,
}

impl<P: GamePage> Scene<'_, P> {
    /// Explains the effect of a decision in a few words.
    pub fn explain(&self, decision: DecisionOf<P::Text>) -> String {
        P::Text::explain(decision, self.view, self.names).into_plain()
    }

    /// Returns the name of a seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.plain(seat)
    }

    /// Returns the name of the game in addresses and classes.
    pub fn game(&self) -> &'static str {
        <P::Text as Text>::Game::NAME
    }
}
