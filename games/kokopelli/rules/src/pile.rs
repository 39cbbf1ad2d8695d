//! A draw pile: cards leave at the top and come back at the bottom.

use std::fmt;

use crate::card::Card;

/// Maximum number of cards of a player (K5, twelve ceremonies).
pub(crate) const MOST: usize = 42;

/// A pile, with the number of lowest cards that its owner put there and so knows (KR21).
#[derive(Clone, Copy)]
pub struct Pile {
    ring: [Card; MOST],
    top: u8,
    len: u8,
    known: u8,
}

impl Pile {
    /// A pile without cards.
    pub(crate) const EMPTY: Pile = Pile { ring: [Card::KOKOPELLI; MOST], top: 0, len: 0, known: 0 };

    /// Creates a pile of at most 42 cards, top first, none of them known.
    pub(crate) fn new(cards: impl IntoIterator<Item = Card>) -> Pile {
        let mut pile = Pile::EMPTY;
        for card in cards {
            pile.put_under(card);
        }
        pile.known = 0;
        pile
    }

    /// Sets the number of lowest cards that the owner knows.
    #[must_use]
    pub(crate) fn knowing(mut self, known: usize) -> Pile {
        self.known = (known as u8).min(self.len);
        self
    }

    /// Draws the top card.
    #[inline]
    pub(crate) fn draw(&mut self) -> Option<Card> {
        if self.len == 0 {
            return None;
        }
        let card = self.ring[self.top as usize];
        self.top = if self.top as usize + 1 == MOST { 0 } else { self.top + 1 };
        self.len -= 1;
        self.known = self.known.min(self.len);
        Some(card)
    }

    /// Puts a card under the pile; its owner knows it.
    #[inline]
    pub(crate) fn put_under(&mut self, card: Card) {
        debug_assert!((self.len as usize) < MOST);
        let end = self.top as usize + self.len as usize;
        self.ring[if end >= MOST { end - MOST } else { end }] = card;
        self.len += 1;
        self.known += 1;
    }

    /// Returns the number of cards.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Returns true if the pile is empty.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns the number of lowest cards that the owner knows.
    pub const fn known(&self) -> usize {
        self.known as usize
    }

    /// Iterates over the cards, top first.
    pub fn iter(&self) -> impl Iterator<Item = Card> + Clone {
        (0..self.len()).map(|depth| self.ring[(self.top as usize + depth) % MOST])
    }

    /// Iterates over the lowest cards that the owner knows, in order.
    pub fn iter_known(&self) -> impl Iterator<Item = Card> {
        self.iter().skip(self.len() - self.known())
    }
}

impl PartialEq for Pile {
    fn eq(&self, other: &Pile) -> bool {
        self.known == other.known && self.iter().eq(other.iter())
    }
}

impl Eq for Pile {}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} known of ", self.known)?;
        f.debug_list().entries(self.iter()).finish()
    }
}
