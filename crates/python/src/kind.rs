//! A game that can be played, whichever it is.

use std::sync::Arc;

use hearth_catalogue::{UnknownGame, Visitor};
use hearth_core::{BadText, Game, Notation, Record, statements};
use hearth_text::{DecisionOf, Text};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyString;

use crate::agreed::Agreed;
use crate::position::{Played, Position};
use crate::said::Said;
use crate::wrong::Wrong;

/// A game that can be played.
pub(crate) trait Kind: Send + Sync {
    /// What is typed to name it.
    fn name(&self) -> &'static str;

    /// Every decision that can be said at all, always in the same order.
    fn decisions(&self) -> &[Py<PyString>];

    /// A game as it is dealt.
    fn deal(self: Arc<Self>, agreed: &Agreed, seed: u64) -> Result<Box<dyn Position>, Wrong>;

    /// A game that goes on where a record stops.
    fn read_record(self: Arc<Self>, text: &str) -> Result<Box<dyn Position>, Wrong>;

    /// A game that goes on from a position.
    fn read_position(self: Arc<Self>, text: &str) -> Result<Box<dyn Position>, Wrong>;
}

/// All that can be played. Words for decisions are made once: most of the time that Python waits would go into them.
static KINDS: PyOnceLock<Vec<Arc<dyn Kind>>> = PyOnceLock::new();

/// The game of this name.
pub(crate) fn find(py: Python<'_>, name: &str) -> Result<Arc<dyn Kind>, Wrong> {
    let kinds = KINDS.get_or_init(py, || hearth_catalogue::each(Describe(py)));
    kinds
        .iter()
        .find(|kind| kind.name() == name)
        .map(Arc::clone)
        .ok_or_else(|| Wrong::input(UnknownGame(name.to_owned())))
}

/// The game that a record or a position is of, as far as it has been played.
pub(crate) fn read(py: Python<'_>, text: &str) -> Result<Box<dyn Position>, Wrong> {
    match statements(text).next().map(|first| (first.key, first.value)) {
        Some(("record", game)) => find(py, game)?.read_record(text),
        Some(("position", game)) => find(py, game)?.read_position(text),
        _ => Err(Wrong::input("the first line must be `record GAME` or `position GAME`")),
    }
}

struct Describe<'py>(Python<'py>);

impl Visitor for Describe<'_> {
    type Output = Arc<dyn Kind>;

    fn visit<T: Text>(&mut self) -> Arc<dyn Kind> {
        let mut decisions: Vec<DecisionOf<T>> = T::Game::all_decisions().collect();
        decisions.sort_unstable();
        let word = |decision: &DecisionOf<T>| PyString::new(self.0, &decision.to_string()).unbind();
        let words = decisions.iter().map(word).collect();
        Arc::new(KindOf::<T> { decisions, words })
    }
}

/// The kind of one game.
pub(crate) struct KindOf<T: Text> {
    /// In their order.
    decisions: Vec<DecisionOf<T>>,
    /// The same as words.
    words: Vec<Py<PyString>>,
}

impl<T: Text> KindOf<T> {
    /// A decision as a word.
    pub fn word<'py>(&self, py: Python<'py>, decision: DecisionOf<T>) -> Bound<'py, PyString> {
        match self.decisions.binary_search(&decision) {
            Ok(place) => self.words[place].bind(py).clone(),
            // Whatever is legal can be said; if not, it is still told.
            Err(_) => PyString::new(py, &decision.to_string()),
        }
    }

    /// A decision that was said, legal or not.
    pub fn decision(&self, said: &Said) -> Result<DecisionOf<T>, Wrong> {
        match said {
            Said::Word(word) => word.parse().map_err(|error: BadText| Wrong::input(error)),
            Said::Number(number) => {
                let there = usize::try_from(*number).ok().and_then(|place| self.decisions.get(place));
                there.copied().ok_or_else(|| {
                    let last = self.decisions.len() - 1;
                    Wrong::input(format!("there is no decision {number}; they are numbered 0 to {last}"))
                })
            }
        }
    }

    /// Decisions as their numbers.
    pub fn numbers(&self, decisions: &[DecisionOf<T>]) -> Vec<usize> {
        decisions.iter().filter_map(|decision| self.decisions.binary_search(decision).ok()).collect()
    }
}

impl<T: Text> Kind for KindOf<T> {
    fn name(&self) -> &'static str {
        T::Game::NAME
    }

    fn decisions(&self) -> &[Py<PyString>] {
        &self.words
    }

    fn deal(self: Arc<Self>, agreed: &Agreed, seed: u64) -> Result<Box<dyn Position>, Wrong> {
        Ok(Box::new(Played::of_record(self, agreed.deal(seed)?)))
    }

    fn read_record(self: Arc<Self>, text: &str) -> Result<Box<dyn Position>, Wrong> {
        let record = Record::read(text).map_err(Wrong::input)?;
        Ok(Box::new(Played::of_record(self, record)))
    }

    fn read_position(self: Arc<Self>, text: &str) -> Result<Box<dyn Position>, Wrong> {
        let state = T::Game::read_position(text).map_err(Wrong::input)?;
        Ok(Box::new(Played::of_state(self, state)))
    }
}
