//! Spaces of the villages, and sets of them.

use std::fmt;
use std::str::FromStr;

use hearth_core::{BadText, Seat};

/// Maximum number of seats.
pub(crate) const SEATS: usize = 4;
/// Maximum number of spaces of a village.
pub(crate) const LETTERS: usize = 6;

/// One space of one village. `a b` are next to the left neighbour, `c d` next to the right one, `e f` below
/// the draw pile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

/// The names of the spaces, by slot.
const NAMES: [&str; SEATS * LETTERS] = [
    "1a", "1b", "1c", "1d", "1e", "1f", "2a", "2b", "2c", "2d", "2e", "2f", "3a", "3b", "3c", "3d", "3e",
    "3f", "4a", "4b", "4c", "4d", "4e", "4f",
];

impl Space {
    /// Returns a space of a village by its letter, from zero.
    #[inline]
    pub const fn new(seat: Seat, letter: usize) -> Space {
        Space((seat.index() * 8 + letter) as u8)
    }

    /// Returns the seat of the village.
    #[inline]
    pub const fn seat(self) -> Seat {
        Seat::at(self.0 as usize / 8)
    }

    /// Returns the letter, from zero.
    #[inline]
    pub const fn letter(self) -> usize {
        self.0 as usize % 8
    }

    /// Returns the index among all spaces of a table, without gaps.
    #[inline]
    pub(crate) const fn slot(self) -> usize {
        self.seat().index() * LETTERS + self.letter()
    }

    /// Returns the letter as written.
    pub const fn letter_name(self) -> char {
        (b'a' + self.letter() as u8) as char
    }

    /// Returns the name: the number of the village and the letter.
    pub const fn name(self) -> &'static str {
        NAMES[self.slot()]
    }

    /// Returns true for a space below the draw pile.
    pub const fn is_below_pile(self) -> bool {
        self.letter() >= 4
    }

    /// Returns every space that can be expressed.
    pub fn all() -> impl Iterator<Item = Space> {
        Seat::all(SEATS).flat_map(Space::of)
    }

    /// Returns every space of a village.
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
        // A fast path, since a server parses each move several times.
        if let [seat, letter] = word.as_bytes() {
            let (seat, letter) = (seat.wrapping_sub(b'1') as usize, letter.wrapping_sub(b'a') as usize);
            if seat < SEATS && letter < LETTERS {
                return Ok(Space::new(Seat::at(seat), letter));
            }
        }
        Err(BadText::whole(format!("`{word}` is not a space; a space is a seat and a letter, like `2c`")))
    }
}

hearth_core::bit_set! {
    /// A set of spaces: one byte per village, one bit per space.
    pub struct SpaceSet(u32) of Space;
    /// Iterates over a set, village by village.
    pub struct Members;
    index: |space| space.0;
    item: |number| Space(number as u8);
}

impl SpaceSet {
    /// Returns spaces of a village from bits, with `a` as the lowest.
    pub(crate) const fn village(seat: Seat, letters: u8) -> SpaceSet {
        SpaceSet((letters as u32) << (seat.index() * 8))
    }

    /// Returns the villages that have this letter in the set: bit 0, 16, 32 or 48.
    #[inline]
    pub(crate) const fn villages_with_letter(self, letter: usize) -> u64 {
        let every_eighth = (self.0 >> letter & 0x0101_0101) as u64;
        let halves = (every_eighth | every_eighth << 16) & 0x0000_ffff_0000_ffff;
        (halves | halves << 8) & 0x0001_0001_0001_0001
    }
}
