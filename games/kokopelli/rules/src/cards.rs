//! A heap of one player's cards without an order: so many of each kind.

use std::fmt;

use crate::card::{Card, KINDS};
use crate::ceremony::CeremonySet;

/// Three bits count each kind (no player has more than six of one), the top byte counts all.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Cards(u64);

const BITS: usize = 3;
const ONE_IN_ALL: u64 = 1 << 56;
/// The lowest bit of every kind.
const LOWEST: u64 = {
    let mut bits = 0;
    let mut kind = 0;
    while kind < KINDS {
        bits |= 1 << (kind * BITS);
        kind += 1;
    }
    bits
};

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);

    /// A whole deck for these ceremonies (K5).
    pub fn deck(ceremonies: CeremonySet) -> Cards {
        let kinds = ceremonies.into_iter().map(Card::of).chain([Card::KOKOPELLI]);
        kinds.flat_map(|card| std::iter::repeat_n(card, card.copies() as usize)).collect()
    }

    #[inline]
    const fn one(card: Card) -> u64 {
        (1 << (card.index() * BITS)) + ONE_IN_ALL
    }

    /// Puts a card in.
    #[inline]
    pub const fn add(&mut self, card: Card) {
        self.0 += Self::one(card);
    }

    /// Takes out a card that is there.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        debug_assert!(self.has(card), "{card} is not among {self:?}");
        self.0 -= Self::one(card);
    }

    /// How many of a kind.
    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> (card.index() * BITS)) as u8 & 7
    }

    /// Whether there is one of a kind.
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.count(card) != 0
    }

    /// How many in all.
    #[inline]
    pub const fn len(self) -> usize {
        (self.0 / ONE_IN_ALL) as usize
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Both heaps together. No kind may come to more than seven.
    pub const fn plus(self, other: Cards) -> Cards {
        Cards(self.0 + other.0)
    }

    /// What is left when the cards of another heap are taken out, `None` if some are not there.
    pub fn less(self, other: Cards) -> Option<Cards> {
        Card::all().all(|card| self.count(card) >= other.count(card)).then(|| Cards(self.0 - other.0))
    }

    /// The kinds there are, each once, the joker last.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        let mut left = (self.0 | self.0 >> 1 | self.0 >> 2) & LOWEST;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let kind = left.trailing_zeros() as usize / BITS;
            left &= left - 1;
            Some(Card::from_index(kind))
        })
    }

    /// Every card, equal ones one after the other.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.kinds().flat_map(move |card| std::iter::repeat_n(card, self.count(card) as usize))
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, |mut heap, card| {
            heap.add(card);
            heap
        })
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ceremony::Ceremony;

    #[test]
    fn a_heap_gives_back_what_was_put_in() {
        let deck = Cards::deck(CeremonySet::FIRST_GAME);
        assert_eq!(deck.len(), 36);
        assert_eq!(deck.iter().count(), 36);
        assert_eq!(deck.kinds().count(), 11);
        assert_eq!(deck.iter().collect::<Cards>(), deck);
        assert_eq!(deck.less(deck), Some(Cards::NONE));
        let sun = Cards::from_iter([Card::of(Ceremony::Sun)]);
        assert_eq!(deck.less(sun), None);
        assert_eq!(deck.plus(sun).count(Card::of(Ceremony::Sun)), 1);
    }
}
