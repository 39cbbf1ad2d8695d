//! The drawing of a game in a terminal: its table in boxes, its sentences in colours.
//!
//! Drawn text has its colours as escape sequences; the caller takes them out where nobody sees them. Colour is never alone: a
//! letter or a word says the same.

mod account;
mod frame;
mod paint;
mod plain;
mod wrap;

use anstyle::Style;
use hearth_text::{Names, Text, Tint};

pub use crate::account::account_text;
pub use crate::frame::{Frame, Line, beside};
pub use crate::paint::{alarm, faint, paint, painted, strong};
pub use crate::plain::PlainTerminal;
pub use crate::wrap::{cut, fit, fold, hanging, pad, width, wrap};

/// A game that can be drawn in a terminal. It is given views, never states.
///
/// It is implemented by a type of the crate that draws, so that neither the rules nor the sentences know of terminals. Every
/// method has a default; [`PlainTerminal`] has only defaults.
pub trait Terminal: 'static {
    /// The sentences of the game.
    type Text: Text;

    /// Draws the table as an observer sees it. It takes the given number of columns at most, and never more than 100. The
    /// default is the game's [description](hearth_core::Notation::write_view) of the view.
    fn draw(view: &ViewOf<Self>, _names: &Names, columns: usize) -> String {
        plain::draw::<GameOf<Self>>(view, columns)
    }

    /// Lists the open cards that the drawn table has no room for, if there are any.
    fn aside(_view: &ViewOf<Self>, _names: &Names) -> Option<String> {
        None
    }

    /// Returns the style of a colour of the game. A seat's name has it in bold.
    fn style(tint: Tint) -> Style {
        plain::style(tint)
    }
}

/// The game that a terminal draws.
pub type GameOf<T> = <<T as Terminal>::Text as Text>::Game;
/// The knowledge of the bots of the game that a terminal draws.
pub type KnowledgeOf<T> = <<T as Terminal>::Text as Text>::GameKnowledge;
/// The view of the game that a terminal draws.
pub type ViewOf<T> = hearth_text::ViewOf<<T as Terminal>::Text>;
/// The event of the game that a terminal draws.
pub type EventOf<T> = hearth_text::EventOf<<T as Terminal>::Text>;
/// The decision of the game that a terminal draws.
pub type DecisionOf<T> = hearth_text::DecisionOf<<T as Terminal>::Text>;
