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

/// A set of ceremonies.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct CeremonySet(u16);

impl CeremonySet {
    /// No ceremony.
    pub const EMPTY: CeremonySet = CeremonySet(0);

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

    /// Returns the set with one more.
    #[inline]
    pub const fn with(self, ceremony: Ceremony) -> CeremonySet {
        CeremonySet(self.0 | 1 << ceremony as u16)
    }

    /// Returns true if a ceremony is in the set.
    #[inline]
    pub const fn has(self, ceremony: Ceremony) -> bool {
        self.0 & 1 << ceremony as u16 != 0
    }

    /// Returns the intersection.
    #[inline]
    pub const fn and(self, other: CeremonySet) -> CeremonySet {
        CeremonySet(self.0 & other.0)
    }

    /// Returns the union.
    #[inline]
    pub const fn or(self, other: CeremonySet) -> CeremonySet {
        CeremonySet(self.0 | other.0)
    }

    /// Returns the difference.
    #[inline]
    pub const fn minus(self, other: CeremonySet) -> CeremonySet {
        CeremonySet(self.0 & !other.0)
    }

    /// Creates a set from bits, with the first ceremony as the lowest.
    #[inline]
    pub(crate) const fn from_bits(bits: u16) -> CeremonySet {
        CeremonySet(bits)
    }

    /// Returns one bit per ceremony, with the first as the lowest.
    #[inline]
    pub(crate) const fn bits(self) -> u16 {
        self.0
    }

    /// Returns true if the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of ceremonies.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }
}

impl IntoIterator for CeremonySet {
    type Item = Ceremony;
    type IntoIter = Members;

    #[inline]
    fn into_iter(self) -> Members {
        Members(self.0)
    }
}

/// Iterates over a set, in the order of the rules.
#[derive(Clone, Debug)]
pub struct Members(u16);

impl Iterator for Members {
    type Item = Ceremony;

    #[inline]
    fn next(&mut self) -> Option<Ceremony> {
        let index = self.0.trailing_zeros() as usize;
        self.0 &= self.0.wrapping_sub(1);
        Ceremony::ALL.get(index).copied()
    }
}

impl FromIterator<Ceremony> for CeremonySet {
    fn from_iter<I: IntoIterator<Item = Ceremony>>(ceremonies: I) -> CeremonySet {
        ceremonies.into_iter().fold(CeremonySet::EMPTY, CeremonySet::with)
    }
}

impl fmt::Debug for CeremonySet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
