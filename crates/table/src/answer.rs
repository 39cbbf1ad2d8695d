//! What people ask each other at a table.

use hearth_core::Seat;
use serde::{Deserialize, Serialize};

use crate::{Pace, Person};

/// A request to the other players.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// To go back to this number of decisions.
    Back(usize),
    /// To end the game without a winner.
    End,
    /// To change the time control.
    Pace(Pace),
}

/// A question that somebody declined.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Declined {
    /// Who asked.
    pub seat: Seat,
    /// The request.
    pub ask: Ask,
    /// Who declined.
    pub by: Person,
}

/// A question that waits for answers.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Asked {
    /// Its number: no other question of the table has it.
    pub number: u64,
    /// Who asks.
    pub seat: Seat,
    /// The request.
    pub ask: Ask,
    /// Who has not answered yet.
    pub waiting: Vec<Person>,
}
