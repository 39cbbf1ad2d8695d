//! Tables, without input or output.
//!
//! - [`Play`]: one game that is being played: decisions in, events or a refusal out;
//! - [`Table`]: the people around it: who sits where, the clock, what they ask each other. Commands in, entries of its log or
//!   a refusal out. The log is the truth: a table is what its entries made of it, in this process or in the next one;
//! - [`GameRng`]: what a seed makes of a game before anybody decides.
//!
//! Nothing here knows of stores, pages or networks, and the time is always handed in.

mod answer;
mod bad_config;
mod clock;
mod command;
mod config;
mod entry;
mod game_provider;
mod play;
mod refusal;
mod rng;
mod seating;
mod table;

pub use crate::answer::{Ask, Asked, Declined};
pub use crate::bad_config::BadConfig;
pub use crate::clock::{Clock, Timestamp};
pub use crate::command::{Command, Who};
pub use crate::config::{Absent, First, Hints, Pace, ReservedFor, SeatRule, TableConfig, USUAL_BOT};
pub use crate::entry::{Ending, Entry};
pub use crate::game_provider::{GameProvider, Match, Refused};
pub use crate::play::{NoUndo, Play, as_seen, decided, told};
pub use crate::refusal::Refusal;
pub use crate::rng::GameRng;
pub use crate::seating::{Occupant, Person};
pub use crate::table::{BadLog, Outcome, Saying, Stage, Table};
