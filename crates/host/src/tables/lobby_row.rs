//! A table as the lobby lists it, stored beside its log so that the lobby need not load the table.

use hearth_core::Bytes32;
use hearth_store::{Stage as Stored, Summary, UserId};
use hearth_table::{Continued, Occupant, Pace, Person, SeatRule, Stage, Table, TableConfig};
use hearth_words::Language;
use serde::{Deserialize, Serialize};

use super::rating::{RatingStored, rated_result};
use crate::games::{Catalogue, levels};

/// One table as the lobby lists it. Nothing in it is hidden from anybody.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct LobbyRow {
    /// The game.
    pub game: String,
    /// The players, or the people that free seats are for.
    pub seats: Vec<LobbySeat>,
    /// The time control.
    pub pace: Pace,
    /// The options that differ from their defaults.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Vec<String>>))]
    pub options: Vec<(String, String)>,
    /// `true` if it continues another game.
    #[serde(default)]
    pub goes_on: bool,
    /// The seal of the deal, while players sit down.
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<Bytes32>,
    /// The number of decisions made.
    pub decisions: usize,
    /// The seat whose turn it is.
    pub turn: Option<usize>,
    /// The seats that have a request to answer.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub asked: Vec<usize>,
    /// The seats that won.
    pub winners: Vec<usize>,
    /// The final scores.
    pub scores: Vec<i32>,
}

/// One seat as the lobby lists it.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct LobbySeat {
    /// The name of the player.
    pub name: Option<String>,
    /// The person's number.
    #[cfg_attr(feature = "schema", schema(value_type = Option<i64>))]
    pub person: Option<Person>,
    /// `true` if a bot decides there.
    pub bot: bool,
    /// The level of the bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// The people the seat is for, while it is free.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub free: Option<FreeSeat>,
    /// The name of the player it is reserved for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kept_for: Option<String>,
}

/// The people a free seat is for.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FreeSeat {
    /// Anyone who finds the table.
    Anyone,
    /// Anyone with the link.
    Guest,
    /// One particular person.
    Kept,
}

impl FreeSeat {
    /// Returns who may take a seat with this rule.
    fn on(chair: Option<&SeatRule>) -> FreeSeat {
        match chair {
            Some(SeatRule::Anyone) => FreeSeat::Anyone,
            Some(SeatRule::Guest) => FreeSeat::Guest,
            _ => FreeSeat::Kept,
        }
    }
}

/// Returns what the lobby and the waking task need to know of a table.
pub(super) fn summary(table: &Table<Catalogue>, rating: RatingStored) -> Summary {
    // A table whose result must be stored is due.
    let rating_due = rating == RatingStored::No && rated_result(table).is_some();
    let wake = table.wake().or_else(|| rating_due.then(|| table.changed()));
    let seats = table
        .seats()
        .map(|seat| match table.sitter(seat) {
            Occupant::Nobody => LobbySeat {
                name: None,
                person: None,
                bot: false,
                level: None,
                free: Some(FreeSeat::on(table.plan().chairs.get(seat.index()))),
                kept_for: table.kept_for(seat).map(str::to_owned),
            },
            Occupant::Person { person, name } => LobbySeat {
                name: Some(name.clone()),
                person: Some(*person),
                bot: table.stood_in(seat),
                level: None,
                free: None,
                kept_for: None,
            },
            Occupant::Bot(level) => LobbySeat {
                name: Some(table.name(seat)),
                person: None,
                bot: true,
                level: Some(level.clone()),
                free: None,
                kept_for: None,
            },
        })
        .collect();
    let TableConfig { game, options, from, .. } = table.plan();
    let outcome = table.outcome();
    let line = LobbyRow {
        game: game.clone(),
        seats,
        pace: table.plan().pace,
        options: options.clone(),
        goes_on: from.is_some(),
        seal: table.seal().filter(|_| table.stage() == Stage::WaitingForPlayers),
        decisions: table.game().map_or(0, hearth_table::Match::decisions),
        turn: table.turn().map(hearth_core::Seat::number),
        asked: asked(table),
        winners: outcome.iter().flat_map(|outcome| &outcome.winners).map(|seat| seat.number()).collect(),
        scores: outcome.map(|outcome| outcome.scores).unwrap_or_default(),
    };
    Summary {
        game: game.clone(),
        stage: stored_stage(table.stage()),
        public: table.is_found(),
        wake: wake.map(|wake| wake.0),
        changed: table.changed().0,
        turn: table.awaited().iter().map(|person| UserId(person.0)).collect(),
        people: table.people().iter().map(|person| UserId(person.0)).collect(),
        // Strings and numbers only, so serialisation cannot fail.
        line: serde_json::to_string(&line).unwrap_or_default(),
        deal: from.as_ref().and_then(Continued::deal_of).map(str::to_owned),
    }
}

/// Returns the seats that have a request to answer.
fn asked(table: &Table<Catalogue>) -> Vec<usize> {
    let waiting = table.asked().map_or(&[][..], |asked| &asked.waiting);
    waiting.iter().flat_map(|person| table.seats_of(*person)).map(hearth_core::Seat::number).collect()
}

/// Translates a stage for the store, which does not depend on tables.
pub fn stored_stage(stage: Stage) -> Stored {
    match stage {
        Stage::WaitingForPlayers => Stored::WaitingForPlayers,
        Stage::Running => Stored::Running,
        Stage::Over => Stored::Over,
        Stage::Expired => Stored::Expired,
    }
}

/// Translates a stored stage.
pub fn stage(stored: Stored) -> Stage {
    match stored {
        Stored::WaitingForPlayers => Stage::WaitingForPlayers,
        Stored::Running => Stage::Running,
        Stored::Over => Stage::Over,
        Stored::Expired => Stage::Expired,
    }
}

/// Returns whether a person sits at a table.
pub fn sits(summary: &Summary, person: Person) -> bool {
    let line = serde_json::from_str::<LobbyRow>(&summary.line);
    line.is_ok_and(|line| line.seats.iter().any(|seat| seat.person == Some(person)))
}

impl LobbySeat {
    /// Returns the name of its occupant: of a bot, its level.
    pub fn display_name(&self, language: Language) -> Option<String> {
        self.level.as_ref().map(|level| levels::bot(level, language)).or_else(|| self.name.clone())
    }
}
