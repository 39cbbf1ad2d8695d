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

/// A set of cells.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct CellSet(u32);

impl CellSet {
    /// The empty set.
    pub const EMPTY: CellSet = CellSet(0);
    /// All cells.
    pub const ALL: CellSet = CellSet(u32::MAX);

    /// Returns the set with one more cell.
    #[inline]
    #[must_use]
    pub const fn with(self, cell: Cell) -> CellSet {
        CellSet(self.0 | 1 << cell.0)
    }

    /// Returns the set without a cell.
    #[inline]
    #[must_use]
    pub const fn without(self, cell: Cell) -> CellSet {
        CellSet(self.0 & !(1 << cell.0))
    }

    /// Returns the intersection.
    #[inline]
    #[must_use]
    pub const fn and(self, other: CellSet) -> CellSet {
        CellSet(self.0 & other.0)
    }

    /// Returns true if a cell is in the set.
    #[inline]
    pub const fn has(self, cell: Cell) -> bool {
        self.0 & 1 << cell.0 != 0
    }

    /// Returns the number of cells.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns true if the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns one bit per cell, in the order of [`Cell::all`].
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }
}

impl IntoIterator for CellSet {
    type Item = Cell;
    type IntoIter = Cells;

    #[inline]
    fn into_iter(self) -> Cells {
        Cells(self.0)
    }
}

/// Iterates over a set of cells.
#[derive(Clone, Debug)]
pub struct Cells(u32);

impl Iterator for Cells {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        if self.0 == 0 {
            return None;
        }
        let cell = Cell(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(cell)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count_ones() as usize;
        (len, Some(len))
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
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
