//! Why a table does not do what is wanted of it.

use std::fmt;

use crate::{BadConfig, Refused};

/// Why a table does not do what is wanted of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The rules of the game forbid it.
    Rules(Refused),
    /// The plan cannot be played.
    BadConfig(BadConfig),
    /// It was chosen for another moment: so many decisions have been made.
    Stale(usize),
    /// It was chosen for a moment that has not come, or that was taken back.
    NotYet {
        /// For after so many decisions.
        after: usize,
        /// So many have been made.
        decisions: usize,
    },
    /// It is another seat's turn.
    NotYourTurn,
    /// He does not sit at the table.
    NotSitting,
    /// Only the one who opened the table may.
    NotHost,
    /// The game has begun.
    Begun,
    /// The game has not begun.
    NotBegun,
    /// The game is not over yet.
    NotOver,
    /// The game is over.
    Over,
    /// No seat is free for him.
    NoSeat,
    /// Nothing can be taken back without asking.
    NothingFree,
    /// There is nothing to go back to.
    NothingBefore,
    /// Another question waits for its answers.
    AskedAlready,
    /// Nobody asked him anything.
    NotAsked,
    /// He plays himself.
    Present,
    /// He has not let the others wait long enough.
    TooSoon,
    /// The clock says when a bot steps in.
    HasClock,
    /// People do not talk at this table.
    Silent,
    /// Nothing was said.
    Empty,
    /// It is too long: so many characters are possible.
    TooLong(usize),
    /// The same people have met again already.
    RematchOpen,
    /// Too much has happened at the table for that.
    LogFull,
    /// He has wanted it as often at this table as anybody may.
    OftenEnough,
}

impl Refusal {
    /// What was chosen for after so many decisions is refused, because another number of them has been made.
    pub fn other_moment(after: usize, decisions: usize) -> Refusal {
        if after > decisions { Refusal::NotYet { after, decisions } } else { Refusal::Stale(decisions) }
    }

    /// The id of the rule of the game that forbids it, if one does.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Refusal::Rules(refused) => refused.rule,
            _ => None,
        }
    }

    /// A short name that programs can rely on.
    pub fn name(&self) -> &'static str {
        match self {
            Refusal::Rules(refused) if refused.rule.is_none() => "no-decision",
            Refusal::Rules(_) => "against-the-rules",
            Refusal::BadConfig(_) => "bad-plan",
            // Programs do the same about both: look at the table and decide again.
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
            Refusal::AskedAlready => "asked-already",
            Refusal::NotAsked => "not-asked",
            Refusal::Present => "present",
            Refusal::TooSoon => "too-soon",
            Refusal::HasClock => "has-clock",
            Refusal::Silent => "silent",
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
            Refusal::AskedAlready => "another request is still waiting for an answer",
            Refusal::NotAsked => "nobody has asked you anything",
            Refusal::Present => "no bot is playing for you",
            Refusal::TooSoon => "wait a little: a bot can step in after three minutes",
            Refusal::HasClock => "this table has a clock, and the clock decides when time is up",
            Refusal::Silent => "chat is switched off at this table",
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
