//! The settings of a table that a program opens. Nearly all have a default.

use hearth_core::{Bytes32, Seat};
use hearth_host::tables::{DealSource, NewDeal};
use hearth_store::{Store, UserId};
use hearth_table::{Absent, BadConfig, First, Hints, Pace, Refusal, SeatRule, TableConfig};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::accounts::display_name::checked_name;
use crate::error::AppError;

/// The settings of a new table.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"game": hearth_catalogue::NAMES[0], "chairs": ["host", "guest", {"bot": "club"}]}))]
pub(super) struct Wish {
    /// The name of the game.
    game: String,
    /// The player that each seat is for.
    chairs: Vec<SeatRule>,
    /// The player who goes first: the first chair, or one picked at random at the start. Seats are counted from there.
    #[serde(default)]
    first: First,
    /// The options that differ from their defaults, as pairs of a name and a value, in any order.
    #[serde(default)]
    #[schema(value_type = Vec<[String; 2]>)]
    options: Vec<(String, String)>,
    /// The time control; the default is no time limit.
    #[serde(default = "unhurried")]
    pace: Pace,
    /// The rule for a player who runs out of time; by default a bot plays for them.
    #[serde(default = "Absent::usual")]
    absent: Absent,
    /// `true` to list the table in the lobby.
    #[serde(default)]
    public: bool,
    /// `false` to turn the chat off; the default is `true`.
    #[serde(default = "yes")]
    talk: bool,
    /// The players who may ask for hints on their turn; by default those whose opponents are all bots.
    #[serde(default)]
    hints: Hints,
    /// `true` if the result changes the ratings of the players. That needs a clock, players who lose when they run out of time,
    /// hints for nobody, and options that have a pool (docs/RATINGS.md).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    rated: bool,
    /// The ticket of a deal whose seal you have seen (`GET /deal`). Only for opening a table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ticket: Option<String>,
    /// Your share of the deal: 64 hexadecimal digits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    share: Option<Bytes32>,
}

fn unhurried() -> Pace {
    Pace::Unhurried
}

fn yes() -> bool {
    true
}

impl Wish {
    /// Returns the configuration. Refuses a seat for a person who does not exist, because the table would wait for ever,
    /// and an invalid name.
    pub async fn plan(mut self, store: &Store) -> Result<(TableConfig, NewDeal), AppError> {
        // The table refuses more chairs than any game has.
        for chair in self.chairs.iter_mut().take(Seat::MOST) {
            match chair {
                SeatRule::For(person) if store.user(UserId(person.0)).await?.is_none() => {
                    return Err(Refusal::from(BadConfig::Person(*person)).into());
                }
                SeatRule::HotSeat(name) => *name = checked_name(name)?,
                _ => (),
            }
        }
        let Wish { game, chairs, first, options, pace, absent, public, talk, hints, rated, ticket, share } =
            self;
        let deal = NewDeal { source: ticket.map_or(DealSource::Fresh, DealSource::Ticket), share };
        let plan = TableConfig {
            game,
            options,
            chairs,
            first,
            pace,
            absent,
            public,
            talk,
            hints,
            rated,
            called: Vec::new(),
            from: None,
        };
        Ok((plan, deal))
    }
}

/// Omits the record of a continued game: it contains every hidden card.
impl From<TableConfig> for Wish {
    fn from(plan: TableConfig) -> Wish {
        let TableConfig {
            game,
            options,
            chairs,
            first,
            pace,
            absent,
            public,
            talk,
            hints,
            rated,
            called: _,
            from: _,
        } = plan;
        Wish {
            game,
            chairs,
            first,
            options,
            pace,
            absent,
            public,
            talk,
            hints,
            rated,
            ticket: None,
            share: None,
        }
    }
}
