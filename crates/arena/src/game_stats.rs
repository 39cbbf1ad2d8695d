//! Statistics that are specific to a game, beyond points and length.

use std::marker::PhantomData;

use hearth_core::{Game, Standing};

use crate::Mean;

/// Collects the statistics of one game type. It reads the events of whole games and fills tables.
pub trait GameStats {
    /// The game.
    type Game: Game;

    /// Returns the tables, still empty. The default has none.
    fn sheets() -> Vec<StatsTable> {
        Vec::new()
    }

    /// Returns the number of rounds in a game with these events. The default is one.
    fn rounds(_events: &[EventOf<Self>]) -> usize {
        1
    }

    /// Counts one game: its events, its final view for a spectator, and its scores.
    fn count(events: &[EventOf<Self>], end: &ViewOf<Self>, standing: &Standing, sheets: &mut [StatsTable]) {
        let _ = (events, end, standing, sheets);
    }
}

/// No statistics beyond points and length.
#[derive(Clone, Copy, Debug)]
pub struct NoStats<G>(PhantomData<fn() -> G>);

impl<G: Game> GameStats for NoStats<G> {
    type Game = G;
}

/// The event type of the game.
pub type EventOf<C> = <<C as GameStats>::Game as Game>::Event;
/// The view type of the game.
pub type ViewOf<C> = <<C as GameStats>::Game as Game>::View;

/// The kind of numbers in a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ColumnKind {
    /// Proportions: means of zeros and ones.
    Share,
    /// Arbitrary numbers.
    Number,
}

/// A column of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StatsColumn {
    /// A stable key, for programs and for translations.
    pub title: &'static str,
    /// The kind of its numbers.
    pub kind: ColumnKind,
}

impl StatsColumn {
    /// A column of proportions.
    pub const fn share(title: &'static str) -> StatsColumn {
        StatsColumn { title, kind: ColumnKind::Share }
    }

    /// A column of arbitrary numbers.
    pub const fn number(title: &'static str) -> StatsColumn {
        StatsColumn { title, kind: ColumnKind::Number }
    }
}

/// A table of means, one per row and column.
#[derive(Clone, PartialEq, Debug)]
pub struct StatsTable {
    /// A stable key, for programs and for translations.
    pub title: &'static str,
    /// The columns.
    pub columns: &'static [StatsColumn],
    /// The rows: a stable key, and a mean per column.
    pub rows: Vec<(&'static str, Vec<Mean>)>,
}

impl StatsTable {
    /// Creates an empty table.
    pub fn new(
        title: &'static str,
        columns: &'static [StatsColumn],
        rows: impl IntoIterator<Item = &'static str>,
    ) -> StatsTable {
        let row = |name| (name, vec![Mean::default(); columns.len()]);
        StatsTable { title, columns, rows: rows.into_iter().map(row).collect() }
    }

    /// Adds a number to a cell.
    pub fn note(&mut self, row: usize, column: usize, number: impl Into<f64>) {
        self.rows[row].1[column].add(number.into());
    }

    /// Adds the numbers of another table with the same shape.
    pub fn append(&mut self, other: &StatsTable) {
        for ((_, cells), (_, others)) in self.rows.iter_mut().zip(&other.rows) {
            for (cell, other) in cells.iter_mut().zip(others) {
                cell.append(other);
            }
        }
    }

    /// Iterates over the rows that have at least one number.
    pub fn noted(&self) -> impl Iterator<Item = &(&'static str, Vec<Mean>)> {
        self.rows.iter().filter(|(_, cells)| cells.iter().any(|cell| cell.count() > 0))
    }
}
