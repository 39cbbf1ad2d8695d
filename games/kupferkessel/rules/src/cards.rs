//! A set of cards.

use std::fmt;

use crate::card::{CARDS, Card, Value};
use crate::colour::Colour;
use crate::family::Family;
use crate::symbol::Symbol;

/// A set of the 56 cards, one bit each; a family has four adjacent bits.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct CardSet(pub(crate) u64);

/// The cards of each colour.
const BY_COLOUR: [CardSet; Colour::ALL.len()] = {
    let mut sets = [CardSet::EMPTY; Colour::ALL.len()];
    let mut index = 0;
    while index < CARDS {
        let card = Card::from_index(index);
        let colour = card.colour() as usize;
        sets[colour] = sets[colour].with(card);
        index += 1;
    }
    sets
};

impl CardSet {
    /// No cards.
    pub const EMPTY: CardSet = CardSet(0);
    /// All cards (C1).
    pub const ALL: CardSet = CardSet((1 << CARDS) - 1);
    /// All cards of value 1; the most of them score (C18).
    pub const ONES: CardSet = CardSet::of_value(Value::ALL[0]);

    /// Returns the set with one more card.
    #[inline]
    #[must_use]
    pub const fn with(self, card: Card) -> CardSet {
        CardSet(self.0 | 1 << card.index())
    }

    /// Returns the set without a card.
    #[inline]
    #[must_use]
    pub const fn without(self, card: Card) -> CardSet {
        CardSet(self.0 & !(1 << card.index()))
    }

    /// Returns the union.
    #[inline]
    #[must_use]
    pub const fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// Returns the intersection.
    #[inline]
    #[must_use]
    pub const fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// Returns the difference.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// Returns one bit per card, in the order of [`Card::all`].
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Returns true if a card is in the set.
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.0 & 1 << card.index() != 0
    }

    /// Returns the number of cards.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns true if the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the cards of a family: one bit per value, the lowest value lowest.
    #[inline]
    pub const fn of_family(self, family: Family) -> usize {
        (self.0 >> (4 * family.index())) as usize & 0b1111
    }

    /// Returns all cards of a value.
    pub const fn of_value(value: Value) -> CardSet {
        let mut set = CardSet::EMPTY;
        let mut index = value.number() as usize - 1;
        while index < CARDS {
            set = set.with(Card::from_index(index));
            index += 4;
        }
        set
    }

    /// Returns all cards of a colour.
    pub const fn of_colour(colour: Colour) -> CardSet {
        BY_COLOUR[colour as usize]
    }

    /// Returns all cards with a symbol.
    pub const fn of_symbol(symbol: Symbol, all_twos: bool) -> CardSet {
        let mut set = CardSet::EMPTY;
        let mut index = 0;
        while index < CARDS {
            let card = Card::from_index(index);
            match (card.symbol(all_twos), symbol) {
                (Some(Symbol::Hat), Symbol::Hat) | (Some(Symbol::Explosion), Symbol::Explosion) => {
                    set = set.with(card);
                }
                _ => (),
            }
            index += 1;
        }
        set
    }

    /// Iterates over the cards, by family and value.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        std::iter::successors(Some(self.0).filter(|bits| *bits != 0), |bits| {
            Some(bits & (bits - 1)).filter(|bits| *bits != 0)
        })
        .map(|bits| Card::from_index(bits.trailing_zeros() as usize))
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, CardSet::with)
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
