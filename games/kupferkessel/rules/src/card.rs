//! One ingredient: a family and a value.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use hearth_core::BadText;

use crate::assumptions::{FAMILIES, VALUE_WITH_SYMBOL};
use crate::colour::Colour;
use crate::family::Family;
use crate::symbol::Symbol;

/// Number of cards (C1).
pub(crate) const CARDS: usize = 4 * Family::COUNT;

/// The value of a card, which is also the distance that it moves a figure: 1 to 4.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Value(u8);

impl Value {
    /// All values.
    pub const ALL: [Value; 4] = [Value(1), Value(2), Value(3), Value(4)];

    /// Returns the number.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// One of the 56 ingredients (C1). An `Option<Card>` is one byte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(NonZeroU8);

impl Card {
    /// Returns all cards, by family and value.
    pub fn all() -> impl Iterator<Item = Card> + Clone {
        (0..CARDS).map(Card::from_index)
    }

    /// Returns the card of a family with a value.
    pub const fn of(family: Family, value: Value) -> Card {
        Card::from_index(4 * family.index() + value.0 as usize - 1)
    }

    /// Returns the card with an index from zero.
    #[inline]
    pub(crate) const fn from_index(index: usize) -> Card {
        Card(NonZeroU8::MIN.saturating_add(index as u8))
    }

    /// Returns the index among all cards from zero, by family and value.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// Returns the family.
    #[inline]
    pub const fn family(self) -> Family {
        Family::from_index(self.index() / 4)
    }

    /// Returns the value.
    #[inline]
    pub const fn value(self) -> Value {
        Value(self.index() as u8 % 4 + 1)
    }

    /// Returns the colour.
    pub const fn colour(self) -> Colour {
        self.family().colour()
    }

    /// Returns the symbol; `all_twos` is the option that gives all twos one (A3, A4).
    #[inline]
    pub const fn symbol(self, all_twos: bool) -> Option<Symbol> {
        let assumed = &FAMILIES[self.family().index()];
        if self.value().0 == VALUE_WITH_SYMBOL && (all_twos || !assumed.by_option) {
            Some(assumed.symbol)
        } else {
            None
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Avoids the formatting machinery: views contain many cards, and this takes a quarter off their
        // serialization.
        f.write_str(self.family().word())?;
        f.write_str(["-1", "-2", "-3", "-4"][self.index() % 4])
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = BadText;

    fn from_str(word: &str) -> Result<Card, BadText> {
        let wrong = || {
            let families: Vec<&str> = Family::all().map(Family::word).collect();
            BadText::whole(format!(
                "there is no card `{word}`; a card is a family and a value from 1 to 4, as in `bat-3`; the families are {}",
                families.join(" ")
            ))
        };
        let (family, value) = word.rsplit_once('-').ok_or_else(wrong)?;
        let family = Family::named(family).ok_or_else(wrong)?;
        let digit = value.parse().ok().filter(|_| value.len() == 1);
        let value = Value::ALL.into_iter().find(|known| Some(known.0) == digit).ok_or_else(wrong)?;
        Ok(Card::of(family, value))
    }
}
