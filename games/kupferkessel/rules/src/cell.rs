//! A cell of the square, and sets of cells.

use std::fmt::{self, Write};
use std::str::FromStr;

use hearth_core::BadText;

/// Number of cells of the square (C2): six by six without its corners.
pub(crate) const CELLS: usize = 32;
/// Number of cells of a row, including corners.
pub(crate) const SIDE: usize = 6;

/// A cell, numbered row by row from the top left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// Returns all cells, row by row.
    pub fn all() -> impl Iterator<Item = Cell> + Clone {
        (0..CELLS as u8).map(Cell)
    }

    /// Returns the cell in a column and a row, both from zero, unless it is a corner or outside.
    pub const fn at(column: usize, row: usize) -> Option<Cell> {
        if column >= SIDE || row >= SIDE {
            return None;
        }
        let edge = column == 0 || column == SIDE - 1;
        match row {
            0 | 5 if edge => None,
            0 => Some(Cell(column as u8 - 1)),
            5 => Some(Cell((27 + column) as u8)),
            _ => Some(Cell((SIDE * row - 2 + column) as u8)),
        }
    }

    /// Returns the index from zero, row by row.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the column, from zero at the left.
    pub const fn column(self) -> usize {
        match self.index() {
            index @ 0..4 => index + 1,
            index @ 28.. => index - 27,
            index => (index + 2) % SIDE,
        }
    }

    /// Returns the row, from zero at the top.
    pub const fn row(self) -> usize {
        match self.index() {
            0..4 => 0,
            28.. => 5,
            index => (index + 2) / SIDE,
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(char::from(b'a' + self.column() as u8))?;
        f.write_char(char::from(b'1' + self.row() as u8))
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Cell {
    type Err = BadText;

    fn from_str(word: &str) -> Result<Cell, BadText> {
        let cell = match *word.as_bytes() {
            [column @ b'a'..=b'f', row @ b'1'..=b'6'] => {
                Cell::at(usize::from(column - b'a'), usize::from(row - b'1'))
            }
            _ => None,
        };
        cell.ok_or_else(|| {
            BadText::whole(format!(
                "there is no cell `{word}`; a cell is a column from a to f and a row from 1 to 6, as in `c4`, and the \
                 corners a1, f1, a6, f6 hold no cards"
            ))
        })
    }
}

hearth_core::bit_set! {
    /// A set of cells.
    pub struct CellSet(u32) of Cell;
    /// Iterates over a set of cells.
    pub struct Cells;
    index: |cell| cell.0;
    item: |number| Cell(number as u8);
}

impl CellSet {
    /// All cells.
    pub const ALL: CellSet = CellSet(u32::MAX);
}

#[cfg(test)]
mod tests {
    use super::Cell;

    #[test]
    fn columns_and_rows_name_each_cell_once() {
        for cell in Cell::all() {
            assert_eq!(Cell::at(cell.column(), cell.row()), Some(cell));
            assert_eq!(cell.to_string().parse(), Ok(cell));
        }
    }
}
