//! Functions that list games, bots, decisions, options and rules.

use hearth_bots::Spec;
use hearth_catalogue::{NAMES, Visitor};
use hearth_core::{Game, Options, Usual, Values};
use hearth_text::Text;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};

use crate::error::ApiError;
use crate::kind;

/// The names of the games.
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    NAMES.to_vec()
}

/// The names of the bots. A budget and settings may follow, as in `expert@500ms`.
#[pyfunction]
pub(crate) fn bots() -> Vec<&'static str> {
    Spec::names().collect()
}

/// Every decision that the notation of a game can express, in a fixed order. Legal decisions are always among
/// them.
#[pyfunction]
pub(crate) fn decisions(py: Python<'_>, game: &str) -> PyResult<Vec<Py<PyString>>> {
    Ok(kind::find(py, game)?.decisions().iter().map(|word| word.clone_ref(py)).collect())
}

/// The options of a game by name. `values` lists the allowed values, or describes them. `usual` is the
/// default, or `None` if it is empty or depends on another option. `help` explains the option.
#[pyfunction]
pub(crate) fn options<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyDict>> {
    struct Choices;
    impl Visitor for Choices {
        type Output = &'static [hearth_core::Choice];

        fn visit<T: Text>(&mut self) -> Self::Output {
            <T::Game as Game>::Options::CHOICES
        }
    }
    let all = PyDict::new(py);
    for choice in hearth_catalogue::find(game, Choices).map_err(ApiError::input)? {
        let about = PyDict::new(py);
        match choice.values {
            Values::OneOf(words) => about.set_item("values", words)?,
            Values::Switch => about.set_item("values", [false, true])?,
            Values::SomeOf { .. } | Values::Text { .. } => about.set_item("values", choice.values.shape())?,
        }
        match (choice.values, choice.usual) {
            (Values::Switch, Usual::Value(usual)) => about.set_item("usual", usual == "true")?,
            (_, Usual::Value(usual)) => about.set_item("usual", usual)?,
            (_, Usual::With(_) | Usual::Empty) => about.set_item("usual", py.None())?,
        }
        about.set_item("help", choice.help)?;
        all.set_item(choice.name.replace('-', "_"), about)?;
    }
    Ok(all)
}

/// The rules of a game by id.
#[pyfunction]
pub(crate) fn rules<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyDict>> {
    struct Rules;
    impl Visitor for Rules {
        type Output = hearth_core::Rulebook;

        fn visit<T: Text>(&mut self) -> Self::Output {
            T::Game::RULEBOOK
        }
    }
    let all = PyDict::new(py);
    for (id, text) in hearth_catalogue::find(game, Rules).map_err(ApiError::input)?.rules() {
        all.set_item(id, text)?;
    }
    Ok(all)
}
