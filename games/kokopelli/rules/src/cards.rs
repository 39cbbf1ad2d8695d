//! A multiset of one player's cards.

use std::fmt;

use crate::card::{Card, KINDS};
use crate::ceremony::CeremonySet;

/// Counts per kind as three bit planes: ones, twos and fours (a player has at most six of a kind).
///
/// The set of kinds then takes two shifts. The top byte is the total count.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Cards(u64);

const PLANE: usize = KINDS;
const ALL_KINDS: u32 = (1 << KINDS) - 1;
const ONE_IN_ALL: u64 = 1 << 56;

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);

    /// Returns the whole deck for these ceremonies (K5).
    pub fn deck(ceremonies: CeremonySet) -> Cards {
        let kinds = ceremonies.into_iter().map(Card::of).chain([Card::KOKOPELLI]);
        kinds.flat_map(|card| std::iter::repeat_n(card, card.copies() as usize)).collect()
    }

    /// Adds a card.
    #[inline]
    pub const fn add(&mut self, card: Card) {
        let one = 1 << card.index();
        let two = (self.0 & one) << PLANE;
        let four = (self.0 & two) << PLANE;
        self.0 = (self.0 ^ one ^ two ^ four) + ONE_IN_ALL;
    }

    /// Removes a card, which must be present.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        debug_assert!(self.has(card), "{card} is not among {self:?}");
        let one = 1 << card.index();
        let two = (!self.0 & one) << PLANE;
        let four = (!self.0 & two) << PLANE;
        self.0 = (self.0 ^ one ^ two ^ four) - ONE_IN_ALL;
    }

    /// Returns the planes of ones, twos and fours, one bit per kind.
    const fn planes(self) -> [u32; 3] {
        [
            self.0 as u32 & ALL_KINDS,
            (self.0 >> PLANE) as u32 & ALL_KINDS,
            (self.0 >> (2 * PLANE)) as u32 & ALL_KINDS,
        ]
    }

    const fn from_planes([ones, twos, fours]: [u32; 3]) -> Cards {
        let len = ones.count_ones() + 2 * twos.count_ones() + 4 * fours.count_ones();
        Cards(
            ones as u64 | (twos as u64) << PLANE | (fours as u64) << (2 * PLANE) | (len as u64 * ONE_IN_ALL),
        )
    }

    /// Returns the number of cards of a kind.
    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        let [ones, twos, fours] = self.planes();
        let at = card.index();
        ((ones >> at & 1) | (twos >> at & 1) << 1 | (fours >> at & 1) << 2) as u8
    }

    /// Returns the kinds that are present.
    #[inline]
    pub const fn kinds(self) -> Kinds {
        Kinds((self.0 | self.0 >> PLANE | self.0 >> (2 * PLANE)) as u32 & ALL_KINDS)
    }

    /// Returns true if a kind is present.
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.kinds().has(card)
    }

    /// Returns the total number of cards.
    #[inline]
    pub const fn len(self) -> usize {
        (self.0 / ONE_IN_ALL) as usize
    }

    /// Returns true if there are no cards.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the sum of both multisets. No kind may exceed seven.
    pub const fn plus(self, other: Cards) -> Cards {
        let (a, b) = (self.planes(), other.planes());
        let carry = a[0] & b[0];
        let carry_again = a[1] & b[1] | carry & (a[1] ^ b[1]);
        Cards::from_planes([a[0] ^ b[0], a[1] ^ b[1] ^ carry, a[2] ^ b[2] ^ carry_again])
    }

    /// Returns the difference, or `None` if a card of `other` is missing.
    pub const fn less(self, other: Cards) -> Option<Cards> {
        let (a, b) = (self.planes(), other.planes());
        let borrow = !a[0] & b[0];
        let borrow_again = !a[1] & (b[1] | borrow) | b[1] & borrow;
        let missing = !a[2] & (b[2] | borrow_again) | b[2] & borrow_again;
        if missing & ALL_KINDS != 0 {
            return None;
        }
        Some(Cards::from_planes([a[0] ^ b[0], a[1] ^ b[1] ^ borrow, a[2] ^ b[2] ^ borrow_again]))
    }

    /// Iterates over all cards, equal ones together.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        self.kinds().into_iter().flat_map(move |card| std::iter::repeat_n(card, self.count(card) as usize))
    }
}

hearth_core::bit_set! {
    /// A set of kinds, one bit each, with the joker as the highest.
    pub struct Kinds(u32) of Card;
    /// Iterates over a set of kinds, the joker last.
    pub struct KindsIter;
    index: |card| card.index();
    item: |number| Card::from_index(number as usize);
}

impl Kinds {
    /// Returns the kinds without the cards of these ceremonies.
    #[inline]
    pub const fn without_ceremonies(self, ceremonies: CeremonySet) -> Kinds {
        Kinds(self.0 & !(ceremonies.bits() as u32))
    }

    /// Returns the kinds without the joker.
    #[inline]
    pub const fn ceremonies(self) -> Kinds {
        Kinds(self.0 & (u16::MAX as u32))
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
        assert_eq!(deck.kinds().into_iter().count(), 11);
        assert_eq!(
            deck.kinds().without_ceremonies(CeremonySet::FIRST_GAME).into_iter().collect::<Vec<_>>(),
            [Card::KOKOPELLI]
        );
        assert_eq!(deck.iter().collect::<Cards>(), deck);
        let mut emptied = deck;
        for card in deck.iter() {
            let before = emptied.count(card);
            emptied.remove(card);
            assert_eq!(emptied.count(card), before - 1);
        }
        assert_eq!(emptied, Cards::NONE);
    }

    /// Returns a multiset of Hunters and Kokopelli.
    fn heap(hunters: usize, jokers: usize) -> Cards {
        let hunter = Card::of(Ceremony::Hunter);
        std::iter::repeat_n(hunter, hunters).chain(std::iter::repeat_n(Card::KOKOPELLI, jokers)).collect()
    }

    #[test]
    fn heaps_are_added_and_taken_apart_kind_by_kind() {
        for a in 0..8 {
            for b in 0..8 {
                if a + b < 8 {
                    assert_eq!(heap(a, b).plus(heap(b, a)), heap(a + b, a + b));
                }
                let left = (a >= b).then(|| heap(a - b, 0));
                assert_eq!(heap(a, b).less(heap(b, b)), left, "{a} less {b}");
            }
        }
    }
}
