//! The result of one game.

use crate::Pool;

/// A player of a rated game.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Contestant {
    /// A person, by the number of their account.
    Person(i64),
    /// A bot, by the name of its level.
    Bot(String),
}

/// The place of one contestant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The contestant.
    pub contestant: Contestant,
    /// The rank; smaller is better. Equal ranks are a draw.
    pub rank: u8,
}

/// The result of one game. Ratings are computed from these and nothing else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameResult {
    /// The games it counts with.
    pub pool: Pool,
    /// The end of the game, in milliseconds since 1970. Results are rated in this order.
    pub at: i64,
    /// The places, one per seat.
    pub places: Vec<Place>,
}
