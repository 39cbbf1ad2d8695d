//! The final account of a game.

use crate::Spans;

/// How the final scores came about: a table with a title and notes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// The reason why the game ended.
    pub title: Spans,
    /// The heads of the columns. The first column names the rows.
    pub head: Vec<Spans>,
    /// The rows, each as long as the head.
    pub rows: Vec<Vec<Spans>>,
    /// Further sentences.
    pub notes: Vec<Spans>,
    /// The winners and their score.
    pub victory: Spans,
}
