//! External bots: programs that exchange JSON lines over their standard input and output. `docs/BOTS.md`
//! describes the protocol.
//!
//! A program gets the perfect-recall view of its seat, never a state. If it crashes, stalls or answers
//! nonsense, the caller gets a [`Forfeit`](hearth_bots::Forfeit) in time. The program is then killed with its
//! whole process group.

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
pub use session::ProgramSession;
