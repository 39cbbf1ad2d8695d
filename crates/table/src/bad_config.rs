//! Why a plan cannot be played.

use std::fmt;

use hearth_core::BadOption;

use crate::Person;

/// Why a plan cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadConfig {
    /// A bank of time is too small or too large.
    Bank,
    /// Too much time is added for a turn.
    Increment,
    /// A turn may take too few or too many days.
    Days,
    /// No seat is for a person.
    Nobody,
    /// The game is for fewer or for more.
    Players {
        /// What the game is called.
        title: &'static str,
        /// How few can play it.
        fewest: usize,
        /// How many can play it.
        most: usize,
    },
    /// There is no such bot.
    Bot {
        /// What it was called.
        name: String,
        /// Those that there are.
        known: String,
    },
    /// A seat is for a person who does not exist.
    Person(Person),
    /// What was agreed on cannot be.
    Options {
        /// The game.
        game: &'static str,
        /// What it says.
        bad: BadOption,
    },
    /// What the game itself says of the record that is to go on.
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
