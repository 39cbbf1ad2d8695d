//! The logic of tables, without I/O (event sourcing).
//!
//! - [`Play`]: one running game: decisions in, events or a refusal out;
//! - [`Table`]: the players around it: seats, clock, requests to each other. Commands in, log entries or a
//!   refusal out. The append-only log is the source of truth: replaying its entries gives the same table;
//! - [`RatingState`]: whether the result counts for ratings;
//! - [`GameRng`]: the random streams of a game, derived from a seed.
//!
//! Nothing here knows about storage, pages or networks. The caller passes the time in.

mod answer;
mod bad_config;
mod clock;
mod command;
mod config;
mod continued;
mod deal_inputs;
mod entry;
mod erasure;
mod game_provider;
mod play;
mod rating;
mod refusal;
mod rng;
mod seating;
mod table;

pub use crate::answer::{Ask, DeclinedRequest, OpenRequest};
pub use crate::bad_config::BadConfig;
pub use crate::clock::{Clock, Timestamp};
pub use crate::command::{Command, Issuer};
pub use crate::config::{Absent, First, Hints, Pace, ReservedFor, SeatRule, TableConfig, USUAL_BOT};
pub use crate::continued::Continued;
pub use crate::deal_inputs::OpeningDeal;
pub use crate::entry::{Ending, Entry};
pub use crate::erasure::ERASED_NAME;
pub use crate::game_provider::{GameProvider, Match, Refused};
pub use crate::play::{NoUndo, Play, decision_seen_by, decisions_seen_by, events_seen_by};
pub use crate::rating::{NotRatable, RatedPlayer, RatingState, UnratedReason};
pub use crate::refusal::Refusal;
pub use crate::rng::GameRng;
pub use crate::seating::{Occupant, Person};
pub use crate::table::{BadLog, ChatMessage, Outcome, Silencing, Stage, Table};
