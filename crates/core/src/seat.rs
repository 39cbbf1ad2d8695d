//! Seats and observers.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A seat at a table. Seats are in turn order, clockwise; the first one prints as `1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Seat(u8);

impl Seat {
    /// The seat that goes first.
    pub const FIRST: Seat = Seat(0);

    /// The largest number of seats of any game.
    pub const MOST: usize = 4;

    /// Returns the seat with an index, counted from zero.
    pub const fn at(index: usize) -> Seat {
        Seat(index as u8)
    }

    /// Returns the seat with a number, counted from one.
    pub fn numbered(number: usize) -> Option<Seat> {
        let index = number.checked_sub(1)?;
        u8::try_from(index).ok().map(Seat)
    }

    /// Returns the index, counted from zero.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the number, counted from one.
    pub const fn number(self) -> usize {
        self.index() + 1
    }

    /// Returns the next seat clockwise: the left neighbour.
    #[inline]
    pub const fn left(self, players: usize) -> Seat {
        let next = self.0 + 1;
        Seat(if next as usize >= players { 0 } else { next })
    }

    /// Returns the previous seat: the right neighbour.
    #[inline]
    pub const fn right(self, players: usize) -> Seat {
        Seat(if self.0 == 0 { players as u8 - 1 } else { self.0 - 1 })
    }

    /// Iterates over all seats in turn order.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..players as u8).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

/// A point of view: a seat, or a spectator.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Observer {
    /// Sees what this seat sees.
    Seat(Seat),
    /// Sees what everyone sees.
    Spectator,
}

impl Observer {
    /// Returns the seat, or `None` for a spectator.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Observer::Seat(seat) => Some(seat),
            Observer::Spectator => None,
        }
    }

    /// Returns true if this is the observer at the seat.
    #[inline]
    pub fn sits_at(self, seat: Seat) -> bool {
        self == Observer::Seat(seat)
    }

    /// Iterates over all observers: each seat, then the spectator.
    pub fn all(players: usize) -> impl Iterator<Item = Observer> + Clone {
        Seat::all(players).map(Observer::Seat).chain([Observer::Spectator])
    }
}
