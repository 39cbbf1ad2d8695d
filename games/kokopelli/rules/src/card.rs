//! A card: a ceremony, or the Kokopelli that matches them all.

use std::fmt;
use std::str::FromStr;

use hearth_core::BadText;

use crate::ceremony::Ceremony;

/// Number of kinds of cards.
pub(crate) const KINDS: usize = 17;

/// The words that are typed and stored, by kind.
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

/// The printed names, by kind.
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

/// One card face.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The joker.
    pub const KOKOPELLI: Card = Card(16);

    /// Returns all kinds of cards, the joker last.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..KINDS as u8).map(Card)
    }

    /// Returns the card of a ceremony.
    #[inline]
    pub const fn of(ceremony: Ceremony) -> Card {
        Card(ceremony as u8)
    }

    /// Returns the kind with an index from zero; the joker is the last.
    #[inline]
    pub(crate) const fn from_index(index: usize) -> Card {
        Card(index as u8)
    }

    /// Returns the index of the kind; the joker is the last.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the ceremony, unless the card is the joker.
    #[inline]
    pub fn ceremony(self) -> Option<Ceremony> {
        Ceremony::ALL.get(self.index()).copied()
    }

    /// Returns true for the joker.
    #[inline]
    pub const fn is_kokopelli(self) -> bool {
        self.0 == Card::KOKOPELLI.0
    }

    /// Returns the number of copies in each player's deck, if the kind is in the game (K5).
    pub const fn copies(self) -> u8 {
        if self.is_kokopelli() { 6 } else { 3 }
    }

    /// Returns the word that is typed and stored.
    pub const fn word(self) -> &'static str {
        WORDS[self.index()]
    }

    /// Returns the printed name.
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
