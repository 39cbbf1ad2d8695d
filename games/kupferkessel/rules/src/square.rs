//! The square of open cards.

use crate::card::Card;
use crate::cards::CardSet;
use crate::cell::{CELLS, Cell, CellSet};

/// The open cards (C2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Square {
    cards: [Option<Card>; CELLS],
    occupied: CellSet,
}

impl Square {
    /// A square without cards.
    pub const EMPTY: Square = Square { cards: [None; CELLS], occupied: CellSet::EMPTY };

    /// Places cards on the cells, row by row.
    pub fn new(cards: impl IntoIterator<Item = Card>) -> Square {
        let mut square = Square::EMPTY;
        for (cell, card) in Cell::all().zip(cards) {
            square.lay(card, cell);
        }
        square
    }

    /// Returns the card on a cell.
    #[inline]
    pub const fn card(&self, cell: Cell) -> Option<Card> {
        self.cards[cell.index()]
    }

    /// Returns the cells with a card.
    #[inline]
    pub const fn occupied(&self) -> CellSet {
        self.occupied
    }

    /// Returns all cards of the square.
    pub fn cards(&self) -> CardSet {
        self.cards.iter().copied().flatten().collect()
    }

    #[inline]
    pub(crate) fn lay(&mut self, card: Card, cell: Cell) {
        self.cards[cell.index()] = Some(card);
        self.occupied = self.occupied.with(cell);
    }

    #[inline]
    pub(crate) fn take(&mut self, cell: Cell) -> Option<Card> {
        self.occupied = self.occupied.without(cell);
        self.cards[cell.index()].take()
    }
}
