//! The reasons why a table refuses a command.

use std::fmt;

use crate::{BadConfig, Refused};

/// The reason why a table refuses a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The rules of the game forbid it.
    Rules(Refused),
    /// The configuration is invalid.
    BadConfig(BadConfig),
    /// It was chosen for an earlier position. The value is the current number of decisions.
    Stale(usize),
    /// It was chosen for a position that does not exist yet, or was undone.
    NotYet {
        /// The number of decisions that the command expects.
        after: usize,
        /// The current number of decisions.
        decisions: usize,
    },
    /// It is another seat's turn.
    NotYourTurn,
    /// The issuer has no seat.
    NotSitting,
    /// Only the host may do this.
    NotHost,
    /// The game has begun.
    Begun,
    /// The game has not begun.
    NotBegun,
    /// The game is not over yet.
    NotOver,
    /// The game is over.
    Over,
    /// No free seat is available to the issuer.
    NoSeat,
    /// Nothing can be undone without asking.
    NothingFree,
    /// There is nothing to go back to.
    NothingBefore,
    /// The game is rated, and no other person is left who could agree.
    RatedAlone,
    /// Another request is waiting for answers.
    AskedAlready,
    /// There is no request to the issuer.
    NotAsked,
    /// No bot plays for the issuer.
    Present,
    /// The player has not kept the others waiting long enough.
    TooSoon,
    /// The table has a clock, which decides when a bot takes over.
    HasClock,
    /// Chat is disabled at this table.
    Silent,
    /// The host took the chat of this table away from the issuer.
    Silenced,
    /// No such person is at the table or in its chat.
    NotHere,
    /// The message is empty.
    Empty,
    /// The message is too long. The value is the limit in characters.
    TooLong(usize),
    /// A rematch is already open.
    RematchOpen,
    /// The log is full.
    LogFull,
    /// The issuer has reached the limit for this command.
    OftenEnough,
}

impl Refusal {
    /// Returns the refusal of a command that was chosen at another number of decisions.
    pub fn other_moment(after: usize, decisions: usize) -> Refusal {
        if after > decisions { Refusal::NotYet { after, decisions } } else { Refusal::Stale(decisions) }
    }

    /// Returns the id of the rule that forbids it, if there is one.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Refusal::Rules(refused) => refused.rule,
            _ => None,
        }
    }

    /// Returns a stable name for programs.
    pub fn name(&self) -> &'static str {
        match self {
            Refusal::Rules(refused) if refused.rule.is_none() => "no-decision",
            Refusal::Rules(_) => "against-the-rules",
            Refusal::BadConfig(_) => "bad-plan",
            // Clients handle both in the same way: reload the table and decide again.
            Refusal::Stale(_) | Refusal::NotYet { .. } => "stale",
            Refusal::NotYourTurn => "not-your-turn",
            Refusal::NotSitting => "not-sitting",
            Refusal::NotHost => "not-host",
            Refusal::Begun => "begun",
            Refusal::NotBegun => "not-begun",
            Refusal::NotOver => "not-over",
            Refusal::Over => "over",
            Refusal::NoSeat => "no-seat",
            Refusal::NothingFree => "nothing-free",
            Refusal::NothingBefore => "nothing-before",
            Refusal::RatedAlone => "rated-alone",
            Refusal::AskedAlready => "asked-already",
            Refusal::NotAsked => "not-asked",
            Refusal::Present => "present",
            Refusal::TooSoon => "too-soon",
            Refusal::HasClock => "has-clock",
            Refusal::Silent => "silent",
            Refusal::Silenced => "silenced",
            Refusal::NotHere => "not-here",
            Refusal::Empty => "empty",
            Refusal::TooLong(_) => "too-long",
            Refusal::RematchOpen => "rematch-open",
            Refusal::LogFull => "log-full",
            Refusal::OftenEnough => "often-enough",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::Rules(refused) => &refused.message,
            Refusal::BadConfig(bad) => return bad.fmt(f),
            Refusal::Stale(decisions) => {
                let made = made(*decisions);
                return write!(f, "the game has moved on: {made}. Look at the table and choose again");
            }
            Refusal::NotYet { after, decisions } => {
                let made = made(*decisions);
                return write!(
                    f,
                    "the game isn’t that far yet: {made}, and yours was meant for after {after}. Look at the table and \
                     choose again"
                );
            }
            Refusal::NotYourTurn => "it’s not your turn",
            Refusal::NotSitting => "you’re not playing at this table",
            Refusal::NotHost => "only the host can do that",
            Refusal::Begun => "the game has already started",
            Refusal::NotBegun => "the game hasn’t started yet",
            Refusal::NotOver => "the game isn’t over yet",
            Refusal::Over => "the game is over",
            Refusal::NoSeat => "there’s no free seat for you at this table. You can watch",
            Refusal::NothingFree => {
                "there’s nothing to undo: you haven’t moved this turn, or a hidden card has been revealed since. \
                 You can ask the others to go back"
            }
            Refusal::NothingBefore => "there’s nothing to go back to",
            Refusal::RatedAlone => "this game is rated, and bots agree to nothing. You can resign",
            Refusal::AskedAlready => "another request is still waiting for an answer",
            Refusal::NotAsked => "nobody has asked you anything",
            Refusal::Present => "no bot is playing for you",
            Refusal::TooSoon => "wait a little: a bot can step in after three minutes",
            Refusal::HasClock => "this table has a clock, and the clock decides when time is up",
            Refusal::Silent => "chat is switched off at this table",
            Refusal::Silenced => "the host has taken the chat of this table away from you. You can still read it",
            Refusal::NotHere => "this person isn’t at this table",
            Refusal::Empty => "the message is empty",
            Refusal::TooLong(most) => return write!(f, "that’s too long: {most} characters at most"),
            Refusal::RematchOpen => "a rematch is already open",
            Refusal::OftenEnough => "you’ve reached the limit for this at this table",
            Refusal::LogFull => "this table’s log is full. Finish the game or open another table",
        })
    }
}

fn made(decisions: usize) -> String {
    let have = if decisions == 1 { "move has" } else { "moves have" };
    format!("{decisions} {have} been made")
}

impl std::error::Error for Refusal {}

impl From<BadConfig> for Refusal {
    fn from(bad: BadConfig) -> Refusal {
        Refusal::BadConfig(bad)
    }
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Refusal {
        Refusal::Rules(refused)
    }
}
