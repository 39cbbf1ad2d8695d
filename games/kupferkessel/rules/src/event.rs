//! What happened, told so that it can be animated and written into a log.

use hearth_core::{Observer, Seat};

use crate::card::Card;
use crate::cell::Cell;
use crate::recipe::RecipeSet;
use crate::ring::Position;
use crate::scoring::FinalScore;
use crate::state::EndReason;
use crate::symbol::Symbol;

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A figure moved, and with that a turn began (C6).
    Moved {
        /// Whose turn it is.
        seat: Seat,
        /// It is his second one in a row (C13).
        second: bool,
        /// Where the figure stood.
        from: Position,
        /// Where it stands now.
        to: Position,
    },
    /// It stands at a corner or at an empty line, and the turn is over (C9, CR2).
    FoundNothing {
        /// Whose turn it was.
        seat: Seat,
        /// Where.
        at: Position,
    },
    /// A card went from the square onto a kettle (C8).
    Took {
        /// Who took it.
        seat: Seat,
        /// Where it lay.
        from: Cell,
        /// What it is.
        card: Card,
    },
    /// The last card of a line was taken: the game ends, and its taker chooses what becomes of it (C15).
    TookLast {
        /// Who took it.
        seat: Seat,
        /// Where it lay.
        from: Cell,
        /// What it is.
        card: Card,
    },
    /// A symbol was used (C11).
    Used {
        /// By whom.
        seat: Seat,
        /// Which.
        symbol: Symbol,
    },
    /// A symbol was not used and is lost (C11).
    Skipped {
        /// By whom.
        seat: Seat,
        /// Which.
        symbol: Symbol,
    },
    /// A kettle lost its top card by an explosion (C12).
    Lost {
        /// Whose kettle.
        seat: Seat,
        /// The card.
        card: Card,
        /// The card that is on top now. It lay hidden below the other.
        top: Option<Card>,
        /// The card is out of the game, because the pile is empty; otherwise it lies under the pile.
        out: bool,
    },
    /// A gap was filled from the pile (C14).
    Refilled {
        /// Where.
        cell: Cell,
        /// With what.
        card: Card,
    },
    /// The last card went onto the kettle (C15).
    Kept {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The last card went out of the game (C15).
    Left {
        /// Who did without it.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The game is over.
    GameOver {
        /// Why.
        reason: EndReason,
    },
    /// What a seat collected is counted, for all to see (C16-C18, C20, CR8).
    Counted {
        /// Whose.
        seat: Seat,
        /// The recipes it had.
        recipes: RecipeSet,
        /// What it all comes to.
        score: FinalScore,
    },
}

impl Event {
    /// Whether it shows an observer something that was hidden from him. What lay in a kettle is hidden from one who did
    /// not remember it.
    pub(crate) fn reveals_to(self, _: Observer) -> bool {
        matches!(self, Event::Lost { .. } | Event::Refilled { .. } | Event::Counted { .. })
    }
}
