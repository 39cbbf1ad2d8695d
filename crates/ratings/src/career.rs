//! The state of one person in one pool.

use crate::Rating;

/// Everything that is known of one person in one pool. The next game needs all of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Career {
    /// The rating.
    pub rating: Rating,
    /// The part of the server's level in the person's error, from 0 to 1. Nobody knows how strong the people of a server
    /// are on average until they play bots; an error in it is shared by all of them. Bots have 0, newcomers 1.
    pub shared: f64,
    /// The number of rated games.
    pub games: u32,
}

impl Career {
    /// The career of a newcomer.
    pub const START: Career = Career { rating: Rating::START, shared: 1.0, games: 0 };

    /// Returns the career of a bot, which never changes.
    pub(crate) fn of_bot(rating: Rating) -> Career {
        Career { rating, shared: 0.0, games: 0 }
    }
}
