//! What nodes tell each other, because each of them keeps some of it in memory.

use hearth_table::Person;
use serde::{Deserialize, Serialize};

use super::{LobbyChange, LogInAttempt};

/// A change that a node tells the other nodes, after it is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NodeNews {
    /// The lobby of these people has changed; `None` if it is everybody's.
    Lobby(Option<Vec<Person>>),
    /// The settings of the house or the bans have changed.
    House,
    /// Somebody ignores or blocks somebody, or no longer does.
    Ignored,
    /// A person can be reached by notices.
    Reachable(Person),
    /// A name, a role or a session has changed.
    Accounts,
    /// The streams of a person end.
    StreamsEnd(Person),
    /// The node of this number stops: it takes no more tables. It says so before it hands its tables over, and again afterwards.
    Leaving(u64),
    /// Somebody tries to log in.
    LogIn(LogInAttempt),
    /// These people are here, each with the keyed hash of their household.
    Here(Vec<(Person, Vec<u8>)>),
}

impl From<&LobbyChange> for NodeNews {
    fn from(change: &LobbyChange) -> NodeNews {
        NodeNews::Lobby(match change {
            LobbyChange::Everybody => None,
            LobbyChange::People(people) => Some(people.to_vec()),
        })
    }
}
