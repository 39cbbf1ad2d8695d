//! The Python class `Game`.

use hearth_core::{Observer, Seat};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyByteArray, PyBytes, PyDict, PyList, PyType};

use crate::bot::Bot;
use crate::decision_arg::DecisionArg;
use crate::error::ApiError;
use crate::option_args::OptionArgs;
use crate::position::Position;
use crate::{kind, rng};

/// A game in progress.
#[pyclass(module = "hearth")]
pub(crate) struct Game(pub Box<dyn Position>);

impl Game {
    fn seat(&self, number: usize) -> Result<Seat, ApiError> {
        let players = self.0.players();
        Seat::numbered(number).filter(|seat| seat.index() < players).ok_or_else(|| {
            ApiError::input(format!("there is no seat {number}; the seats are 1 to {players}"))
        })
    }

    fn observer(&self, number: Option<usize>) -> Result<Observer, ApiError> {
        number.map_or(Ok(Observer::Spectator), |number| self.seat(number).map(Observer::Seat))
    }
}

#[pymethods]
impl Game {
    /// Deals a game. The same seed deals the same cards; without a seed, each deal is new. Options are
    /// keyword arguments; `hearth.options` lists them.
    #[new]
    #[pyo3(signature = (name, players = None, *, seed = None, **options))]
    fn new(
        py: Python<'_>,
        name: &str,
        players: Option<usize>,
        seed: Option<u64>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Game> {
        let option_args = OptionArgs::read(players, options)?;
        Ok(Game(kind::find(py, name)?.deal(&option_args, rng::seed(seed)?)?))
    }

    /// Continues a game from a record or a position.
    #[staticmethod]
    fn read(py: Python<'_>, text: &str) -> PyResult<Game> {
        Ok(Game(kind::read(py, text)?))
    }

    /// The name of the game.
    #[getter]
    fn name(&self) -> &'static str {
        self.0.kind().name()
    }

    /// The number of players.
    #[getter]
    fn players(&self) -> usize {
        self.0.players()
    }

    /// The seat that decides, counted from 1; `None` once the game is over.
    #[getter]
    fn turn(&self) -> Option<usize> {
        self.0.turn().map(Seat::number)
    }

    /// True once the game is over.
    #[getter]
    fn over(&self) -> bool {
        self.0.turn().is_none()
    }

