//! A game, as Python has it.

use hearth_core::{Observer, Seat};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyByteArray, PyBytes, PyDict, PyList, PyType};

use crate::agreed::Agreed;
use crate::bot::Bot;
use crate::position::Position;
use crate::said::Said;
use crate::wrong::Wrong;
use crate::{kind, rng};

/// A game as far as it has been played.
#[pyclass(module = "hearth")]
pub(crate) struct Game(pub Box<dyn Position>);

impl Game {
    fn seat(&self, number: usize) -> Result<Seat, Wrong> {
        let players = self.0.players();
        Seat::numbered(number)
            .filter(|seat| seat.index() < players)
            .ok_or_else(|| Wrong::input(format!("there is no seat {number}; the seats are 1 to {players}")))
    }

    fn observer(&self, number: Option<usize>) -> Result<Observer, Wrong> {
        number.map_or(Ok(Observer::Spectator), |number| self.seat(number).map(Observer::Seat))
    }
}

#[pymethods]
impl Game {
    /// A game as it is dealt. The same seed deals the same cards; without one each deal is new. What differs from the usual
    /// agreement is said by keywords, which `hearth.options` lists.
    #[new]
    #[pyo3(signature = (name, players = None, *, seed = None, **options))]
    fn new(
        py: Python<'_>,
        name: &str,
        players: Option<usize>,
        seed: Option<u64>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Game> {
        let agreed = Agreed::read(players, options)?;
        Ok(Game(kind::find(py, name)?.deal(&agreed, rng::seed(seed)?)?))
    }

    /// A game that goes on where a record stops, or from a position.
    #[staticmethod]
    fn read(py: Python<'_>, text: &str) -> PyResult<Game> {
        Ok(Game(kind::read(py, text)?))
    }

    /// What is typed to name the game.
    #[getter]
    fn name(&self) -> &'static str {
        self.0.kind().name()
    }

    /// How many play.
    #[getter]
    fn players(&self) -> usize {
        self.0.players()
    }

    /// The seat that is to decide, counted from 1; `None` once the game is over.
    #[getter]
    fn turn(&self) -> Option<usize> {
        self.0.turn().map(Seat::number)
    }

    /// Whether the game is over.
    #[getter]
    fn over(&self) -> bool {
        self.0.turn().is_none()
    }

