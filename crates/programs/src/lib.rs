//! Bots from outside: programs that speak a small protocol of JSON lines on their standard input and output. It is described in
//! `docs/BOTS.md`.
//!
//! A program is told what its seat may know with a perfect memory, never a state. Whatever it does instead of answering (it
//! crashes, stalls, talks nonsense), the one who asked gets a [`Forfeit`](hearth_bots::Forfeit) in time, and the program is
//! ended with all that it started.

mod contestant;
mod entered;
mod launch;
mod message;
mod process;
mod program;
mod session;

pub use contestant::{BadContestant, Contestant};
pub use entered::Entered;
pub use launch::Launch;
pub use process::end_all;
pub use program::Program;
pub use session::Session;
