//! What a page is drawn from.

use hearth_core::{Game, Seat};
use hearth_text::{DecisionOf, Names, Text, ViewOf};

use crate::GamePage;

/// What one observer sees of a table at one moment.
pub struct Scene<'a, P: GamePage> {
    /// What he is shown. It says who he is.
    pub view: &'a ViewOf<P::Text>,
    /// What the seats are called.
    pub names: &'a Names,
    /// Where the game's signs are to be had: `/assets/chess-1f3a.svg`.
    pub signs: &'a str,
    /// Whether the table ended the game before its rules did: then nobody is to move, whatever the view says.
    pub ended: bool,
}

impl<P: GamePage> Scene<'_, P> {
    /// What a decision would bring, in a few words.
    pub fn explain(&self, decision: DecisionOf<P::Text>) -> String {
        P::Text::explain(decision, self.view, self.names).into_plain()
    }

    /// What a seat is called.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.plain(seat)
    }

    /// What the game is called in addresses and classes.
    pub fn game(&self) -> &'static str {
        <P::Text as Text>::Game::NAME
    }
}
