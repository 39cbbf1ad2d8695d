//! The game that a table continues.

use serde::{Deserialize, Serialize};

/// The game that a table continues. It leads to hidden cards, so the API never shows it.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Continued {
    /// A position of the game at another table. The log stores this reference and no copy of the game.
    Position {
        /// The address of the other table.
        table: String,
        /// The number of decisions before the position.
        decisions: usize,
    },
    /// The record of a game, in logs of older versions.
    Record(String),
}

impl Continued {
    /// Returns the table whose deal is played again from the beginning.
    pub fn deal_of(&self) -> Option<&str> {
        match self {
            Continued::Position { table, decisions: 0 } => Some(table),
            _ => None,
        }
    }

    /// Returns the number of decisions that come from another table and are not in this table's log.
    pub fn decisions_elsewhere(&self) -> usize {
        match self {
            Continued::Position { decisions, .. } => *decisions,
            Continued::Record(_) => 0,
        }
    }
}
