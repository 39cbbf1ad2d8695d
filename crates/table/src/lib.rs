//! Tables, without input or output.
//!
//! - [`Play`]: one game that is being played: decisions in, events or a refusal out;
//! - [`Table`]: the people around it: who sits where, the clock, what they ask each other. Commands in, entries of its log or
//!   a refusal out. The log is the truth: a table is what its entries made of it, in this process or in the next one;
//! - [`Chance`]: what a seed makes of a game before anybody decides.
//!
//! Nothing here knows of stores, pages or networks, and the time is always handed in.

mod answer;
mod bad_plan;
mod chance;
mod clock;
mod command;
mod entry;
mod house;
mod plan;
mod play;
mod refusal;
mod seating;
mod table;

pub use crate::answer::{Ask, Asked, Declined};
pub use crate::bad_plan::BadPlan;
pub use crate::chance::Chance;
pub use crate::clock::{Clock, Moment};
pub use crate::command::{Command, Who};
pub use crate::entry::{Ending, Entry};
pub use crate::house::{House, Match, Refused};
pub use crate::plan::{Absent, Called, Chair, First, Hints, Pace, Plan, USUAL_BOT};
pub use crate::play::{NoUndo, Play, as_seen, decided, told};
pub use crate::refusal::Refusal;
pub use crate::seating::{Person, Sitter};
pub use crate::table::{BadLog, Outcome, Saying, Stage, Table};
