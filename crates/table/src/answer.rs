//! Requests that need the agreement of the other players.

use hearth_core::Seat;
use serde::{Deserialize, Serialize};

use crate::{Pace, Person};

/// A request to the other players.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// Go back to this number of decisions.
    Back(usize),
    /// End the game without a winner.
    End,
    /// Change the time control.
    Pace(Pace),
}

/// A request that a player declined.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DeclinedRequest {
    /// The seat that asked.
    pub seat: Seat,
    /// The request.
    pub ask: Ask,
    /// The person who declined.
    pub by: Person,
}

/// A request that waits for answers.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct OpenRequest {
    /// A number that is unique at the table. Answers name it, so that a late answer cannot meet a newer
    /// request.
    pub number: u64,
    /// The seat that asks.
    pub seat: Seat,
    /// The request.
    pub ask: Ask,
    /// The people who have not answered yet.
    pub waiting: Vec<Person>,
}
