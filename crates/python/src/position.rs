//! A game as far as it has been played.

use std::any::Any;
use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use hearth_arena::Lost;
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

use crate::kind::{Kind, KindOf};
use crate::patience::patiently;
use crate::said::Said;
use crate::sitting::Sitting;
use crate::thinker::{Thinker, ThinkerOf};
use crate::wrong::Wrong;

/// There are about so many numbers in what somebody knows.
const NUMBERS: usize = 2048;

/// A game as far as it has been played.
pub(crate) trait Position: Any + Send + Sync {
    fn kind(&self) -> Arc<dyn Kind>;

    fn players(&self) -> usize;

    /// Who is to decide; nobody once the game is over.
    fn turn(&self) -> Option<Seat>;

    fn legal<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>>;

    /// The same by their numbers among all that can be said.
    fn legal_numbers(&self) -> Vec<usize>;

    fn decide(&mut self, decision: &Said) -> Result<(), Wrong>;

    /// Why the rules refuse a decision, if they do.
    fn why_not(&self, decision: &Said) -> Result<Option<String>, Wrong>;

    /// What an observer is shown.
    fn view<'py>(&self, py: Python<'py>, observer: Observer) -> PyResult<Bound<'py, PyAny>>;

    /// What an observer knows who forgot nothing.
    fn perfect_recall_view<'py>(&self, py: Python<'py>, observer: Observer) -> PyResult<Bound<'py, PyAny>>;

    /// The same as one text.
    fn information(&self, observer: Observer) -> Result<String, Wrong>;

    /// The same as numbers.
    fn numbers(&self, observer: Observer) -> Vec<f32>;

    /// What each of the numbers means.
    fn meanings(&self) -> Vec<String>;

    fn standing(&self) -> Option<Standing>;

    /// A game that a seat could be in, for all that it knows.
    fn determinize(&self, seat: Seat, seed: u64) -> Box<dyn Position>;

    /// Lets bots play on to the end; those that were named sit in turn.
    fn play_out(&mut self, py: Python<'_>, bots: &[String], seed: u64) -> PyResult<()>;

    /// What a bot makes of it.
    fn hint<'py>(&self, py: Python<'py>, bot: &str, seed: u64) -> PyResult<Bound<'py, PyAny>>;

    /// A bot sits down.
    fn bot(&self, name: &str, seat: Seat, seed: u64) -> Result<Box<dyn Thinker>, Wrong>;

    fn written_position(&self) -> String;

    /// The game from its beginning, if that is known.
    fn record(&self) -> Option<String>;

    /// Every step of it, if they are known.
    fn trace<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>>;

    fn copied(&self) -> Box<dyn Position>;

    /// Whether another game stands as this one does, however it came to that.
    fn stands_like(&self, other: &dyn Position) -> bool;
}

/// A game of one kind.
pub(crate) struct Played<T: Text> {
    kind: Arc<KindOf<T>>,
    pub state: <T::Game as Game>::State,
    /// How it came to that. Positions and imagined worlds have no past.
    pub past: Option<Record<T::Game>>,
}

impl<T: Text> Played<T> {
    pub fn of_record(kind: Arc<KindOf<T>>, record: Record<T::Game>) -> Played<T> {
        Played { kind, state: record.state(), past: Some(record) }
    }

    pub fn of_state(kind: Arc<KindOf<T>>, state: <T::Game as Game>::State) -> Played<T> {
        Played { kind, state, past: None }
    }
}

