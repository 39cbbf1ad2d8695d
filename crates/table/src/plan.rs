//! What the one who opens a table wishes for.

use serde::{Deserialize, Serialize};

use crate::{BadPlan, Person};

/// What the one who opens a table wishes for.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Plan {
    /// The game, by its name.
    pub game: String,
    /// What differs from the usual agreement, in any order.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Vec<String>>))]
    pub options: Vec<(String, String)>,
    /// Whom each seat is for.
    pub chairs: Vec<Chair>,
    /// Who begins.
    #[serde(default)]
    pub first: First,
    /// How long one may think.
    pub pace: Pace,
    /// What becomes of the seat of somebody who does not come back in time.
    pub absent: Absent,
    /// Whether it stands in the lobby for everybody. Otherwise one has to know its address.
    pub public: bool,
    /// Whether people can talk.
    pub talk: bool,
    /// Who may ask a bot what it would decide.
    #[serde(default)]
    pub hints: Hints,
    /// What people are called for whom seats are kept, as far as it is known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub called: Vec<Called>,
    /// The record of a game that goes on here. No program is told of it: every hidden card stands in it.
    pub from: Option<String>,
}

/// The bot that sits down, or steps in, where nobody names another.
pub const USUAL_BOT: &str = "club";

impl Plan {
    /// A table as it is if nobody wishes for anything: no clock, by invitation, a bot for who is gone, people can talk.
    pub fn usual(game: impl Into<String>, chairs: impl IntoIterator<Item = Chair>) -> Plan {
        Plan {
            game: game.into(),
            options: Vec::new(),
            chairs: chairs.into_iter().collect(),
            first: First::Planned,
            pace: Pace::Unhurried,
            absent: Absent::usual(),
            public: false,
            talk: true,
            hints: Hints::Alone,
            called: Vec::new(),
            from: None,
        }
    }

    /// What the one is called for whom a chair is kept, as far as it is known. Who comes with others has a name for each of his
    /// seats, in their order.
    pub fn called_at(&self, index: usize) -> Option<&str> {
        let Some(Chair::For(person)) = self.chairs.get(index) else { return None };
        let nth = self.chairs[..index].iter().filter(|chair| **chair == Chair::For(*person)).count();
        let names = || self.called.iter().filter(|called| called.person == *person);
        names().nth(nth).or_else(|| names().next()).map(|called| called.name.as_str())
    }

    /// Whether somebody whose turn it is may ask a bot what it would decide.
    pub fn allows_hints(&self) -> bool {
        let people = self.chairs.iter().filter(|chair| !matches!(chair, Chair::Bot(_))).count();
        match self.hints {
            Hints::Alone => people <= 1,
            Hints::Everybody => true,
            Hints::Nobody => false,
        }
    }
}

/// Whom a seat is for.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chair {
    /// The one who opened the table. Who has several of them hands the device on.
    Host,
    /// Somebody at the device of the one who opened the table, by his name.
    Beside(String),
    /// Whoever follows the invitation. Who sits down anywhere takes it only if no other seat is free for him.
    Guest,
    /// Anyone who finds the table, in the lobby too.
    Anyone,
    /// This person and nobody else.
    For(Person),
    /// A bot, by its name.
    Bot(String),
}

/// What a person is called.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Called {
    /// Who.
    pub person: Person,
    /// His name.
    pub name: String,
}

/// Who begins. The seats are counted from him.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum First {
    /// Who sits on the first chair.
    #[default]
    Planned,
    /// Whoever is drawn when the game begins; all keep their neighbours.
    Drawn,
}

/// Who may ask a bot what it would decide, when it is his turn.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hints {
    /// Who plays against bots only: nobody else has reason to mind.
    #[default]
    Alone,
    /// Everybody who sits here.
    Everybody,
    /// Nobody.
    Nobody,
}

/// How long one may think.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Pace {
    /// As long as one likes.
    Unhurried,
    /// A bank of time for the whole game and something added for each turn.
    Live {
        /// Seconds at the start.
        bank: u32,
        /// Seconds added after each turn.
        increment: u32,
    },
    /// So many days for each turn.
    Days(u32),
}

impl Pace {
    /// Refuses what nobody could play with.
    pub fn checked(self) -> Result<Pace, BadPlan> {
        match self {
            Pace::Live { bank, .. } if !(10..=36_000).contains(&bank) => Err(BadPlan::Bank),
            Pace::Live { increment, .. } if increment > 600 => Err(BadPlan::Increment),
            Pace::Days(days) if !(1..=30).contains(&days) => Err(BadPlan::Days),
            pace => Ok(pace),
        }
    }
}

/// What becomes of the seat of somebody who does not come back in time.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Absent {
    /// A bot of this name plays for him until he comes back.
    Bot(String),
    /// He loses.
    Loses,
}

impl Absent {
    /// The usual bot steps in.
    pub fn usual() -> Absent {
        Absent::Bot(USUAL_BOT.to_owned())
    }
}
