//! Type-erased game kinds.

use std::sync::Arc;

use hearth_catalogue::{UnknownGame, Visitor};
use hearth_core::{BadText, Game, Notation, Record, statements};
use hearth_text::{DecisionOf, Text};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyString;

use crate::decision_arg::DecisionArg;
use crate::error::ApiError;
use crate::option_args::OptionArgs;
use crate::position::{PlayedGame, Position};

/// A game kind.
pub(crate) trait GameKind: Send + Sync {
    /// Returns its name.
    fn name(&self) -> &'static str;

    /// Returns every decision that the notation can express, in a fixed order.
    fn decisions(&self) -> &[Py<PyString>];

    /// Deals a game.
    fn deal(self: Arc<Self>, option_args: &OptionArgs, seed: u64) -> Result<Box<dyn Position>, ApiError>;

    /// Continues a game from a record.
    fn read_record(self: Arc<Self>, text: &str) -> Result<Box<dyn Position>, ApiError>;

    /// Continues a game from a position.
    fn read_position(self: Arc<Self>, text: &str) -> Result<Box<dyn Position>, ApiError>;
}

/// All game kinds. The strings of decisions are created once, because creating them would dominate the time
/// of calls.
static GAME_KINDS: PyOnceLock<Vec<Arc<dyn GameKind>>> = PyOnceLock::new();

/// Returns the game kind of a name.
pub(crate) fn find(py: Python<'_>, name: &str) -> Result<Arc<dyn GameKind>, ApiError> {
    let kinds = GAME_KINDS.get_or_init(py, || hearth_catalogue::each(Describe(py)));
    kinds
        .iter()
        .find(|kind| kind.name() == name)
        .map(Arc::clone)
        .ok_or_else(|| ApiError::input(UnknownGame(name.to_owned())))
}

/// Reads a record or a position.
pub(crate) fn read(py: Python<'_>, text: &str) -> Result<Box<dyn Position>, ApiError> {
    match statements(text).next().map(|first| (first.key, first.value)) {
        Some(("record", game)) => find(py, game)?.read_record(text),
        Some(("position", game)) => find(py, game)?.read_position(text),
        _ => Err(ApiError::input("the first line must be `record GAME` or `position GAME`")),
    }
}

struct Describe<'py>(Python<'py>);

impl Visitor for Describe<'_> {
    type Output = Arc<dyn GameKind>;

    fn visit<T: Text>(&mut self) -> Arc<dyn GameKind> {
        let mut decisions: Vec<DecisionOf<T>> = T::Game::all_decisions().collect();
        decisions.sort_unstable();
        let word = |decision: &DecisionOf<T>| PyString::new(self.0, &decision.to_string()).unbind();
        let words = decisions.iter().map(word).collect();
        Arc::new(GameKindOf::<T> { decisions, words })
    }
}

/// The implementation for one game.
pub(crate) struct GameKindOf<T: Text> {
    /// The decisions, sorted.
    decisions: Vec<DecisionOf<T>>,
    /// Their strings, in the same order.
    words: Vec<Py<PyString>>,
}

impl<T: Text> GameKindOf<T> {
    /// Returns the string of a decision.
    pub fn word<'py>(&self, py: Python<'py>, decision: DecisionOf<T>) -> Bound<'py, PyString> {
        match self.decisions.binary_search(&decision) {
            Ok(place) => self.words[place].bind(py).clone(),
            // Every legal decision should be in the list; this is a fallback.
            Err(_) => PyString::new(py, &decision.to_string()),
        }
    }

    /// Parses a decision, legal or not.
    pub fn decision(&self, argument: &DecisionArg) -> Result<DecisionOf<T>, ApiError> {
        match argument {
            DecisionArg::Word(word) => word.parse().map_err(|error: BadText| ApiError::input(error)),
            DecisionArg::Number(number) => {
                let there = usize::try_from(*number).ok().and_then(|place| self.decisions.get(place));
                there.copied().ok_or_else(|| {
                    let last = self.decisions.len() - 1;
                    ApiError::input(format!("there is no decision {number}; they are numbered 0 to {last}"))
                })
            }
        }
    }

    /// Returns the indices of decisions.
    pub fn numbers(&self, decisions: &[DecisionOf<T>]) -> Vec<usize> {
        decisions.iter().filter_map(|decision| self.decisions.binary_search(decision).ok()).collect()
    }
}

impl<T: Text> GameKind for GameKindOf<T> {
    fn name(&self) -> &'static str {
        T::Game::NAME
    }

    fn decisions(&self) -> &[Py<PyString>] {
        &self.words
    }

    fn deal(self: Arc<Self>, option_args: &OptionArgs, seed: u64) -> Result<Box<dyn Position>, ApiError> {
        Ok(Box::new(PlayedGame::of_record(self, option_args.deal(seed)?)))
    }

    fn read_record(self: Arc<Self>, text: &str) -> Result<Box<dyn Position>, ApiError> {
        let record = Record::read(text).map_err(ApiError::input)?;
        Ok(Box::new(PlayedGame::of_record(self, record)))
    }

    fn read_position(self: Arc<Self>, text: &str) -> Result<Box<dyn Position>, ApiError> {
        let state = T::Game::read_position(text).map_err(ApiError::input)?;
        Ok(Box::new(PlayedGame::of_state(self, state)))
    }
}