impl<T: Text> Position for Played<T> {
    fn kind(&self) -> Arc<dyn Kind> {
        Arc::clone(&self.kind) as Arc<dyn Kind>
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

    fn decide(&mut self, decision: &Said) -> Result<(), Wrong> {
        let decision = self.kind.decision(decision)?;
        T::Game::decide(&mut self.state, decision, &mut |_| ())
            .map_err(|refusal| Wrong::Refused { rule: refusal.rule(), sentence: refusal.to_string() })?;
        self.past.iter_mut().for_each(|past| past.decisions.push(decision));
        Ok(())
    }

    fn why_not(&self, decision: &Said) -> Result<Option<String>, Wrong> {
        let refusal = T::Game::check(&self.state, self.kind.decision(decision)?).err();
        Ok(refusal.map(|refusal| refusal.to_string()))
    }

    fn view<'py>(&self, py: Python<'py>, observer: Observer) -> PyResult<Bound<'py, PyAny>> {
        Ok(pythonize(py, &T::Game::trace_view(&T::Game::view(&self.state, observer)))?)
    }

    fn perfect_recall_view<'py>(&self, py: Python<'py>, observer: Observer) -> PyResult<Bound<'py, PyAny>> {
        Ok(pythonize(py, &T::Game::trace_view(&T::Game::perfect_recall_view(&self.state, observer)))?)
    }

    fn information(&self, observer: Observer) -> Result<String, Wrong> {
        let known = T::Game::perfect_recall_view(&self.state, observer);
        serde_json::to_string(&T::Game::trace_view(&known)).map_err(Wrong::input)
    }

    fn numbers(&self, observer: Observer) -> Vec<f32> {
        let mut numbers = Vec::with_capacity(NUMBERS);
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
        Box::new(Played::of_state(Arc::clone(&self.kind), state))
    }

    fn play_out(&mut self, py: Python<'_>, bots: &[String], seed: u64) -> PyResult<()> {
        let sitting = Sitting::<T>::read(bots)?;
        let (state, rng) = (self.state, GameRng::new(seed, 0));
        let play = |stop: &AtomicBool| sitting.play(state, rng, stop);
        // A thread takes as long to begin as a random game.
        let duel = if sitting.quick { play(&AtomicBool::new(false)) } else { patiently(py, play)? };
        let Some(duel) = duel else { return Ok(()) };
        if let Err(lost) = &duel.ended {
            return Err(Wrong::lost(sitting.at(lost.seat), lost).into());
        }
        self.state = duel.state;
        self.past.iter_mut().for_each(|past| past.decisions.extend(&duel.decisions));
        Ok(())
    }

    fn hint<'py>(&self, py: Python<'py>, bot: &str, seed: u64) -> PyResult<Bound<'py, PyAny>> {
        let bot = Contestant::read::<T::GameKnowledge>(bot).map_err(Wrong::input)?.judging();
        let seat = self.turn().ok_or_else(|| Wrong::input("the game is over: nothing is to be decided"))?;
        let known: ViewOf<T> = T::Game::perfect_recall_view(&self.state, Observer::Seat(seat));
        let legal = T::Game::legal(&self.state);
        let names = T::names(&known, Language::English).renamed(|seat| format!("Seat {seat}"));
        let hint = patiently(py, |_| {
            let rng = GameRng::new(seed, 0);
            let mut asked = bot.bot::<T::GameKnowledge>(seat, &mut rng.table(), &mut rng.hint());
            let reason = |reason: &_| T::reason(reason, &names);
            Hint::ask::<T::GameKnowledge>(&bot.to_string(), asked.as_mut(), (seat, &known), &legal, reason)
        })?;
        let hint = hint.map_err(|forfeit| Wrong::lost(&bot, &Lost { seat, reason: forfeit.to_string() }))?;
        Ok(pythonize(py, &Advice::from(&hint))?)
    }

    fn bot(&self, name: &str, seat: Seat, seed: u64) -> Result<Box<dyn Thinker>, Wrong> {
        let contestant = Contestant::read::<T::GameKnowledge>(name).map_err(Wrong::input)?;
        Ok(Box::new(ThinkerOf::<T>::new(contestant, seat, seed)))
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
        let Played { kind, state, past } = self;
        Box::new(Played { kind: Arc::clone(kind), state: *state, past: past.clone() })
    }

    fn stands_like(&self, other: &dyn Position) -> bool {
        let other: &dyn Any = other;
        other.downcast_ref::<Played<T>>().is_some_and(|other| other.state == self.state)
    }
}