    /// Every legal decision, each once; none when the game is over.
    fn legal<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        self.0.legal(py)
    }

    /// Every legal decision by its number in `hearth.decisions`, in the order of `legal`.
    fn legal_numbers(&self) -> Vec<usize> {
        self.0.legal_numbers()
    }

    /// What is legal among all that can be said: a byte for each decision of `hearth.decisions`, 1 if it is legal, else 0.
    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyByteArray> {
        let mut mask = vec![0; self.0.kind().decisions().len()];
        for number in self.0.legal_numbers() {
            mask[number] = 1;
        }
        PyByteArray::new(py, &mask)
    }

    /// Makes a decision for the seat whose turn it is, said by its words or by its number in `hearth.decisions`. Raises `Refused` if
    /// the rules do not allow it; the game is then as it was.
    #[expect(clippy::needless_pass_by_value, reason = "what Python says comes as a value")]
    fn decide(&mut self, decision: Said) -> PyResult<()> {
        Ok(self.0.decide(&decision)?)
    }

    /// Why a decision is not legal, in a sentence that begins with the id of a rule; `None` if it is.
    #[expect(clippy::needless_pass_by_value, reason = "what Python says comes as a value")]
    fn why_not(&self, decision: Said) -> PyResult<Option<String>> {
        Ok(self.0.why_not(&decision)?)
    }

    /// What a seat is shown, in the keys and words of the traces; without a seat, what a spectator is shown. What is hidden is `None`.
    #[pyo3(signature = (seat = None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyAny>> {
        self.0.view(py, self.observer(seat)?)
    }

    /// What a seat knows that saw the whole game and forgot nothing: what every bot is given.
    #[pyo3(name = "known", signature = (seat = None))]
    fn perfect_recall_view<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyAny>> {
        self.0.perfect_recall_view(py, self.observer(seat)?)
    }

    /// The same as one text: what knows the same has the same text, and what does not has another. It is for keys of dictionaries.
    #[pyo3(signature = (seat = None))]
    fn information(&self, seat: Option<usize>) -> PyResult<String> {
        Ok(self.0.information(self.observer(seat)?)?)
    }

    /// What a seat knows as numbers (`array.array` of 32-bit floats), always as many in games of so many players; without a seat, what
    /// a spectator knows.
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

    /// What each number of an observation means.
    fn meanings(&self) -> Vec<String> {
        self.0.meanings()
    }

    /// The final points of each seat; `None` before the game is over.
    #[getter]
    fn scores(&self) -> Option<Vec<i32>> {
        self.0.standing().map(|standing| standing.scores.to_vec())
    }

    /// The seats that have won; none before the game is over.
    #[getter]
    fn winners(&self) -> Vec<usize> {
        let winners = self.0.standing().map(|standing| standing.winners()).unwrap_or_default();
        winners.into_iter().map(Seat::number).collect()
    }

    /// Why the game ended, as one word; `None` before it is over.
    #[getter]
    fn reason(&self) -> Option<&'static str> {
        self.0.standing().map(|standing| standing.reason)
    }

    /// A game that a seat could be in for all that it knows, each hidden card drawn at random. It has no record.
    #[pyo3(name = "imagine", signature = (seat, *, seed = None))]
    fn determinize(&self, seat: usize, seed: Option<u64>) -> PyResult<Game> {
        Ok(Game(self.0.determinize(self.seat(seat)?, rng::seed(seed)?)))
    }

    /// Lets bots play on to the end. Those that were named sit in turn, the first at seat 1. Raises `Forfeit` if one of them comes to no
    /// decision; the game is then as it was.
    #[pyo3(signature = (bots = vec!["random".to_owned()], *, seed = None), text_signature = "($self, bots=['random'], *, seed=None)")]
    #[expect(clippy::needless_pass_by_value, reason = "a list of Python's comes as one of ours")]
    fn play_out(&mut self, py: Python<'_>, bots: Vec<String>, seed: Option<u64>) -> PyResult<()> {
        self.0.play_out(py, &bots, rng::seed(seed)?)
    }

    /// Lets a bot sit down that plays as its name says, weaknesses included. With the same seed it decides as in `play_out`.
    #[pyo3(signature = (name, seat, *, seed = None))]
    fn bot(&self, name: &str, seat: usize, seed: Option<u64>) -> PyResult<Bot> {
        Ok(Bot::new(name, seat, self.0.bot(name, self.seat(seat)?, rng::seed(seed)?)?))
    }

    /// What a bot makes of it in the place of the seat that is to decide, from what that seat can know: what it would decide, what it
    /// expects of each decision, and why. It says it as well as it can, without the weaknesses of its level. The keys are those
    /// of `hearth hint --json`.
    #[pyo3(signature = (bot = "strong", *, seed = None))]
    fn hint<'py>(&self, py: Python<'py>, bot: &str, seed: Option<u64>) -> PyResult<Bound<'py, PyAny>> {
        self.0.hint(py, bot, rng::seed(seed)?)
    }

    /// The game as text, with everything hidden in it.
    fn record(&self) -> PyResult<String> {
        self.0.record().ok_or_else(no_past)
    }

    /// The game step by step, as `hearth trace` writes it: the set-up, each decision with what was legal and what came of it, the end.
    fn trace<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.0.trace(py)?.ok_or_else(no_past)
    }

    /// Where the game stands, as text, with everything hidden in it.
    fn position(&self) -> String {
        self.0.written_position()
    }

    /// The same game, to try something out.
    fn copy(&self) -> Game {
        Game(self.0.copied())
    }

    fn __copy__(&self) -> Game {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Game {
        self.copy()
    }

    /// To another process a game goes as its text.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let text = self.0.record().unwrap_or_else(|| self.0.written_position());
        Ok((py.get_type::<Game>().getattr("read")?, (text,)))
    }

    /// Whether both stand alike, however they came to that.
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
    PyValueError::new_err("this game was read from a position or imagined: how it came to that is not known")
}
