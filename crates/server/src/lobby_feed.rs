//! Whom a change of the lobby concerns.

use std::sync::Arc;

use hearth_table::Person;

/// Whom a change of the lobby concerns.
#[derive(Clone, Debug)]
pub(crate) enum LobbyChange {
    /// There are other tables, or they have come further.
    Everybody,
    /// A table waits for other people than before, or is one that only they find.
    People(Arc<[Person]>),
}

impl LobbyChange {
    /// Those who find a table, or those who have to do with it.
    pub fn of(found: bool, people: Vec<Person>) -> LobbyChange {
        if found { LobbyChange::Everybody } else { LobbyChange::People(people.into()) }
    }

    /// Whether it concerns somebody.
    pub fn includes(&self, person: Option<Person>) -> bool {
        match self {
            LobbyChange::Everybody => true,
            LobbyChange::People(people) => person.is_some_and(|person| people.contains(&person)),
        }
    }
}
