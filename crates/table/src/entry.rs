//! The log of a table.

use serde::{Deserialize, Serialize};

use crate::{Ask, Pace, Person, Plan};

/// One entry of a table's log. Seats are numbers as people say them, counted from one.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "snake_case")]
pub enum Entry {
    /// The first one: somebody opened the table.
    Opened {
        /// Who.
        by: Person,
        /// What he is called.
        name: String,
        /// What he wishes for.
        plan: Plan,
    },
    /// He changed his mind.
    Changed {
        /// What he wishes for now.
        plan: Plan,
    },
    /// Somebody sat down.
    Sat {
        /// Where.
        seat: usize,
        /// Who.
        person: Person,
        /// What he is called.
        name: String,
    },
    /// Somebody stood up before the game began.
    Rose {
        /// Where.
        seat: usize,
    },
    /// Somebody for whom a seat was kept does not want it: it is for guests now.
    Declined {
        /// Where.
        seat: usize,
    },
    /// Somebody is called something else from now on.
    Renamed {
        /// Who.
        person: Person,
        /// The new name.
        name: String,
    },
    /// The game began.
    Started {
        /// What was set up, all chance included, as statements of a record.
        setup: String,
        /// What was decided before it came to this table.
        decided: Vec<String>,
        /// What bots draw from.
        seed: u64,
        /// The seat that begins. It is the first one from now on, and the others are counted from there.
        #[serde(default = "planned")]
        first: usize,
    },
    /// A decision.
    Decided {
        /// Whose.
        seat: usize,
        /// In the words of the rules.
        decision: String,
    },
    /// Decisions were taken back.
    TookBack {
        /// Who wished it.
        seat: usize,
        /// So many are left.
        left: usize,
    },
    /// Somebody asks the others.
    Asked {
        /// Who.
        seat: usize,
        /// What.
        ask: Ask,
    },
    /// Somebody answers.
    Answered {
        /// Who.
        person: Person,
        /// Whether he agrees.
        yes: bool,
    },
    /// All agreed to another pace.
    Repaced {
        /// The new one.
        pace: Pace,
    },
    /// Somebody gave up.
    Resigned {
        /// Where he sits.
        seat: usize,
    },
    /// Somebody's time is over.
    RanOut {
        /// Where he sits.
        seat: usize,
    },
    /// A bot plays for somebody who let the others wait.
    StoodIn {
        /// Where he sits.
        seat: usize,
    },
    /// He is back, and plays himself as soon as a bot does not have to end his turn because his time was over.
    CameBack {
        /// Where he sits.
        seat: usize,
    },
    /// All agreed to end the game.
    Ended,
    /// The game went on for longer than any that somebody wants to win.
    Endless,
    /// Somebody said something.
    Said {
        /// Who.
        person: Person,
        /// What he is called.
        name: String,
        /// What.
        text: String,
    },
    /// The same people meet again at another table.
    Rematch {
        /// Its address.
        table: String,
        /// Who wished it. Logs from before it was kept do not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Person>,
    },
    /// The clock was stopped while nobody could reach the table, and goes on now.
    Resumed,
    /// Nobody came, or the host closed the table before the game began.
    Faded,
}

/// Before anybody was drawn, the first seat began.
fn planned() -> usize {
    1
}

/// How a game ended.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// It was played to its end.
    Played,
    /// The others gave up.
    GivenUp,
    /// The others lost by the clock, or one of them did and the rest gave up.
    RanOut,
    /// All agreed to end it.
    Agreed,
    /// It went round in a circle, until the table ended it.
    Endless,
}
