//! The ring around the square: twenty positions, four corners and sixteen ends of lines.

use std::fmt;

use hearth_core::Seat;

use crate::card::Value;
use crate::cell::{Cell, CellSet};

/// Number of positions of the ring.
pub(crate) const RING: usize = 20;

/// A position of a figure. The top left corner prints as `1`; numbers go clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position(u8);

/// The cells of the line at each position; none at a corner.
const LINES: [CellSet; RING] = {
    let mut lines = [CellSet::EMPTY; RING];
    let mut at = 1;
    while at < 5 {
        let (column, row) = (line(at, true), line(at, false));
        lines[at] = column;
        lines[15 - at] = column;
        lines[5 + at] = row;
        lines[20 - at] = row;
        at += 1;
    }
    lines
};

/// Returns a whole column or row.
const fn line(at: usize, column: bool) -> CellSet {
    let mut cells = CellSet::EMPTY;
    let mut along = 0;
    while along < 6 {
        let cell = if column { Cell::at(at, along) } else { Cell::at(along, at) };
        if let Some(cell) = cell {
            cells = cells.with(cell);
        }
        along += 1;
    }
    cells
}

/// The lines through each cell, one or two.
const THROUGH: [[CellSet; 2]; 32] = {
    let mut through = [[CellSet::EMPTY; 2]; 32];
    let mut row = 0;
    while row < 6 {
        let mut column = 0;
        while column < 6 {
            if let Some(cell) = Cell::at(column, row) {
                // The edges of the square are not lines: there, the only line through a cell is listed twice.
                let down = if column == 0 || column == 5 { LINES[5 + row] } else { LINES[column] };
                let across = if row == 0 || row == 5 { LINES[column] } else { LINES[5 + row] };
                through[cell.index()] = [down, across];
            }
            column += 1;
        }
        row += 1;
    }
    through
};

impl Position {
    /// Returns all positions, clockwise.
    pub fn all() -> impl Iterator<Item = Position> {
        (0..RING as u8).map(Position)
    }

    /// Returns the position with a number from one.
    pub fn numbered(number: usize) -> Option<Position> {
        let index = number.checked_sub(1)?;
        (index < RING).then_some(Position(index as u8))
    }

    /// Returns the number from one.
    pub const fn number(self) -> usize {
        self.index() + 1
    }

    /// Returns the index from zero.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the next position clockwise.
    #[inline]
    #[must_use]
    pub const fn next(self) -> Position {
        Position(if self.0 as usize == RING - 1 { 0 } else { self.0 + 1 })
    }

    /// Returns the position a card's value further clockwise; occupied positions are not counted (C6, C7).
    #[inline]
    #[must_use]
    pub fn onward(self, by: Value, stands: impl Fn(Position) -> bool) -> Position {
        let mut to = self;
        for _ in 0..by.number() {
            to = to.next();
            while stands(to) {
                to = to.next();
            }
        }
        to
    }

    /// Returns the six cells of the line at this end; none at a corner (C9).
    #[inline]
    pub const fn line(self) -> CellSet {
        LINES[self.index()]
    }

    /// Returns true for a corner.
    pub const fn is_corner(self) -> bool {
        self.line().is_empty()
    }

    /// Returns the starting position of a seat (C3, C30).
    pub(crate) const fn start(seat: Seat, players: usize) -> Position {
        Position(if players == 2 { 10 } else { 5 } * seat.index() as u8)
    }
}

/// Returns the lines through a cell; a single one is listed twice.
#[inline]
pub(crate) const fn lines_through(cell: Cell) -> [CellSet; 2] {
    THROUGH[cell.index()]
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
