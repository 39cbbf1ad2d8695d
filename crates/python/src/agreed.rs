//! What the people at a table agree on, as Python says it.

use hearth_core::{Game, Notation, Options, Record};
use hearth_table::Chance;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyList, PyTuple};

use crate::wrong::Wrong;

/// How many play, and by which rules.
#[derive(Clone, Default)]
pub(crate) struct Agreed {
    players: Option<usize>,
    /// By their names, `fire-reach` among them.
    choices: Vec<(String, String)>,
}

impl Agreed {
    /// What was said by keywords: `fire_reach=2`, `recipes=True`, `ceremonies=["hunter", "paw"]`.
    pub fn read(players: Option<usize>, said: Option<&Bound<'_, PyDict>>) -> PyResult<Agreed> {
        let mut choices = Vec::new();
        for (name, value) in said.into_iter().flatten() {
            choices.push((name.extract::<String>()?.replace('_', "-"), word(&value)?));
        }
        Ok(Agreed { players, choices })
    }

    /// The same as the options of a game. Those who say nothing agree on what is usual.
    pub fn options<G: Game>(&self) -> Result<G::Options, Wrong> {
        let players = self.players.unwrap_or(*G::PLAYERS.start());
        let mut options = G::Options::usual(players).map_err(Wrong::input)?;
        // A later choice may refine an earlier one, so they are set in the order of the list; what is not in it comes last
        // and is refused.
        let place = |name: &str| G::Options::CHOICES.iter().position(|choice| choice.name == name);
        let mut choices: Vec<_> = self.choices.iter().collect();
        choices.sort_by_key(|(name, _)| place(name).unwrap_or(usize::MAX));
        for (name, value) in choices {
            options.set(name, value).map_err(Wrong::input)?;
        }
        options.checked().map_err(Wrong::input)
    }

    /// The game of this number as it is dealt.
    pub fn deal<G: Notation>(&self, seed: u64, number: u64) -> Result<Record<G>, Wrong> {
        let options = self.options::<G>()?;
        Ok(Record::new(G::deal(&options, &mut Chance::new(seed, number).deal())))
    }
}

/// A value as it is typed on the command line.
fn word(value: &Bound<'_, PyAny>) -> PyResult<String> {
    if let Ok(yes) = value.cast::<PyBool>() {
        return Ok(yes.is_true().to_string());
    }
    if value.is_instance_of::<PyList>() || value.is_instance_of::<PyTuple>() {
        let words: PyResult<Vec<String>> = value.try_iter()?.map(|each| word(&each?)).collect();
        return Ok(words?.join(","));
    }
    value
        .extract::<String>()
        .or_else(|_| value.extract::<i64>().map(|number| number.to_string()))
        .map_err(|_| PyTypeError::new_err("an option is a text, a number, True or False, or a list of texts"))
}
