//! A family of ingredients: four cards of one colour.

use std::fmt;

use crate::assumptions::{Assumed, FAMILIES};
use crate::card::{Card, Value};
use crate::cards::CardSet;
use crate::colour::Colour;

/// One of the fourteen families (C1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Family(u8);

impl Family {
    /// Number of families.
    pub const COUNT: usize = FAMILIES.len();

    /// Returns all families.
    pub fn all() -> impl Iterator<Item = Family> + Clone {
        (0..Family::COUNT as u8).map(Family)
    }

    /// Returns the family with an index from zero.
    pub(crate) const fn from_index(index: usize) -> Family {
        Family(index as u8)
    }

    /// Returns the index from zero.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    const fn assumed(self) -> &'static Assumed {
        &FAMILIES[self.index()]
    }

    /// Returns the colour.
    pub const fn colour(self) -> Colour {
        self.assumed().colour
    }

    /// Returns true for a plant (C26).
    pub const fn is_plant(self) -> bool {
        self.assumed().plant
    }

    /// Returns the four cards, lowest value first.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        Value::ALL.into_iter().map(move |value| Card::of(self, value))
    }

    /// Returns the four cards as a set.
    #[inline]
    pub const fn whole(self) -> CardSet {
        CardSet::from_bits(0b1111 << (4 * self.0))
    }

    /// Returns the word that is typed and stored.
    pub const fn word(self) -> &'static str {
        self.assumed().word
    }

    /// Returns the printed name.
    pub const fn title(self) -> &'static str {
        self.assumed().title
    }

    /// Returns the family with this name.
    pub fn named(word: &str) -> Option<Family> {
        Family::all().find(|family| family.word() == word)
    }
}

impl fmt::Display for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl fmt::Debug for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
