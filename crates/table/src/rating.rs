//! Rated tables: what they need, and what makes a game unrated.

use std::fmt;

use crate::{Absent, BadConfig, Hints, Pace, Person, SeatRule, TableConfig};

/// The effect of a game on ratings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RatingState {
    /// It was never rated.
    Unrated,
    /// It is rated.
    Rated,
    /// It was rated, until something happened.
    Lost(UnratedReason),
}

/// The reason why a rated game became unrated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UnratedReason {
    /// The players agreed to an undo.
    Undo,
    /// A bot took over a seat.
    StandIn,
    /// The players agreed to play without a clock.
    NoClock,
    /// The players agreed to end the game.
    Agreed,
    /// The game reached the limit of decisions.
    MoveLimit,
    /// A person has two seats.
    PersonTwice,
}

impl UnratedReason {
    /// Returns a stable name for programs.
    pub fn name(self) -> &'static str {
        match self {
            UnratedReason::Undo => "undo",
            UnratedReason::StandIn => "stand-in",
            UnratedReason::NoClock => "no-clock",
            UnratedReason::Agreed => "agreed",
            UnratedReason::MoveLimit => "move-limit",
            UnratedReason::PersonTwice => "person-twice",
        }
    }
}

/// A player of a rated game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RatedPlayer {
    /// A person.
    Person(Person),
    /// A bot, by its name.
    Bot(String),
}

/// The reason why a game cannot be rated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotRatable {
    /// It has no clock.
    NoClock,
    /// Players may ask for hints.
    Hints,
    /// A bot takes over when a player runs out of time, so a player could leave a lost game.
    StandIn,
    /// A person has several seats.
    HotSeat,
    /// It continues another game.
    Continued,
    /// No bot has a rating in the game with these options.
    Options,
    /// Somebody sat down at an unrated table.
    OthersSit,
}

impl NotRatable {
    /// Refuses a rated table whose result would not be fair. The game itself refuses the options.
    pub(crate) fn check(plan: &TableConfig) -> Result<(), BadConfig> {
        let mut seats = plan.chairs.iter().filter(|chair| matches!(chair, SeatRule::Host | SeatRule::For(_)));
        let is_twice = |chair| plan.chairs.iter().filter(|other| *other == chair).count() > 1;
        let reason = if plan.pace == Pace::Unhurried {
            NotRatable::NoClock
        } else if plan.hints != Hints::Nobody {
            NotRatable::Hints
        } else if plan.absent != Absent::Loses {
            NotRatable::StandIn
        } else if plan.chairs.iter().any(|chair| matches!(chair, SeatRule::HotSeat(_))) || seats.any(is_twice)
        {
            NotRatable::HotSeat
        } else if plan.from.is_some() {
            NotRatable::Continued
        } else {
            return Ok(());
        };
        Err(BadConfig::Rated(reason))
    }
}

impl fmt::Display for NotRatable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NotRatable::NoClock => "a rated game needs a clock",
            NotRatable::Hints => "a rated game has hints for nobody",
            NotRatable::StandIn => "in a rated game, a player who runs out of time loses",
            NotRatable::HotSeat => "in a rated game, each person has one seat",
            NotRatable::Continued => "a game that continues another one cannot be rated",
            NotRatable::Options => "the game cannot be rated with these options",
            NotRatable::OthersSit => "others sit at the table already; open a new one to be rated",
        })
    }
}
