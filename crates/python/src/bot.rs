//! The Python class `Bot`.

use std::sync::{Mutex, PoisonError};

use pyo3::prelude::*;

use crate::game::Game;
use crate::interruptible::run_interruptible;
use crate::seated_bot::SeatedBot;

/// A bot at a seat. It plays as its name says, including the weaknesses of its level. Create one with
/// `Game.bot`.
#[pyclass(module = "hearth")]
pub(crate) struct Bot {
    name: String,
    seat: usize,
    /// The mutex only makes the type `Sync`. Access is exclusive, so it never blocks.
    inner: Mutex<Box<dyn SeatedBot>>,
}

impl Bot {
    pub fn new(name: &str, seat: usize, inner: Box<dyn SeatedBot>) -> Bot {
        Bot { name: name.to_owned(), seat, inner: Mutex::new(inner) }
    }
}

#[pymethods]
impl Bot {
    /// The name.
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// The seat, counted from 1.
    #[getter]
    fn seat(&self) -> usize {
        self.seat
    }

    /// Decides in a game in which it is the turn of the bot's seat. The bot gets what its seat may know, and
    /// the decisions since the last call.
    fn decide(&mut self, py: Python<'_>, game: &Game) -> PyResult<String> {
        let inner = self.inner.get_mut().unwrap_or_else(PoisonError::into_inner);
        Ok(run_interruptible(py, |_| inner.decide(&*game.0))??)
    }

    fn __repr__(&self) -> String {
        format!("<hearth.Bot {} at seat {}>", self.name, self.seat)
    }
}
