//! One ingredient: a family and a value.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use hearth_core::BadText;

use crate::assumptions::{FAMILIES, VALUE_WITH_SYMBOL};
use crate::colour::Colour;
use crate::family::Family;
use crate::symbol::Symbol;

/// How many cards there are (C1).
pub(crate) const CARDS: usize = 4 * Family::COUNT;

/// What a card counts, and how far it moves a figure: 1 to 4.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Value(u8);

impl Value {
    /// All of them.
    pub const ALL: [Value; 4] = [Value(1), Value(2), Value(3), Value(4)];

    /// The number.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// One of the 56 ingredients (C1). An `Option<Card>` is one byte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(NonZeroU8);

impl Card {
    /// All of them, by family and value.
    pub fn all() -> impl Iterator<Item = Card> + Clone {
        (0..CARDS).map(Card::from_index)
    }

    /// The card of a family with a value.
    pub const fn of(family: Family, value: Value) -> Card {
        Card::from_index(4 * family.index() + value.0 as usize - 1)
    }

    /// The card at a place counted from zero.
    #[inline]
    pub(crate) const fn from_index(index: usize) -> Card {
        Card(NonZeroU8::MIN.saturating_add(index as u8))
    }

    /// Its place among all cards, counted from zero, by family and value.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// Its family.
    #[inline]
    pub const fn family(self) -> Family {
        Family::from_index(self.index() / 4)
    }

    /// Its value.
    #[inline]
    pub const fn value(self) -> Value {
        Value(self.index() as u8 % 4 + 1)
    }

    /// Its colour.
    pub const fn colour(self) -> Colour {
        self.family().colour()
    }

    /// The symbol it carries, if `all_twos` carry one or not (A3, A4).
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
        // Views are full of cards: without the machinery of formatting they are told in three quarters of the time.
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
