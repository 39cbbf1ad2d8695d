//! The vocabulary that every game at the hearth speaks.
//!
//! A game is a set of deterministic rules: [`Game::start`] makes a state from facts, [`Game::legal`] lists what may be
//! decided, [`Game::check`] says why something may not, [`Game::apply`] carries a decision out and tells what happened.
//! All chance is drawn outside, once, and stored as a fact in the [`Game::Setup`], so a [`Record`] replays for ever.
//!
//! This crate knows no game, no file, no clock and no generator of random numbers.

mod choice;
mod game;
mod notation;
mod observation;
mod record;
mod rng;
mod rulebook;
mod seat;
mod serialize;
mod standing;
mod trace;

pub use choice::{BadOption, Choice, Options, Sentence, Usual, Values};
pub use game::{Game, Legal, Refusal, Turn};
pub use notation::{BadText, Notation, Said, Statement, position_head, statements};
pub use observation::{ObservationEncoder, TensorWriter};
pub use record::{BadRecord, Record};
pub use rng::below;
pub use rulebook::{Rulebook, UnknownRule};
pub use seat::{Observer, Seat};
pub use serialize::{AsDisplay, AsMap, AsSeq};
pub use standing::{PerSeat, Standing};
pub use trace::{Trace, forfeit_line, over_line, setup_line, trace_lines};
