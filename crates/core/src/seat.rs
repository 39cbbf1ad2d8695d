//! Who sits where, and who looks on.

use std::fmt;

/// A place at a table. Seats count clockwise in turn order; the first one prints as `1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The seat that begins.
    pub const FIRST: Seat = Seat(0);

    /// So many seats a table has at most, in any game there is.
    pub const MOST: usize = 4;

    /// The seat at a position counted from zero.
    pub const fn at(index: usize) -> Seat {
        Seat(index as u8)
    }

    /// The seat with a number as people say it, counted from one.
    pub fn numbered(number: usize) -> Option<Seat> {
        let index = number.checked_sub(1)?;
        u8::try_from(index).ok().map(Seat)
    }

    /// Its position counted from zero.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number as people say it.
    pub const fn number(self) -> usize {
        self.index() + 1
    }

    /// The next seat clockwise: the left neighbour.
    #[inline]
    pub const fn left(self, players: usize) -> Seat {
        let next = self.0 + 1;
        Seat(if next as usize >= players { 0 } else { next })
    }

    /// The seat before it: the right neighbour.
    #[inline]
    pub const fn right(self, players: usize) -> Seat {
        Seat(if self.0 == 0 { players as u8 - 1 } else { self.0 - 1 })
    }

    /// All seats of a table, in turn order.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..players as u8).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

/// Someone who looks at a table: from a seat, or from behind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Observer {
    /// He sees what this seat sees.
    Seat(Seat),
    /// He sees what everybody sees.
    Spectator,
}

impl Observer {
    /// Where he sits, if he does.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Observer::Seat(seat) => Some(seat),
            Observer::Spectator => None,
        }
    }

    /// Whether this is the one who sits there.
    #[inline]
    pub fn sits_at(self, seat: Seat) -> bool {
        self == Observer::Seat(seat)
    }

    /// Everyone who can look at a table: each seat, then the spectator.
    pub fn all(players: usize) -> impl Iterator<Item = Observer> + Clone {
        Seat::all(players).map(Observer::Seat).chain([Observer::Spectator])
    }
}
