//! Changes of the lobby, and the people they concern.

use std::sync::Arc;

use hearth_table::Person;

/// The people whom a change of the lobby concerns.
#[derive(Clone, Debug)]
pub enum LobbyChange {
    /// Everyone: a listed table changed.
    Everybody,
    /// These people: only they find the table, or it waits for others than before.
    People(Arc<[Person]>),
}

impl LobbyChange {
    /// A change of a table that is listed, or that only these people find.
    pub fn of(listed: bool, people: Vec<Person>) -> LobbyChange {
        if listed { LobbyChange::Everybody } else { LobbyChange::People(people.into()) }
    }

    /// Returns whether it concerns a person.
    pub fn includes(&self, person: Option<Person>) -> bool {
        match self {
            LobbyChange::Everybody => true,
            LobbyChange::People(people) => person.is_some_and(|person| people.contains(&person)),
        }
    }
}
