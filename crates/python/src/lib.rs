//! The engine and the bots from Python: the module `hearth`. It is described in `docs/PYTHON.md`.
//!
//! Decisions, positions, records, bots and options are the texts that they are on the command line.

mod about;
mod agreed;
mod bot;
mod game;
mod kind;
mod patience;
mod position;
mod rng;
mod said;
mod simulate;
mod sitting;
mod thinker;
mod wrong;

use pyo3::prelude::*;

/// Kokopelli and Kupferkessel Co.: rules and bots.
#[pymodule]
mod hearth {
    /// Which one it is.
    #[pymodule_export]
    #[expect(non_upper_case_globals, reason = "it is what Python calls it")]
    const __version__: &str = env!("CARGO_PKG_VERSION");

    #[pymodule_export]
    use crate::about::{bots, decisions, games, options, rules};
    #[pymodule_export]
    use crate::bot::Bot;
    #[pymodule_export]
    use crate::game::Game;
    #[pymodule_export]
    use crate::simulate::simulate;
    #[pymodule_export]
    use crate::wrong::{Forfeit, Refused};
}
