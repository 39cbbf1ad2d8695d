//! People and seats.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The id of a person. The caller assigns the ids.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Person(pub i64);

impl fmt::Display for Person {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The occupant of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person {
        /// The person's id.
        person: Person,
        /// The person's name at the table.
        name: String,
    },
    /// A bot, by its name.
    Bot(String),
}

/// The state of a seat: its occupant, and a bot that may play for them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SeatState {
    pub sitter: Occupant,
    /// The bot that plays for the person.
    pub stand_in: Option<String>,
    /// The person will take over from the bot as soon as possible.
    pub returns: bool,
    /// The player resigned or lost on time.
    pub gave_up: bool,
    /// The player lost on time.
    pub ran_out: bool,
}

impl SeatState {
    pub fn new(sitter: Occupant) -> SeatState {
        SeatState { sitter, stand_in: None, returns: false, gave_up: false, ran_out: false }
    }

    pub fn person(&self) -> Option<Person> {
        match self.sitter {
            Occupant::Person { person, .. } => Some(person),
            _ => None,
        }
    }

    /// Returns the person who decides at this seat, if no bot does.
    pub fn decider(&self) -> Option<Person> {
        self.person().filter(|_| self.stand_in.is_none())
    }

    /// Returns the bot that decides at this seat, if one does.
    pub fn bot(&self) -> Option<&str> {
        match &self.sitter {
            Occupant::Bot(name) => Some(name),
            _ => self.stand_in.as_deref(),
        }
    }
}
