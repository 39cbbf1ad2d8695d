//! Type-erased games in progress.

use std::any::Any;
use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use hearth_arena::ForfeitedBy;
use hearth_bots::BotRng;
use hearth_core::{
    Game, Legal, Notation, ObservationEncoder, Observer, Record, Refusal, Seat, Standing, Trace, Turn,
    trace_lines,
};
use hearth_programs::Contestant;
use hearth_review::{Advice, Hint};
use hearth_table::GameRng;
use hearth_text::{Text, ViewOf};
use hearth_words::Language;
use pyo3::prelude::*;
use pyo3::types::PyList;
use pythonize::pythonize;
use rand::SeedableRng;

use crate::decision_arg::DecisionArg;
use crate::error::ApiError;
use crate::interruptible::run_interruptible;
use crate::kind::{GameKind, GameKindOf};
use crate::seated_bot::{SeatedBot, SeatedBotOf};
use crate::seating::BotSeating;

/// The initial capacity of an observation.
const OBSERVATION_CAPACITY: usize = 2048;

/// A game in progress.
pub(crate) trait Position: Any + Send + Sync {
    fn kind(&self) -> Arc<dyn GameKind>;

    fn players(&self) -> usize;

    /// Returns the deciding seat, or `None` once the game is over.
    fn turn(&self) -> Option<Seat>;

    fn legal<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>>;

    /// Returns the indices of the legal decisions.
    fn legal_numbers(&self) -> Vec<usize>;

    fn decide(&mut self, decision: &DecisionArg) -> Result<(), ApiError>;

    /// Returns the refusal of a decision, if it is illegal.
    fn why_not(&self, decision: &DecisionArg) -> Result<Option<String>, ApiError>;

    /// Returns what an observer is shown.
    fn view<'py>(&self, py: Python<'py>, observer: Observer) -> PyResult<Bound<'py, PyAny>>;

    /// Returns the view of an observer with perfect recall.
    fn perfect_recall_view<'py>(&self, py: Python<'py>, observer: Observer) -> PyResult<Bound<'py, PyAny>>;

    /// Returns that view as one string.
    fn information(&self, observer: Observer) -> Result<String, ApiError>;

    /// Returns that view as numbers.
    fn numbers(&self, observer: Observer) -> Vec<f32>;

    /// Returns the meaning of each number.
    fn meanings(&self) -> Vec<String>;

    fn standing(&self) -> Option<Standing>;

    /// Samples a game that is consistent with what a seat knows.
    fn determinize(&self, seat: Seat, seed: u64) -> Box<dyn Position>;

    /// Lets bots play to the end. The named bots take the seats in rotation.
    fn play_out(&mut self, py: Python<'_>, bots: &[String], seed: u64) -> PyResult<()>;

    /// Asks a bot for a hint.
    fn hint<'py>(&self, py: Python<'py>, bot: &str, seed: u64) -> PyResult<Bound<'py, PyAny>>;

    /// Seats a bot.
    fn bot(&self, name: &str, seat: Seat, seed: u64) -> Result<Box<dyn SeatedBot>, ApiError>;

    fn written_position(&self) -> String;

    /// Returns the record, if the start is known.
    fn record(&self) -> Option<String>;

    /// Returns the trace, if the start is known.
    fn trace<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>>;

    fn copied(&self) -> Box<dyn Position>;

    /// Returns true if the positions are equal, regardless of how they arose.
    fn stands_like(&self, other: &dyn Position) -> bool;
}

/// The implementation for one game.
pub(crate) struct PlayedGame<T: Text> {
    kind: Arc<GameKindOf<T>>,
    pub state: <T::Game as Game>::State,
    /// The record. Positions and determinizations have none.
    pub past: Option<Record<T::Game>>,
}

impl<T: Text> PlayedGame<T> {
    pub fn of_record(kind: Arc<GameKindOf<T>>, record: Record<T::Game>) -> PlayedGame<T> {
        PlayedGame { kind, state: record.state(), past: Some(record) }
    }

    pub fn of_state(kind: Arc<GameKindOf<T>>, state: <T::Game as Game>::State) -> PlayedGame<T> {
        PlayedGame { kind, state, past: None }
    }
}

impl<T: Text> Position for PlayedGame<T> {
    fn kind(&self) -> Arc<dyn GameKind> {
        Arc::clone(&self.kind) as Arc<dyn GameKind>
    }

    fn players(&self) -> usize {
        T::Game::players(&self.state)
    }

    fn turn(&self) -> Option<Seat> {
        match T::Game::turn(&self.state) {
            Turn::Decide(seat) => Some(seat),
            Turn::Over => None,
        }
    }