    /// Every legal decision; empty when the game is over.
    fn legal<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        self.0.legal(py)
    }

    /// Every legal decision by its index in `hearth.decisions`, in the order of `legal`.
    fn legal_numbers(&self) -> Vec<usize> {
        self.0.legal_numbers()
    }

    /// The legal decisions as a mask: one byte for each entry of `hearth.decisions`, 1 if it is legal, else
    /// 0.
    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyByteArray> {
        let mut mask = vec![0; self.0.kind().decisions().len()];
        for number in self.0.legal_numbers() {
            mask[number] = 1;
        }
        PyByteArray::new(py, &mask)
    }

    /// Makes a decision, given as text or as its index in `hearth.decisions`. Raises `Refused` if it is not
    /// legal; the game is then unchanged.
    #[expect(clippy::needless_pass_by_value, reason = "extracted from a Python object")]
    fn decide(&mut self, decision: DecisionArg) -> PyResult<()> {
        Ok(self.0.decide(&decision)?)
    }

    /// Explains why a decision is not legal, beginning with the id of a rule; `None` if it is legal.
    #[expect(clippy::needless_pass_by_value, reason = "extracted from a Python object")]
    fn why_not(&self, decision: DecisionArg) -> PyResult<Option<String>> {
        Ok(self.0.why_not(&decision)?)
    }

    /// Returns what a seat is shown, with the keys of the traces. Without a seat, returns what a spectator is
    /// shown. Hidden values are `None`.
    #[pyo3(signature = (seat = None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyAny>> {
        self.0.view(py, self.observer(seat)?)
    }

    /// Returns the view of a seat with perfect recall: everything it has seen so far. Every bot gets this
    /// view.
    #[pyo3(name = "known", signature = (seat = None))]
    fn perfect_recall_view<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyAny>> {
        self.0.perfect_recall_view(py, self.observer(seat)?)
    }

    /// The perfect-recall view as one string. Two views are equal exactly if their strings are, so it can be
    /// a dictionary key.
    #[pyo3(signature = (seat = None))]
    fn information(&self, seat: Option<usize>) -> PyResult<String> {
        Ok(self.0.information(self.observer(seat)?)?)
    }

    /// The perfect-recall view as numbers (`array.array` of 32-bit floats). The length depends only on the
    /// game and the number of players. Without a seat, what a spectator knows.
    #[pyo3(signature = (seat = None))]
    fn observation<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyAny>> {
        static ARRAY: PyOnceLock<Py<PyType>> = PyOnceLock::new();
        let numbers = self.0.numbers(self.observer(seat)?);
        let bytes = PyBytes::new_with(py, size_of_val(&*numbers), |bytes| {
            for (place, number) in bytes.chunks_exact_mut(size_of::<f32>()).zip(numbers) {
                place.copy_from_slice(&number.to_ne_bytes());
            }
            Ok(())
        })?;
        ARRAY.import(py, "array", "array")?.call1(("f", bytes))
    }

    /// The meaning of each number of an observation.
    fn meanings(&self) -> Vec<String> {
        self.0.meanings()
    }

    /// The final points of each seat; `None` before the game is over.
    #[getter]
    fn scores(&self) -> Option<Vec<i32>> {
        self.0.standing().map(|standing| standing.scores.to_vec())
    }

    /// The winning seats; empty before the game is over.
    #[getter]
    fn winners(&self) -> Vec<usize> {
        let winners = self.0.standing().map(|standing| standing.winners()).unwrap_or_default();
        winners.into_iter().map(Seat::number).collect()
    }

    /// The reason why the game ended, as one word; `None` before it is over.
    #[getter]
    fn reason(&self) -> Option<&'static str> {
        self.0.standing().map(|standing| standing.reason)
    }

    /// Determinizes the game for a seat: draws every card that is hidden from it at random. The result has no
    /// record.
    #[pyo3(name = "imagine", signature = (seat, *, seed = None))]
    fn determinize(&self, seat: usize, seed: Option<u64>) -> PyResult<Game> {
        Ok(Game(self.0.determinize(self.seat(seat)?, rng::seed(seed)?)))
    }

    /// Lets bots play the game to its end. The named bots take the seats in rotation, the first at seat 1.
    /// Raises `Forfeit` if a bot does not decide; the game is then unchanged.
    #[pyo3(signature = (bots = vec!["random".to_owned()], *, seed = None), text_signature = "($self, bots=['random'], *, seed=None)")]
    #[expect(clippy::needless_pass_by_value, reason = "extracted from a Python list")]
    fn play_out(&mut self, py: Python<'_>, bots: Vec<String>, seed: Option<u64>) -> PyResult<()> {
        self.0.play_out(py, &bots, rng::seed(seed)?)
    }

    /// Seats a bot that plays as its name says, including the weaknesses of its level. With the same seed, it
    /// decides as in `play_out`.
    #[pyo3(signature = (name, seat, *, seed = None))]
    fn bot(&self, name: &str, seat: usize, seed: Option<u64>) -> PyResult<Bot> {
        Ok(Bot::new(name, seat, self.0.bot(name, self.seat(seat)?, rng::seed(seed)?)?))
    }

    /// Asks a bot for a hint for the deciding seat, from what that seat can know: its decision, its estimates
    /// and its reasons. The weaknesses of its level are off. The keys are those of `hearth hint --json`.
    #[pyo3(signature = (bot = "strong", *, seed = None))]
    fn hint<'py>(&self, py: Python<'py>, bot: &str, seed: Option<u64>) -> PyResult<Bound<'py, PyAny>> {
        self.0.hint(py, bot, rng::seed(seed)?)
    }

    /// The record as text, including hidden information.
    fn record(&self) -> PyResult<String> {
        self.0.record().ok_or_else(no_past)
    }

    /// The game step by step, as `hearth trace` writes it: the set-up, each decision with the legal ones and
    /// the resulting state, and the end.
    fn trace<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.0.trace(py)?.ok_or_else(no_past)
    }

    /// The position as text, including hidden information.
    fn position(&self) -> String {
        self.0.written_position()
    }

    /// Copies the game.
    fn copy(&self) -> Game {
        Game(self.0.copied())
    }

    fn __copy__(&self) -> Game {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Game {
        self.copy()
    }

    /// Pickles a game as its text.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let text = self.0.record().unwrap_or_else(|| self.0.written_position());
        Ok((py.get_type::<Game>().getattr("read")?, (text,)))
    }

    /// Compares positions, regardless of how they arose.
    fn __eq__(&self, other: &Game) -> bool {
        self.0.stands_like(&*other.0)
    }

    fn __repr__(&self) -> String {
        let (name, players) = (self.name(), self.players());
        match self.turn() {
            Some(seat) => format!("<hearth.Game {name}: {players} players, seat {seat} to decide>"),
            None => format!("<hearth.Game {name}: {players} players, over>"),
        }
    }
}

fn no_past() -> PyErr {
    PyValueError::new_err("this game was read from a position or imagined, so it has no record")
}
