//! The configuration of a table.

use serde::{Deserialize, Serialize};

use crate::{BadConfig, Continued, NotRatable, Person};

/// The settings of a table.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableConfig {
    /// The name of the game.
    pub game: String,
    /// The options that differ from their defaults, in any order.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Vec<String>>))]
    pub options: Vec<(String, String)>,
    /// The player that each seat is for.
    pub chairs: Vec<SeatRule>,
    /// The player who goes first.
    #[serde(default)]
    pub first: First,
    /// The time control.
    pub pace: Pace,
    /// The consequence when a player runs out of time.
    pub absent: Absent,
    /// `true` if the lobby lists it. Otherwise players need its address.
    pub public: bool,
    /// `true` if players can chat.
    pub talk: bool,
    /// The players who may ask a bot for a hint.
    #[serde(default)]
    pub hints: Hints,
    /// `true` if the result changes the ratings of the players.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
    /// The names of the players seats are reserved for, as far as they are known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub called: Vec<ReservedFor>,
    /// The game that continues here. It leads to hidden cards, so the API never shows it.
    pub from: Option<Continued>,
}

/// The default bot.
pub const USUAL_BOT: &str = "club";

impl TableConfig {
    /// Returns the default configuration: no clock, invitation only, a bot for absent players, chat enabled.
    pub fn usual(game: impl Into<String>, chairs: impl IntoIterator<Item = SeatRule>) -> TableConfig {
        TableConfig {
            game: game.into(),
            options: Vec::new(),
            chairs: chairs.into_iter().collect(),
            first: First::Planned,
            pace: Pace::Unhurried,
            absent: Absent::usual(),
            public: false,
            talk: true,
            hints: Hints::Alone,
            rated: false,
            called: Vec::new(),
            from: None,
        }
    }

    /// Returns the name of the person for whom a seat is reserved, if it is known. A person with several
    /// seats may have a name for each, in order.
    pub fn called_at(&self, index: usize) -> Option<&str> {
        let Some(SeatRule::For(person)) = self.chairs.get(index) else { return None };
        let nth = self.chairs[..index].iter().filter(|chair| **chair == SeatRule::For(*person)).count();
        let names = || self.called.iter().filter(|called| called.person == *person);
        names().nth(nth).or_else(|| names().next()).map(|called| called.name.as_str())
    }

    /// Returns true if the table could be rated, as far as its options can be.
    pub fn is_ratable(&self) -> bool {
        NotRatable::check(self).is_ok()
    }

    /// Returns true if the player to move may ask a bot for a hint.
    pub fn allows_hints(&self) -> bool {
        let people = self.chairs.iter().filter(|chair| !matches!(chair, SeatRule::Bot(_))).count();
        match self.hints {
            Hints::Alone => people <= 1,
            Hints::Everybody => true,
            Hints::Nobody => false,
        }
    }
}

/// The kind of player that a seat is for.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatRule {
    /// The host. A host with several seats passes the device on.
    Host,
    /// A player at the host's device, by name.
    #[serde(rename = "beside")]
    HotSeat(String),
    /// Anyone with the link. Players who sit down without naming a seat take it last.
    Guest,
    /// Anyone, including players from the lobby.
    Anyone,
    /// This person only.
    For(Person),
    /// A bot, by its name.
    Bot(String),
}

/// The name of a person.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReservedFor {
    /// The person.
    pub person: Person,
    /// Their name.
    pub name: String,
}

/// The player who goes first. Seats are counted from that player.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum First {
    /// The player on the first chair.
    #[default]
    Planned,
    /// A player picked at random when the game begins; everyone keeps their neighbours.
    Drawn,
}

/// The players who may ask a bot for a hint on their turn.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hints {
    /// Players whose opponents are all bots, so that nobody else minds.
    #[default]
    Alone,
    /// Everyone at the table.
    Everybody,
    /// Nobody.
    Nobody,
}

/// The time control.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Pace {
    /// No time limit.
    Unhurried,
    /// A bank of time per player for the whole game, plus an increment for each turn.
    Live {
        /// Seconds at the start.
        #[cfg_attr(feature = "schema", schema(minimum = 10, maximum = 36_000))]
        bank: u32,
        /// Seconds added after each turn.
        #[cfg_attr(feature = "schema", schema(maximum = 600))]
        increment: u32,
    },
    /// A number of days per turn.
    Days(u32),
}

impl Pace {
    /// Rejects time controls outside the allowed ranges.
    pub fn checked(self) -> Result<Pace, BadConfig> {
        match self {
            Pace::Live { bank, .. } if !(10..=36_000).contains(&bank) => Err(BadConfig::Bank),
            Pace::Live { increment, .. } if increment > 600 => Err(BadConfig::Increment),
            Pace::Days(days) if !(1..=30).contains(&days) => Err(BadConfig::Days),
            pace => Ok(pace),
        }
    }
}

/// The consequence when a player runs out of time.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Absent {
    /// This bot plays for them until they are back.
    Bot(String),
    /// They lose the game.
    Loses,
}

impl Absent {
    /// Returns the default: the default bot takes over.
    pub fn usual() -> Absent {
        Absent::Bot(USUAL_BOT.to_owned())
    }
}
