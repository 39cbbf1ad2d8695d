//! A set of cards.

use crate::card::{CARDS, Card, Value};
use crate::colour::Colour;
use crate::family::Family;
use crate::symbol::Symbol;

hearth_core::bit_set! {
    /// A set of the 56 cards, one bit each; a family has four adjacent bits.
    pub struct CardSet(u64) of Card;
    /// Iterates over cards, by family and value.
    pub struct CardSetIter;
    index: |card| card.index();
    item: |number| Card::from_index(number as usize);
}

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
    /// All cards (C1).
    pub const ALL: CardSet = CardSet((1 << CARDS) - 1);
    /// All cards of value 1; the most of them score (C18).
    pub const ONES: CardSet = CardSet::of_value(Value::ALL[0]);

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
        self.into_iter()
    }
}