    fn legal<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let mut legal = Legal::new();
        T::Game::list_legal(&self.state, &mut legal);
        PyList::new(py, legal.iter().map(|decision| self.kind.word(py, *decision)))
    }

    fn legal_numbers(&self) -> Vec<usize> {
        self.kind.numbers(&T::Game::legal(&self.state))
    }

    fn decide(&mut self, decision: &DecisionArg) -> Result<(), ApiError> {
        let decision = self.kind.decision(decision)?;
        T::Game::decide(&mut self.state, decision, &mut |_| ())
            .map_err(|refusal| ApiError::Refused { rule: refusal.rule(), sentence: refusal.to_string() })?;
        self.past.iter_mut().for_each(|past| past.decisions.push(decision));
        Ok(())
    }

    fn why_not(&self, decision: &DecisionArg) -> Result<Option<String>, ApiError> {
        let refusal = T::Game::check(&self.state, self.kind.decision(decision)?).err();
        Ok(refusal.map(|refusal| refusal.to_string()))
    }

    fn view<'py>(&self, py: Python<'py>, observer: Observer) -> PyResult<Bound<'py, PyAny>> {
        Ok(pythonize(py, &T::Game::trace_view(&T::Game::view(&self.state, observer)))?)
    }

    fn perfect_recall_view<'py>(&self, py: Python<'py>, observer: Observer) -> PyResult<Bound<'py, PyAny>> {
        Ok(pythonize(py, &T::Game::trace_view(&T::Game::perfect_recall_view(&self.state, observer)))?)
    }

    fn information(&self, observer: Observer) -> Result<String, ApiError> {
        let known = T::Game::perfect_recall_view(&self.state, observer);
        serde_json::to_string(&T::Game::trace_view(&known)).map_err(ApiError::input)
    }

    fn numbers(&self, observer: Observer) -> Vec<f32> {
        let mut numbers = Vec::with_capacity(OBSERVATION_CAPACITY);
        T::Game::encode_observation(&T::Game::perfect_recall_view(&self.state, observer), &mut numbers);
        numbers
    }

    fn meanings(&self) -> Vec<String> {
        let mut meanings = Vec::new();
        T::Game::encode_observation(
            &T::Game::perfect_recall_view(&self.state, Observer::Spectator),
            &mut meanings,
        );
        meanings
    }

    fn standing(&self) -> Option<Standing> {
        T::Game::standing(&self.state)
    }

    fn determinize(&self, seat: Seat, seed: u64) -> Box<dyn Position> {
        let known = T::Game::perfect_recall_view(&self.state, Observer::Seat(seat));
        let state = T::Game::determinize(&known, &mut BotRng::seed_from_u64(seed));
        Box::new(PlayedGame::of_state(Arc::clone(&self.kind), state))
    }

    fn play_out(&mut self, py: Python<'_>, bots: &[String], seed: u64) -> PyResult<()> {
        let seating = BotSeating::<T>::read(bots)?;
        let (state, rng) = (self.state, GameRng::new(seed, 0));
        let play = |stop: &AtomicBool| seating.play(state, rng, stop);
        // Starting a thread takes as long as a random game.
        let duel = if seating.quick { play(&AtomicBool::new(false)) } else { run_interruptible(py, play)? };
        let Some(duel) = duel else { return Ok(()) };
        if let Err(lost) = &duel.ended {
            return Err(ApiError::lost(seating.at(lost.seat), lost).into());
        }
        self.state = duel.state;
        self.past.iter_mut().for_each(|past| past.decisions.extend(&duel.decisions));
        Ok(())
    }

    fn hint<'py>(&self, py: Python<'py>, bot: &str, seed: u64) -> PyResult<Bound<'py, PyAny>> {
        let bot = Contestant::read::<T::GameKnowledge>(bot).map_err(ApiError::input)?.judging();
        let seat =
            self.turn().ok_or_else(|| ApiError::input("the game is over: there is nothing to decide"))?;
        let known: ViewOf<T> = T::Game::perfect_recall_view(&self.state, Observer::Seat(seat));
        let legal = T::Game::legal(&self.state);
        let names = T::names(&known, Language::English).renamed(|seat| format!("Seat {seat}"));
        let hint = run_interruptible(py, |_| {
            let rng = GameRng::new(seed, 0);
            let mut asked = bot.bot::<T::GameKnowledge>(seat, &mut rng.table(), &mut rng.hint());
            let reason = |reason: &_| T::reason(reason, &names);
            Hint::ask::<T::GameKnowledge>(&bot.to_string(), asked.as_mut(), (seat, &known), &legal, reason)
        })?;
        let hint =
            hint.map_err(|forfeit| ApiError::lost(&bot, &ForfeitedBy { seat, reason: forfeit.to_string() }))?;
        Ok(pythonize(py, &Advice::from(&hint))?)
    }

    fn bot(&self, name: &str, seat: Seat, seed: u64) -> Result<Box<dyn SeatedBot>, ApiError> {
        let contestant = Contestant::read::<T::GameKnowledge>(name).map_err(ApiError::input)?;
        Ok(Box::new(SeatedBotOf::<T>::new(contestant, seat, seed)))
    }

    fn written_position(&self) -> String {
        T::Game::write_position(&self.state)
    }

    fn record(&self) -> Option<String> {
        self.past.as_ref().map(Record::write)
    }

    fn trace<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let Some(past) = &self.past else { return Ok(None) };
        let mut lines = Vec::new();
        let Ok(()) = trace_lines(past, |line| {
            lines.push(line);
            Ok::<_, Infallible>(())
        });
        Ok(Some(pythonize(py, &lines)?))
    }

    fn copied(&self) -> Box<dyn Position> {
        let PlayedGame { kind, state, past } = self;
        Box::new(PlayedGame { kind: Arc::clone(kind), state: *state, past: past.clone() })
    }

    fn stands_like(&self, other: &dyn Position) -> bool {
        let other: &dyn Any = other;
        other.downcast_ref::<PlayedGame<T>>().is_some_and(|other| other.state == self.state)
    }
}
