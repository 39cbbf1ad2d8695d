//! What every game needs to be played on a page: its table as parts that can be sent one by one, and its decisions as
//! buttons.
//!
//! A page is made from views and legal decisions, never from states. It knows nothing of HTTP, of people or of stores.

mod offer;
mod part;
mod scene;

use hearth_terminal::Terminal;

pub use crate::offer::{Group, Offer};
pub use crate::part::Part;
pub use crate::scene::{Scene, plain};

/// A game that can be played on a page. The sentences of the log, of the menu and of the final account are its terminal's.
///
/// It is implemented by a type of the crate that draws, so that the rules know nothing of pages.
pub trait GamePage: Sized + 'static {
    /// Its terminal: the game, its bots and its sentences.
    type Terminal: Terminal;

    /// Its stylesheet. Every selector stands below `.table.NAME`, so that two games never disturb each other.
    const STYLE: &'static str;

    /// Its signs, one SVG document with a `<symbol>` for each. The page shows one by `<use href="…#id">`.
    const SIGNS: &'static str;

    /// One line that says what sort of game it is, for people who choose one.
    const INVITATION: &'static str;

    /// The table as an observer sees it, as parts: always the same ones in the same order for one table and observer. Only those
    /// that changed are sent after a decision.
    fn board(scene: &Scene<'_, Self>) -> Vec<Part>;

    /// What may be decided, every legal decision exactly once, in groups that a person can find his way in.
    fn offers(scene: &Scene<'_, Self>) -> Vec<Group>;
}
