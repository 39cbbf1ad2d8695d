//! A bot, as Python has it.

use std::sync::{Mutex, PoisonError};

use pyo3::prelude::*;

use crate::game::Game;
use crate::patience::patiently;
use crate::thinker::Thinker;

/// A bot at a seat, which plays as its name says, weaknesses included. `Game.bot` lets one sit down.
#[pyclass(module = "hearth")]
pub(crate) struct Bot {
    name: String,
    seat: usize,
    /// Nobody waits for it: whoever holds the bot holds it alone.
    thinker: Mutex<Box<dyn Thinker>>,
}

impl Bot {
    pub fn new(name: &str, seat: usize, thinker: Box<dyn Thinker>) -> Bot {
        Bot { name: name.to_owned(), seat, thinker: Mutex::new(thinker) }
    }
}

#[pymethods]
impl Bot {
    /// What it is called.
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// Where it sits, counted from 1.
    #[getter]
    fn seat(&self) -> usize {
        self.seat
    }

    /// What it decides in a game in which it is for its seat to decide. It is given what its seat may know, and what was decided since
    /// it was asked last.
    fn decide(&mut self, py: Python<'_>, game: &Game) -> PyResult<String> {
        let thinker = self.thinker.get_mut().unwrap_or_else(PoisonError::into_inner);
        Ok(patiently(py, |_| thinker.decide(&*game.0))??)
    }

    fn __repr__(&self) -> String {
        format!("<hearth.Bot {} at seat {}>", self.name, self.seat)
    }
}
