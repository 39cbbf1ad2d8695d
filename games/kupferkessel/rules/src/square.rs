//! The square of open cards.

use crate::card::Card;
use crate::cards::CardSet;
use crate::cell::{CELLS, Cell, CellSet};

/// What lies open (C2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Square {
    cards: [Option<Card>; CELLS],
    occupied: CellSet,
}

impl Square {
    /// No card lies there.
    pub const EMPTY: Square = Square { cards: [None; CELLS], occupied: CellSet::EMPTY };

    /// A card on each cell, row by row, as far as they go.
    pub fn new(cards: impl IntoIterator<Item = Card>) -> Square {
        let mut square = Square::EMPTY;
        for (cell, card) in Cell::all().zip(cards) {
            square.lay(card, cell);
        }
        square
    }

    /// What lies on a cell.
    #[inline]
    pub const fn card(&self, cell: Cell) -> Option<Card> {
        self.cards[cell.index()]
    }

    /// The cells on which a card lies.
    #[inline]
    pub const fn occupied(&self) -> CellSet {
        self.occupied
    }

    /// All cards that lie there.
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
