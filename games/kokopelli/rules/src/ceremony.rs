//! The sixteen ceremonies (K1), and sets of them.

use std::fmt;

/// One of the sixteen ceremonies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Ceremony {
    /// K39.
    Sun,
    /// K36.
    EagleFeather,
    /// K34.
    Paw,
    /// K30.
    Birth,
    /// K31.
    Hunter,
    /// K29.
    Warrior,
    /// K32.
    Fire,
    /// K33.
    SpiderWoman,
    /// K38.
    Vase,
    /// K43.
    SnakeDance,
    /// K41.
    Drummer,
    /// K35.
    Lizard,
    /// K40.
    MotherOfHeaven,
    /// K42.
    Shaman,
    /// K28.
    Chieftain,
    /// K37.
    Tortoise,
}

impl Ceremony {
    /// All sixteen, in the order of the rules.
    pub const ALL: [Ceremony; 16] = [
        Ceremony::Sun,
        Ceremony::EagleFeather,
        Ceremony::Paw,
        Ceremony::Birth,
        Ceremony::Hunter,
        Ceremony::Warrior,
        Ceremony::Fire,
        Ceremony::SpiderWoman,
        Ceremony::Vase,
        Ceremony::SnakeDance,
        Ceremony::Drummer,
        Ceremony::Lizard,
        Ceremony::MotherOfHeaven,
        Ceremony::Shaman,
        Ceremony::Chieftain,
        Ceremony::Tortoise,
    ];

    /// Returns the index among the sixteen, from zero.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the word that is typed and stored: `eagle-feather`.
    pub const fn word(self) -> &'static str {
        crate::card::WORDS[self.index()]
    }

    /// Returns the printed name: `Eagle Feather`.
    pub const fn title(self) -> &'static str {
        crate::card::TITLES[self.index()]
    }
}

impl fmt::Display for Ceremony {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.title())
    }
}

hearth_core::bit_set! {
    /// A set of ceremonies.
    pub struct CeremonySet(u16) of Ceremony;
    /// Iterates over a set, in the order of the rules.
    pub struct Members;
    index: |ceremony| ceremony as u16;
    item: |number| Ceremony::ALL[number as usize];
}

impl CeremonySet {
    /// The set recommended for a first game (K2).
    pub const FIRST_GAME: CeremonySet = CeremonySet::of(&[
        Ceremony::Hunter,
        Ceremony::Warrior,
        Ceremony::Tortoise,
        Ceremony::Paw,
        Ceremony::Drummer,
        Ceremony::Shaman,
        Ceremony::SpiderWoman,
        Ceremony::EagleFeather,
        Ceremony::MotherOfHeaven,
        Ceremony::SnakeDance,
    ]);

    /// Returns the set of these ceremonies.
    pub const fn of(ceremonies: &[Ceremony]) -> CeremonySet {
        let mut set = CeremonySet::EMPTY;
        let mut index = 0;
        while index < ceremonies.len() {
            set = set.with(ceremonies[index]);
            index += 1;
        }
        set
    }
}
