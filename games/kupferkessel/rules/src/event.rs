//! Events, detailed enough for animation and for a log.

use hearth_core::{Observer, Seat};

use crate::card::Card;
use crate::cell::Cell;
use crate::recipe::RecipeSet;
use crate::ring::Position;
use crate::scoring::FinalScore;
use crate::state::EndReason;
use crate::symbol::Symbol;

/// One event of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A figure moved, which starts a turn (C6).
    Moved {
        /// The seat.
        seat: Seat,
        /// True in the second turn in a row (C13).
        second: bool,
        /// The old position.
        from: Position,
        /// The new position.
        to: Position,
    },
    /// The figure is at a corner or at an empty line, so the turn is over (C9, CR2).
    FoundNothing {
        /// The seat.
        seat: Seat,
        /// The position.
        at: Position,
    },
    /// A card moved from the square to a kettle (C8).
    Took {
        /// The seat.
        seat: Seat,
        /// The cell.
        from: Cell,
        /// The card.
        card: Card,
    },
    /// The last card of a line was taken: the game ends, and the taker decides about the card (C15).
    TookLast {
        /// The seat.
        seat: Seat,
        /// The cell.
        from: Cell,
        /// The card.
        card: Card,
    },
    /// A symbol was used (C11).
    Used {
        /// The seat.
        seat: Seat,
        /// The symbol.
        symbol: Symbol,
    },
    /// A symbol was skipped (C11).
    Skipped {
        /// The seat.
        seat: Seat,
        /// The symbol.
        symbol: Symbol,
    },
    /// An explosion took the top card of a kettle (C12).
    Lost {
        /// The owner of the kettle.
        seat: Seat,
        /// The card.
        card: Card,
        /// The new top card, which was hidden before.
        top: Option<Card>,
        /// True if the card left the game, since the pile is empty; otherwise it is under the pile.
        out: bool,
    },
    /// A gap was filled from the pile (C14).
    Refilled {
        /// The cell.
        cell: Cell,
        /// The card.
        card: Card,
    },
    /// The last card went to the kettle (C15).
    Kept {
        /// The seat.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The last card went out of the game (C15).
    Left {
        /// The seat.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The game is over.
    GameOver {
        /// The reason.
        reason: EndReason,
    },
    /// The collection of a seat is counted openly (C16-C18, C20, CR8).
    Counted {
        /// The seat.
        seat: Seat,
        /// The seat's recipes.
        recipes: RecipeSet,
        /// The final score.
        score: FinalScore,
    },
}

impl Event {
    /// Returns true if the event reveals hidden information to an observer.
    ///
    /// A covered card of a kettle counts as hidden, since an observer may not remember it.
    pub(crate) fn reveals_to(self, _: Observer) -> bool {
        matches!(self, Event::Lost { .. } | Event::Refilled { .. } | Event::Counted { .. })
    }
}
