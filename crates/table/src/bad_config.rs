//! Invalid table configurations.

use std::fmt;

use hearth_core::BadOption;

use crate::{NotRatable, Person};

/// The reason why a table cannot be opened with a configuration.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadConfig {
    /// The time bank is too small or too large.
    Bank,
    /// The increment is too large.
    Increment,
    /// The number of days per turn is too small or too large.
    Days,
    /// No seat is for a person.
    Nobody,
    /// The game does not support this number of players.
    Players {
        /// The game's title.
        title: &'static str,
        /// The smallest number of players.
        fewest: usize,
        /// The largest number of players.
        most: usize,
    },
    /// The bot does not exist.
    Bot {
        /// The unknown name.
        name: String,
        /// The known names.
        known: String,
    },
    /// A seat is for a person who does not exist.
    Person(Person),
    /// An option is invalid.
    Options {
        /// The game.
        game: &'static str,
        /// The error.
        bad: BadOption,
    },
    /// The game cannot be rated.
    Rated(NotRatable),
    /// The game refuses the record that the table should continue.
    Game(String),
}

impl fmt::Display for BadConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadConfig::Bank => f.write_str("the time bank must be between 10 seconds and 10 hours"),
            BadConfig::Increment => f.write_str("at most 600 seconds can be added per turn"),
            BadConfig::Days => f.write_str("a turn can take 1 to 30 days"),
            BadConfig::Nobody => f.write_str("at least one seat must be for a person"),
            BadConfig::Players { title, fewest, most } => {
                write!(f, "{title} is for {fewest} to {most} players")
            }
            BadConfig::Bot { name, known } => write!(f, "there is no bot `{name}`; the bots are {known}"),
            BadConfig::Person(person) => write!(f, "there is no person with the number {person}"),
            BadConfig::Options { bad, .. } => bad.fmt(f),
            BadConfig::Rated(reason) => reason.fmt(f),
            BadConfig::Game(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for BadConfig {}

impl From<String> for BadConfig {
    fn from(reason: String) -> BadConfig {
        BadConfig::Game(reason)
    }
}
