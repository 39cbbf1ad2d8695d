//! The lines between the cells of the square, heavy around marked cells. Each cell has its name in the line above it.

use hearth_terminal::{faint, strong};
use kupferkessel_rules::{Cell, CellSet};

/// Columns between two lines.
pub(crate) const INNER: usize = 9;
/// Cells of a row, with the corners, where there are none.
pub(crate) const SIDE: usize = 6;

/// How a piece of a line is drawn.
const NONE: usize = 0;
const LIGHT: usize = 1;
const HEAVY: usize = 2;

const ACROSS: [char; 3] = [' ', '─', '━'];
const DOWN: [char; 3] = [' ', '│', '┃'];

/// Where lines meet: by the weights of the arms up and right, then by those of the arms down and left.
const JOINTS: [[char; 9]; 9] = [
    [' ', '╴', '╸', '╷', '┐', '┑', '╻', '┒', '┓'],
    ['╶', '─', '╾', '┌', '┬', '┭', '┎', '┰', '┱'],
    ['╺', '╼', '━', '┍', '┮', '┯', '┏', '┲', '┳'],
    ['╵', '┘', '┙', '│', '┤', '┥', '╽', '┧', '┪'],
    ['└', '┴', '┵', '├', '┼', '┽', '┟', '╁', '╅'],
    ['┕', '┶', '┷', '┝', '┾', '┿', '┢', '╆', '╈'],
    ['╹', '┚', '┛', '╿', '┦', '┩', '┃', '┨', '┫'],
    ['┖', '┸', '┹', '┞', '╀', '╃', '┠', '╂', '╉'],
    ['┗', '┺', '┻', '┡', '╄', '╇', '┣', '╊', '╋'],
];

/// The lines of a square in which these cells are marked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lattice {
    pub marked: CellSet,
}

impl Lattice {
    /// The line above a row of cells; below the last row for the row after it.
    pub fn above(self, row: usize) -> String {
        (0..=SIDE).map(|column| self.joint(column, row) + &self.edge(column, row)).collect()
    }

    /// The line at the left of a cell; at the right of a row for the column after it.
    pub fn left_of(self, column: usize, row: usize) -> String {
        let weight = self.down(column, row);
        ink(weight, &DOWN[weight].to_string())
    }

    /// The line above a cell, with the cell's name in it.
    fn edge(self, column: usize, row: usize) -> String {
        if column == SIDE {
            return String::new();
        }
        let weight = self.across(column, row);
        let line = |length: usize| ink(weight, &ACROSS[weight].to_string().repeat(length));
        match Cell::at(column, row) {
            Some(cell) if self.marked.has(cell) => strong(&cell.to_string()) + &line(INNER - 2),
            Some(cell) => faint(&cell.to_string()) + &line(INNER - 2),
            None => line(INNER),
        }
    }

    /// The weight of the line to the right of a crossing: that of the heavier cell beside it.
    fn across(self, column: usize, row: usize) -> usize {
        let above = row.checked_sub(1).and_then(|row| Cell::at(column, row));
        self.weight(above).max(self.weight(Cell::at(column, row)))
    }

    /// The weight of the line below a crossing.
    fn down(self, column: usize, row: usize) -> usize {
        let left = column.checked_sub(1).and_then(|column| Cell::at(column, row));
        self.weight(left).max(self.weight(Cell::at(column, row)))
    }

    fn weight(self, cell: Option<Cell>) -> usize {
        cell.map_or(NONE, |cell| if self.marked.has(cell) { HEAVY } else { LIGHT })
    }

    /// Where the lines at the upper left of a cell meet.
    fn joint(self, column: usize, row: usize) -> String {
        let up = row.checked_sub(1).map_or(NONE, |row| self.down(column, row));
        let left = column.checked_sub(1).map_or(NONE, |column| self.across(column, row));
        let (right, down) = (self.across(column, row), self.down(column, row));
        let joint = JOINTS[3 * up + right][3 * down + left];
        ink([up, right, down, left].into_iter().max().unwrap_or(NONE), &joint.to_string())
    }
}

/// Heavy lines stand out, light ones stand back.
fn ink(weight: usize, text: &str) -> String {
    match weight {
        NONE => text.to_owned(),
        HEAVY => strong(text),
        _ => faint(text),
    }
}
