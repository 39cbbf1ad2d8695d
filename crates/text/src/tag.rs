//! The parts of a sentence that stand out.

use hearth_core::Seat;

/// A part of a sentence that stands out. Parts can be nested.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tag {
    /// The name of a seat.
    Seat {
        /// The seat.
        seat: Seat,
        /// Its colour, if the names have colours.
        tint: Option<Tint>,
    },
    /// Something in a colour of the game, such as a card.
    Tinted(Tint),
    /// Something that matters more.
    Strong,
    /// Something that matters less.
    Faint,
    /// Something that nobody may miss.
    Alarm,
}

/// A colour of a game, by its place in the game's own list. A drawing decides how it looks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tint(u8);

impl Tint {
    /// The number of colours that a game can have.
    pub const COUNT: usize = 32;

    /// The colour at a place of the game's list. Places beyond the last one share the last one.
    pub const fn at(index: usize) -> Tint {
        let last = Tint::COUNT - 1;
        Tint(if index < last { index } else { last } as u8)
    }

    /// The place in the game's list.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
