//! Who sits where.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A person, by a number that whoever uses tables gives out.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Person(pub i64);

impl fmt::Display for Person {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person {
        /// Who.
        person: Person,
        /// What he was called when he sat down.
        name: String,
    },
    /// A bot, by its name.
    Bot(String),
}

/// A seat, who sits there, and who plays for him.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SeatState {
    pub sitter: Occupant,
    /// The bot that plays instead of the person.
    pub stand_in: Option<String>,
    /// He wants to play himself again, as soon as it can be.
    pub returns: bool,
    /// He resigned, or lost by the clock.
    pub gave_up: bool,
    /// It was the clock by which he lost.
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

    /// The person who decides at this seat, if it is one.
    pub fn decider(&self) -> Option<Person> {
        self.person().filter(|_| self.stand_in.is_none())
    }

    /// The bot that decides at this seat, if it is one.
    pub fn bot(&self) -> Option<&str> {
        match &self.sitter {
            Occupant::Bot(name) => Some(name),
            _ => self.stand_in.as_deref(),
        }
    }
}
