//! The entries of a table's log (event sourcing).

use hearth_core::Bytes32;
use serde::{Deserialize, Serialize};

use crate::{Ask, Pace, Person, TableConfig};

/// One entry of a table's log. Seats are numbered from one.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "snake_case")]
pub enum Entry {
    /// The first entry: the table was opened.
    Opened {
        /// The host.
        by: Person,
        /// Their name.
        name: String,
        /// The settings.
        plan: TableConfig,
    },
    /// The host changed the settings.
    Changed {
        /// The new settings.
        plan: TableConfig,
    },
    /// A player sat down.
    Sat {
        /// The seat.
        seat: usize,
        /// The player.
        person: Person,
        /// Their name.
        name: String,
    },
    /// A player left before the game began.
    Rose {
        /// The seat.
        seat: usize,
    },
    /// A reserved seat was declined; it is for anyone with the link now.
    Declined {
        /// The seat.
        seat: usize,
    },
    /// A player changed their name.
    Renamed {
        /// The player.
        person: Person,
        /// The new name.
        name: String,
    },
    /// The game began.
    Started {
        /// The set-up with all random results, as statements of a record.
        setup: String,
        /// The decisions made before the game came to this table, unless the plan names another table that has them.
        decided: Vec<String>,
        /// The seed of the bots.
        seed: u64,
        /// The seat that goes first. It is seat 1 from now on, and the others are counted from there.
        #[serde(default = "planned")]
        first: usize,
    },
    /// The secret of the deal was drawn. Its hash, the seal, is public; the secret itself is revealed when the game is over.
    #[serde(rename = "sealed")]
    DealSealed {
        /// The secret.
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        secret: Bytes32,
    },
    /// A player added their share of the deal.
    #[serde(rename = "shared")]
    ShareAdded {
        /// The player.
        person: Person,
        /// The share.
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        share: Bytes32,
    },
    /// A decision.
    Decided {
        /// The seat.
        seat: usize,
        /// The decision, in the notation of the rules.
        decision: String,
    },
    /// Decisions were undone.
    TookBack {
        /// The seat that asked for it.
        seat: usize,
        /// The number of decisions left.
        left: usize,
    },
    /// A player asked the others something.
    Asked {
        /// The seat of the player.
        seat: usize,
        /// The request.
        ask: Ask,
    },
    /// A player answered.
    Answered {
        /// The player.
        person: Person,
        /// `true` if they agree.
        yes: bool,
    },
    /// Everyone agreed to another time control.
    #[serde(rename = "repaced")]
    TimeControlChanged {
        /// The new one.
        pace: Pace,
    },
    /// A player resigned.
    Resigned {
        /// Their seat.
        seat: usize,
    },
    /// A player ran out of time.
    RanOut {
        /// Their seat.
        seat: usize,
    },
    /// A bot took over for a player who kept the others waiting.
    #[serde(rename = "stood_in")]
    Substituted {
        /// Their seat.
        seat: usize,
    },
    /// The player is back. After running out of time, they take over once the bot has finished the turn.
    CameBack {
        /// Their seat.
        seat: usize,
    },
    /// Everyone agreed to end the game.
    Ended,
    /// The game reached the limit of decisions.
    #[serde(rename = "endless")]
    MoveLimitReached,
    /// A player sent a chat message.
    Said {
        /// The player.
        person: Person,
        /// Their name.
        name: String,
        /// The text.
        text: String,
    },
    /// The host took the chat of this table away from a person, or gave it back.
    Silenced {
        /// The person.
        person: Person,
        /// Their name.
        name: String,
        /// `true` if they may no longer write.
        silent: bool,
    },
    /// The players opened a rematch.
    Rematch {
        /// Its address.
        table: String,
        /// The person who opened it. Old logs do not contain it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Person>,
    },
    /// The clock was stopped while the table could not be reached, or its time base has changed. It continues now.
    Resumed {
        /// The time that the player on turn had used before, in milliseconds, if it counts.
        #[serde(default, skip_serializing_if = "is_zero")]
        spent: i64,
    },
    /// Nobody came, or the host closed the table before the game began.
    #[serde(rename = "faded")]
    Expired,
}

// Serde hands in a reference.
#[expect(clippy::trivially_copy_pass_by_ref)]
fn is_zero(number: &i64) -> bool {
    *number == 0
}

/// Returns the default for logs from before the first seat could be drawn.
fn planned() -> usize {
    1
}

/// The way a game ended.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// It was played to its end.
    Played,
    /// The others resigned.
    GivenUp,
    /// The others lost on time, or one of them did and the rest resigned.
    RanOut,
    /// All players agreed to end it.
    Agreed,
    /// It reached the limit of decisions.
    #[serde(rename = "endless")]
    MoveLimitReached,
}
