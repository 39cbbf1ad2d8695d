//! The Python module `hearth`: the engine and the bots. `docs/PYTHON.md` describes it.
//!
//! Decisions, positions, records, bots and options have the same text forms as on the command line.

mod about;
mod bot;
mod decision_arg;
mod error;
mod game;
mod interruptible;
mod kind;
mod option_args;
mod position;
mod rng;
mod seated_bot;
mod seating;
mod simulate;

use pyo3::prelude::*;

/// Card games: their rules and bots.
#[pymodule]
mod hearth {
    /// The version.
    #[pymodule_export]
    #[expect(non_upper_case_globals, reason = "Python's naming convention")]
    const __version__: &str = env!("CARGO_PKG_VERSION");

    #[pymodule_export]
    use crate::about::{bots, decisions, games, options, rules};
    #[pymodule_export]
    use crate::bot::Bot;
    #[pymodule_export]
    use crate::error::{Forfeit, Refused};
    #[pymodule_export]
    use crate::game::Game;
    #[pymodule_export]
    use crate::simulate::simulate;
}
