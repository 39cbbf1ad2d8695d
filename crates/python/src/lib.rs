//! The engine and the bots from Python: the module `hearth`. It is described in `docs/PYTHON.md`.
//!
//! Decisions, positions, records, bots and options are the texts that they are on the command line.

mod about;
mod agreed;
mod chance;
mod game;
mod json;
mod kind;
mod position;
mod simulate;
mod sitting;
mod wrong;

use pyo3::prelude::*;

/// Kokopelli and Kupferkessel Co.: rules and bots.
#[pymodule]
mod hearth {
    #[pymodule_export]
    use crate::about::{bots, decisions, games, options, rules};
    #[pymodule_export]
    use crate::game::Game;
    #[pymodule_export]
    use crate::simulate::simulate;
    #[pymodule_export]
    use crate::wrong::Refused;
}
