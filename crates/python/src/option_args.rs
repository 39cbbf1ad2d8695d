//! Game options as Python keyword arguments.

use hearth_core::{Choice, Game, Notation, Options, Record};
use hearth_table::GameRng;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyList, PyTuple};

use crate::error::ApiError;

/// The number of players and the chosen options.
pub(crate) struct OptionArgs {
    players: Option<usize>,
    /// By option name, such as `fire-reach`.
    chosen: Vec<(String, Value)>,
}

/// The value of an option.
enum Value {
    Word(String),
    Parts(Vec<String>),
}

impl OptionArgs {
    /// Reads keyword arguments: `edition="french"`, `recipes=True`, `ceremonies=["hunter", "paw"]`. `None`
    /// means the default.
    pub fn read(players: Option<usize>, argument: Option<&Bound<'_, PyDict>>) -> PyResult<OptionArgs> {
        let mut chosen = Vec::new();
        for (name, value) in argument.into_iter().flatten() {
            if !value.is_none() {
                chosen.push((name.extract::<String>()?.replace('_', "-"), Value::read(&value)?));
            }
        }
        Ok(OptionArgs { players, chosen })
    }

    /// Converts the arguments to the options of a game. Missing ones get their defaults.
    pub fn options<G: Game>(&self) -> Result<G::Options, ApiError> {
        let players = self.players.unwrap_or(*G::PLAYERS.start());
        let choices = G::Options::CHOICES;
        let typed: Vec<_> =
            self.chosen.iter().map(|(name, value)| (name, value.typed(name, choices))).collect();
        let typed = typed.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        G::Options::agreed(players, typed).map_err(ApiError::input)
    }

    /// Deals a game.
    pub fn deal<G: Notation>(&self, seed: u64) -> Result<Record<G>, ApiError> {
        let options = self.options::<G>()?;
        Ok(Record::new(G::deal(&options, &mut GameRng::new(seed, 0).deal())))
    }
}

impl Value {
    fn read(value: &Bound<'_, PyAny>) -> PyResult<Value> {
        if value.is_instance_of::<PyList>() || value.is_instance_of::<PyTuple>() {
            return value.try_iter()?.map(|part| word(&part?)).collect::<PyResult<_>>().map(Value::Parts);
        }
        word(value).map(Value::Word)
    }

    /// Returns the value in the form of the command line.
    fn typed(&self, name: &str, choices: &[Choice]) -> String {
        match self {
            Value::Word(word) => word.clone(),
            Value::Parts(parts) => match choices.iter().find(|choice| choice.name == name) {
                Some(choice) => choice.values.joined(parts),
                // An unknown name is refused later.
                None => String::new(),
            },
        }
    }
}

fn word(value: &Bound<'_, PyAny>) -> PyResult<String> {
    if let Ok(yes) = value.cast::<PyBool>() {
        return Ok(yes.is_true().to_string());
    }
    value
        .extract::<String>()
        .or_else(|_| value.extract::<i64>().map(|number| number.to_string()))
        .map_err(|_| PyTypeError::new_err("an option must be a string, a number, a bool, or a list of these"))
}
