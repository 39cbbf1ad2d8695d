//! Reasons why a decision is not legal: a closed list, each with the id of its rule.

use std::fmt;

use crate::card::Card;
use crate::cell::Cell;
use crate::ring::Position;
use crate::state::EndReason;
use crate::symbol::Symbol;

/// A reason why a decision is not legal. "You" is the active seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    GameIsOver(EndReason),
    /// A symbol must be used or skipped first.
    FirstUseOrSkip(Symbol),
    /// A card must be kept or left first.
    FirstKeepOrLeave(Card),
    /// The cell is not on your line.
    NotOnYourLine(Cell, Position),
    /// The cell is on your line, but it is a gap.
    NothingThere(Cell),
    /// There is no symbol to use.
    NoSymbolWaits,
    /// There is no last card to keep.
    NoLastCardWaits,
}

impl hearth_core::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::GameIsOver(EndReason::Dry) => "CR3",
            Refusal::GameIsOver(EndReason::Line(_))
            | Refusal::FirstKeepOrLeave(_)
            | Refusal::NoLastCardWaits => "C15",
            Refusal::FirstUseOrSkip(_) | Refusal::NoSymbolWaits => "C11",
            Refusal::NotOnYourLine(..) => "C8",
            Refusal::NothingThere(_) => "C14",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", hearth_core::Refusal::rule(self))?;
        match *self {
            Refusal::GameIsOver(_) => write!(f, "the game is over"),
            Refusal::FirstUseOrSkip(symbol) => {
                write!(f, "you took a card with a symbol; first use the {} or skip it", symbol.word())
            }
            Refusal::FirstKeepOrLeave(card) => {
                write!(f, "{card} was the last card of the line; first keep it or remove it from the game")
            }
            Refusal::NotOnYourLine(cell, position) => {
                write!(f, "{cell} is not on the line at position {position}, where you stand")
            }
            Refusal::NothingThere(cell) => write!(f, "there is no card on {cell} any more"),
            Refusal::NoSymbolWaits => write!(f, "there is no symbol to use; take a card from your line"),
            Refusal::NoLastCardWaits => {
                write!(f, "you keep or remove only the last card of a line; take a card from your line")
            }
        }
    }
}
