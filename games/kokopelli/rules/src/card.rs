//! A card: a ceremony, or the Kokopelli that matches them all.

use std::fmt;
use std::str::FromStr;

use hearth_core::BadText;

use crate::ceremony::Ceremony;

/// How many kinds of card there are.
pub(crate) const KINDS: usize = 17;

/// What is typed and stored, by kind.
pub(crate) const WORDS: [&str; KINDS] = [
    "sun",
    "eagle-feather",
    "paw",
    "birth",
    "hunter",
    "warrior",
    "fire",
    "spider-woman",
    "vase",
    "snake-dance",
    "drummer",
    "lizard",
    "mother-of-heaven",
    "shaman",
    "chieftain",
    "tortoise",
    "kokopelli",
];

/// What is printed, by kind.
pub(crate) const TITLES: [&str; KINDS] = [
    "Sun",
    "Eagle Feather",
    "Paw",
    "Birth",
    "Hunter",
    "Warrior",
    "Fire",
    "Spider Woman",
    "Vase",
    "Snake Dance",
    "Drummer",
    "Lizard",
    "Mother of Heaven",
    "Shaman",
    "Chieftain",
    "Tortoise",
    "Kokopelli",
];

/// One card, as its face shows it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The joker.
    pub const KOKOPELLI: Card = Card(16);

    /// All kinds of card, the joker last.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..KINDS as u8).map(Card)
    }

    /// The card of a ceremony.
    #[inline]
    pub const fn of(ceremony: Ceremony) -> Card {
        Card(ceremony as u8)
    }

    /// The kind at a place counted from zero, the joker being the last.
    #[inline]
    pub(crate) const fn from_index(index: usize) -> Card {
        Card(index as u8)
    }

    /// Its kind as a number, the joker being the last.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its ceremony, unless it is the joker.
    #[inline]
    pub fn ceremony(self) -> Option<Ceremony> {
        Ceremony::ALL.get(self.index()).copied()
    }

    /// Whether it is the joker.
    #[inline]
    pub const fn is_kokopelli(self) -> bool {
        self.0 == Card::KOKOPELLI.0
    }

    /// How many cards of this kind each player has, if the kind is in the game (K5).
    pub const fn copies(self) -> u8 {
        if self.is_kokopelli() { 6 } else { 3 }
    }

    /// What is typed and stored.
    pub const fn word(self) -> &'static str {
        WORDS[self.index()]
    }

    /// What is printed.
    pub const fn title(self) -> &'static str {
        TITLES[self.index()]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Card {
    type Err = BadText;

    fn from_str(word: &str) -> Result<Card, BadText> {
        WORDS.iter().position(|known| *known == word).map(Card::from_index).ok_or_else(|| {
            BadText::whole(format!("there is no card `{word}`; the cards are {}", WORDS.join(" ")))
        })
    }
}
