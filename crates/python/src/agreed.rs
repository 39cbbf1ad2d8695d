//! What the people at a table agree on, as Python says it.

use hearth_core::{Choice, Game, Notation, Options, Record};
use hearth_table::GameRng;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyList, PyTuple};

use crate::wrong::Wrong;

/// How many play, and by which rules.
pub(crate) struct Agreed {
    players: Option<usize>,
    /// By their names, `fire-reach` among them.
    chosen: Vec<(String, Value)>,
}

/// What an option is set to.
enum Value {
    Word(String),
    Parts(Vec<String>),
}

impl Agreed {
    /// What was said by keywords: `edition="french"`, `recipes=True`, `ceremonies=["hunter", "paw"]`. What is `None` is as usual.
    pub fn read(players: Option<usize>, said: Option<&Bound<'_, PyDict>>) -> PyResult<Agreed> {
        let mut chosen = Vec::new();
        for (name, value) in said.into_iter().flatten() {
            if !value.is_none() {
                chosen.push((name.extract::<String>()?.replace('_', "-"), Value::read(&value)?));
            }
        }
        Ok(Agreed { players, chosen })
    }

    /// The same as the options of a game. Those who say nothing agree on what is usual.
    pub fn options<G: Game>(&self) -> Result<G::Options, Wrong> {
        let players = self.players.unwrap_or(*G::PLAYERS.start());
        let choices = G::Options::CHOICES;
        let typed: Vec<_> =
            self.chosen.iter().map(|(name, value)| (name, value.typed(name, choices))).collect();
        let typed = typed.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        G::Options::agreed(players, typed).map_err(Wrong::input)
    }

    /// A game as it is dealt.
    pub fn deal<G: Notation>(&self, seed: u64) -> Result<Record<G>, Wrong> {
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

    /// As it is typed on the command line.
    fn typed(&self, name: &str, choices: &[Choice]) -> String {
        match self {
            Value::Word(word) => word.clone(),
            Value::Parts(parts) => match choices.iter().find(|choice| choice.name == name) {
                Some(choice) => choice.values.joined(parts),
                // It is refused because of its name.
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
        .map_err(|_| PyTypeError::new_err("an option is a text, a number, True or False, or a list of such"))
}
