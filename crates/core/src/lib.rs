//! The interfaces that every game implements.
//!
//! A game is a set of deterministic rules. [`Game::start`] makes a state from facts and [`Game::legal`] lists
//! the legal decisions. [`Game::check`] explains a refusal; [`Game::apply`] applies a decision and emits
//! events. All randomness is drawn outside, once, and stored as facts in the [`Game::Setup`]. A [`Record`]
//! can therefore always be replayed.
//!
//! This crate contains no game, no file access, no clock and no random generator.

mod bit_set;
mod bytes32;
mod choice;
mod game;
mod notation;
mod observation;
mod proof;
mod record;
mod rng;
mod rulebook;
mod seat;
mod serialize;
mod standing;
mod trace;

pub use bytes32::{BadBytes32, Bytes32};
pub use choice::{BadOption, Choice, NoOptions, Options, Sentence, Usual, Values};
pub use game::{Game, Legal, Refusal, SimpleRefusal, Turn};
pub use notation::{BadText, Notation, SeenStatements, Statement, position_head, statements};
pub use observation::{ObservationEncoder, TensorWriter};
pub use proof::Proof;
pub use record::{BadRecord, Record};
pub use rng::{below, draw_below, shuffle};
pub use rulebook::{Rulebook, UnknownRule};
pub use seat::{Observer, Seat};
pub use serialize::{AsDisplay, AsMap, AsSeq};
pub use standing::{PerSeat, Standing};
pub use trace::{Trace, forfeit_line, over_line, setup_line, trace_lines};
