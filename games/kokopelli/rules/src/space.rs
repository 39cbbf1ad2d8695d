//! Spaces of the villages, and sets of them.

use std::fmt;
use std::str::FromStr;

use hearth_core::{BadText, Seat};

/// How many seats a table has at most.
pub(crate) const SEATS: usize = 4;
/// How many spaces a village has at most.
pub(crate) const LETTERS: usize = 6;

/// One space of one village. `a b` lie near the left neighbour, `c d` near the right one, `e f` below the draw pile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

/// What the spaces are called, in the order of their slots.
const NAMES: [&str; SEATS * LETTERS] = [
    "1a", "1b", "1c", "1d", "1e", "1f", "2a", "2b", "2c", "2d", "2e", "2f", "3a", "3b", "3c", "3d", "3e",
    "3f", "4a", "4b", "4c", "4d", "4e", "4f",
];

impl Space {
    /// A village's space, its letter counted from zero.
    #[inline]
    pub const fn new(seat: Seat, letter: usize) -> Space {
        Space((seat.index() * 8 + letter) as u8)
    }

    /// Whose village it is in.
    #[inline]
    pub const fn seat(self) -> Seat {
        Seat::at(self.0 as usize / 8)
    }

    /// Its letter, counted from zero.
    #[inline]
    pub const fn letter(self) -> usize {
        self.0 as usize % 8
    }

    /// Its place among all spaces of a table, without gaps.
    #[inline]
    pub(crate) const fn slot(self) -> usize {
        self.seat().index() * LETTERS + self.letter()
    }

    /// Its letter as it is written.
    pub const fn letter_name(self) -> char {
        (b'a' + self.letter() as u8) as char
    }

    /// What it is called: the number of the village and the letter.
    pub const fn name(self) -> &'static str {
        NAMES[self.slot()]
    }

    /// Whether it lies below the draw pile.
    pub const fn is_below_pile(self) -> bool {
        self.letter() >= 4
    }

    /// Every space that can be said.
    pub fn all() -> impl Iterator<Item = Space> {
        Seat::all(SEATS).flat_map(Space::of)
    }

    /// Every space of a village.
    pub(crate) fn of(seat: Seat) -> impl Iterator<Item = Space> {
        (0..LETTERS).map(move |letter| Space::new(seat, letter))
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Space {
    type Err = BadText;

    fn from_str(word: &str) -> Result<Space, BadText> {
        // Each move is read several times on its way through a server.
        if let [seat, letter] = word.as_bytes() {
            let (seat, letter) = (seat.wrapping_sub(b'1') as usize, letter.wrapping_sub(b'a') as usize);
            if seat < SEATS && letter < LETTERS {
                return Ok(Space::new(Seat::at(seat), letter));
            }
        }
        Err(BadText::whole(format!("`{word}` is not a space; a space is a seat and a letter, like `2c`")))
    }
}

/// A set of spaces: one byte a village, one bit a space.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct SpaceSet(u32);

impl SpaceSet {
    /// No space.
    pub const EMPTY: SpaceSet = SpaceSet(0);

    /// These spaces of a village, as bits from `a`.
    pub(crate) const fn village(seat: Seat, letters: u8) -> SpaceSet {
        SpaceSet((letters as u32) << (seat.index() * 8))
    }

    /// The villages of which this letter is in the set: bit 0, 16, 32 or 48.
    #[inline]
    pub(crate) const fn villages_with_letter(self, letter: usize) -> u64 {
        let every_eighth = (self.0 >> letter & 0x0101_0101) as u64;
        let halves = (every_eighth | every_eighth << 16) & 0x0000_ffff_0000_ffff;
        (halves | halves << 8) & 0x0001_0001_0001_0001
    }

    /// The set with one more.
    #[inline]
    pub const fn with(self, space: Space) -> SpaceSet {
        SpaceSet(self.0 | 1 << space.0)
    }

    /// The set less one.
    #[inline]
    pub const fn without(self, space: Space) -> SpaceSet {
        SpaceSet(self.0 & !(1 << space.0))
    }

    /// Whether it is in the set.
    #[inline]
    pub const fn has(self, space: Space) -> bool {
        self.0 & 1 << space.0 != 0
    }

    /// What is in both.
    #[inline]
    pub const fn and(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 & other.0)
    }

    /// What is in either.
    #[inline]
    pub const fn or(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 | other.0)
    }

    /// What is here but not there.
    #[inline]
    pub const fn minus(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 & !other.0)
    }

    /// Whether nothing is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }
}

impl IntoIterator for SpaceSet {
    type Item = Space;
    type IntoIter = Members;

    #[inline]
    fn into_iter(self) -> Members {
        Members(self.0)
    }
}

/// The spaces of a set, village by village.
#[derive(Clone, Debug)]
pub struct Members(u32);

impl Iterator for Members {
    type Item = Space;

    #[inline]
    fn next(&mut self) -> Option<Space> {
        if self.0 == 0 {
            return None;
        }
        let space = Space(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(space)
    }
}

impl fmt::Debug for SpaceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
