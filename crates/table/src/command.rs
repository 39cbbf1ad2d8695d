//! Commands to a table, from players, bots and the clock.

use hearth_core::{Bytes32, Seat};

use crate::{Ask, Person, TableConfig};

/// The issuer of a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Issuer {
    /// A person.
    Person {
        /// The person's id.
        person: Person,
        /// The person's current name.
        name: String,
    },
    /// The bot at a seat.
    Bot(Seat),
    /// The passing of time.
    Time,
}

impl Issuer {
    /// Returns the person, if the issuer is one.
    pub fn person(&self) -> Option<Person> {
        match self {
            Issuer::Person { person, .. } => Some(*person),
            Issuer::Bot(_) | Issuer::Time => None,
        }
    }
}

/// A command to a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Change the configuration before the game begins.
    Change {
        /// The new configuration.
        plan: Box<TableConfig>,
        /// The old seat of each new seat, in order. By default, seats without a person are removed first if
        /// there are fewer.
        stays: Option<Vec<Seat>>,
    },
    /// Keep a free seat for a person. Only the host can, and only before the game begins.
    Invite {
        /// The person.
        person: Person,
        /// Their name.
        name: String,
    },
    /// Sit down at a given seat, or at any free one. Without a given seat, a reserved one comes first and one
    /// for guests last.
    Sit {
        /// The seat.
        seat: Option<Seat>,
        /// The player's share of the deal.
        share: Option<Bytes32>,
    },
    /// Stand up before the game begins, or decline a reserved seat.
    Rise,
    /// Take over the issuer's current name.
    Rename,
    /// Close the table before the game begins.
    Close,
    /// Make a decision.
    Decide {
        /// The decision, in the notation of the rules.
        decision: String,
        /// The number of decisions when it was chosen (optimistic concurrency). A stale decision is refused,
        /// so a decision that is sent twice counts once.
        after: usize,
    },
    /// Take the last decision back.
    TakeBack {
        /// The number of decisions when this was requested. A request that is sent twice takes one decision
        /// back.
        after: usize,
    },
    /// Ask the other players.
    Ask(Ask),
    /// Answer a request.
    Answer {
        /// Agree.
        yes: bool,
        /// The number of the request that the player saw, because another may have replaced it. `None` means
        /// the current one.
        question: Option<u64>,
    },
    /// Resign. At a hot-seat device, only the player whose turn it is can resign.
    Resign(Option<Seat>),
    /// Leave for good. Before the game, this stands up, or closes the host's own table. During the game, it
    /// resigns every seat.
    Leave,
    /// Let a bot play for a player who keeps the others waiting.
    StandIn(Seat),
    /// Take over from the bot that plays for the issuer.
    ComeBack,
    /// Send a chat message.
    Say(String),
    /// Take the chat of this table away from a person, or give it back. Only the host can.
    Silence {
        /// The person.
        person: Person,
        /// True to take it away.
        silent: bool,
    },
    /// Link a rematch that has been opened.
    Rematch {
        /// The rematch table.
        table: String,
        /// The previous rematch table, which expired.
        instead: Option<String>,
    },
    /// Check the clock.
    Look,
    /// Restart a live clock after the table was unreachable or its time base has changed.
    Resume {
        /// The time that the player on turn has used, in milliseconds, if it counts.
        spent: i64,
    },
}

impl Command {
    /// Returns true if a player could repeat the command without limit. Games themselves are bounded by their
    /// rules or by the table.
    pub(crate) fn is_unbounded(&self) -> bool {
        match self {
            Command::Change { .. }
            | Command::Invite { .. }
            | Command::Sit { .. }
            | Command::Rename
            | Command::TakeBack { .. }
            | Command::Ask(_)
            | Command::Silence { .. }
            | Command::Rematch { .. } => true,
            // Standing up is bounded by sitting down, and chat has its own limits.
            Command::Rise
            | Command::Say(_)
            | Command::Close
            | Command::Decide { .. }
            | Command::Answer { .. }
            | Command::Resign(_)
            | Command::Leave
            | Command::StandIn(_)
            | Command::ComeBack
            | Command::Look
            | Command::Resume { .. } => false,
        }
    }
}
