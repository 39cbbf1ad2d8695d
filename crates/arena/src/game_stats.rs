//! What is worth counting in a game beyond points and length. Each game has a census of its own.

use hearth_core::{Game, Standing};

use crate::Mean;

/// Counts what only one game has. It is given what happened in whole games and fills sheets with it.
pub trait GameStats {
    /// The game.
    type Game: Game;

    /// The sheets, still empty.
    fn sheets() -> Vec<StatsRow>;

    /// How many rounds were played in a game in which all this happened.
    fn rounds(events: &[EventOf<Self>]) -> usize;

    /// Counts one game: what happened, how it looks to a spectator in the end, and who has how many points.
    fn count(events: &[EventOf<Self>], end: &ViewOf<Self>, standing: &Standing, sheets: &mut [StatsRow]);
}

/// What happens in the game of a census.
pub type EventOf<C> = <<C as GameStats>::Game as Game>::Event;
/// What is seen in the game of a census.
pub type ViewOf<C> = <<C as GameStats>::Game as Game>::View;

/// What the numbers of a column are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Parts of one: zeros and ones were counted.
    Share,
    /// Any numbers.
    Number,
}

/// A column of a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Column {
    /// A word for it, for programs and to look up what people call it.
    pub title: &'static str,
    /// What its numbers are.
    pub kind: Kind,
}

impl Column {
    /// A column of parts of one.
    pub const fn share(title: &'static str) -> Column {
        Column { title, kind: Kind::Share }
    }

    /// A column of any numbers.
    pub const fn number(title: &'static str) -> Column {
        Column { title, kind: Kind::Number }
    }
}

/// A table of means: what was noted of each row in each column.
#[derive(Clone, PartialEq, Debug)]
pub struct StatsRow {
    /// A word for it, for programs and to look up what people call it.
    pub title: &'static str,
    /// Its columns.
    pub columns: &'static [Column],
    /// Its rows: a word for each, and what was noted.
    pub rows: Vec<(&'static str, Vec<Mean>)>,
}

impl StatsRow {
    /// A sheet on which nothing is noted.
    pub fn new(
        title: &'static str,
        columns: &'static [Column],
        rows: impl IntoIterator<Item = &'static str>,
    ) -> StatsRow {
        let row = |name| (name, vec![Mean::default(); columns.len()]);
        StatsRow { title, columns, rows: rows.into_iter().map(row).collect() }
    }

    /// Notes a number.
    pub fn note(&mut self, row: usize, column: usize, number: impl Into<f64>) {
        self.rows[row].1[column].add(number.into());
    }

    /// Takes in what was noted on another copy of the same sheet.
    pub fn append(&mut self, other: &StatsRow) {
        for ((_, cells), (_, others)) in self.rows.iter_mut().zip(&other.rows) {
            for (cell, other) in cells.iter_mut().zip(others) {
                cell.append(other);
            }
        }
    }

    /// The rows of which something was noted.
    pub fn noted(&self) -> impl Iterator<Item = &(&'static str, Vec<Mean>)> {
        self.rows.iter().filter(|(_, cells)| cells.iter().any(|cell| cell.count() > 0))
    }
}
