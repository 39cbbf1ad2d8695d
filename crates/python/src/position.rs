//! A game as far as it has been played.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use hearth_bots::Dice;
use hearth_core::{
    BadText, Game, Legal, Notation, Observer, Record, Refusal, Seat, Standing, Trace, Turn, trace_lines,
};
use hearth_programs::Contestant;
use hearth_review::{Advice, Hint};
use hearth_table::Chance;
use hearth_terminal::{DecisionOf, Terminal, ViewOf};
use hearth_words::Language;
use pyo3::prelude::*;
use pyo3::types::PyList;
use rand::SeedableRng;

use crate::json;
use crate::kind::{Kind, KindOf};
use crate::sitting::Sitting;
use crate::wrong::Wrong;

/// A game as far as it has been played.
pub(crate) trait Position: Send + Sync {
    fn kind(&self) -> Arc<dyn Kind>;

    fn players(&self) -> usize;

    /// Who is to decide; nobody once the game is over.
    fn turn(&self) -> Option<Seat>;

    fn legal<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>>;

    fn decide(&mut self, decision: &str) -> Result<(), Wrong>;

    /// Why the rules refuse a decision, if they do.
    fn why_not(&self, decision: &str) -> Result<Option<String>, Wrong>;

    /// What an observer is shown, as JSON.
    fn view(&self, observer: Observer) -> Result<String, Wrong>;

    /// What an observer knows who forgot nothing, as JSON.
    fn known(&self, observer: Observer) -> Result<String, Wrong>;

    fn standing(&self) -> Option<Standing>;

    /// A game that a seat could be in, for all that it knows.
    fn imagine(&self, seat: Seat, seed: u64) -> Box<dyn Position>;

    /// Lets bots play on to the end; those that were named sit in turn.
    fn play_out(&mut self, bots: &[String], seed: u64) -> Result<(), Wrong>;

    /// What a bot makes of it, as JSON.
    fn hint(&self, bot: &str, seed: u64) -> Result<String, Wrong>;

    fn written_position(&self) -> String;

    /// The game from its beginning, if that is known.
    fn record(&self) -> Option<String>;

    /// Its trace, as a list in JSON.
    fn trace(&self) -> Option<String>;

    fn copied(&self) -> Box<dyn Position>;
}

/// A game of one kind.
pub(crate) struct Played<T: Terminal> {
    kind: Arc<KindOf<T>>,
    state: <T::Game as Game>::State,
    /// How it came to that. Positions and imagined worlds have no past.
    past: Option<Record<T::Game>>,
}

impl<T: Terminal> Played<T> {
    pub fn of_record(kind: Arc<KindOf<T>>, record: Record<T::Game>) -> Played<T> {
        Played { kind, state: record.state(), past: Some(record) }
    }

    pub fn of_state(kind: Arc<KindOf<T>>, state: <T::Game as Game>::State) -> Played<T> {
        Played { kind, state, past: None }
    }

    fn read(decision: &str) -> Result<DecisionOf<T>, Wrong> {
        decision.parse().map_err(|error: BadText| Wrong::input(error))
    }
}

impl<T: Terminal> Position for Played<T> {
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

    fn decide(&mut self, decision: &str) -> Result<(), Wrong> {
        let decision = Self::read(decision)?;
        T::Game::decide(&mut self.state, decision, &mut |_| ())
            .map_err(|refusal| Wrong::Refused { rule: refusal.rule(), sentence: refusal.to_string() })?;
        self.past.iter_mut().for_each(|past| past.decisions.push(decision));
        Ok(())
    }

    fn why_not(&self, decision: &str) -> Result<Option<String>, Wrong> {
        let refusal = T::Game::check(&self.state, Self::read(decision)?).err();
        Ok(refusal.map(|refusal| refusal.to_string()))
    }

    fn view(&self, observer: Observer) -> Result<String, Wrong> {
        json::text(&T::Game::trace_view(&T::Game::view(&self.state, observer)))
    }

    fn known(&self, observer: Observer) -> Result<String, Wrong> {
        json::text(&T::Game::trace_view(&T::Game::known(&self.state, observer)))
    }

    fn standing(&self) -> Option<Standing> {
        T::Game::standing(&self.state)
    }

    fn imagine(&self, seat: Seat, seed: u64) -> Box<dyn Position> {
        let known = T::Game::known(&self.state, Observer::Seat(seat));
        let state = T::Game::imagine(&known, &mut Dice::seed_from_u64(seed));
        Box::new(Played::of_state(Arc::clone(&self.kind), state))
    }

    fn play_out(&mut self, bots: &[String], seed: u64) -> Result<(), Wrong> {
        let never = AtomicBool::new(false);
        let played = Sitting::<T>::read(bots)?.play(self.state, Chance::new(seed, 0), &never);
        let Some(duel) = played.transpose()? else { return Ok(()) };
        self.state = duel.state;
        self.past.iter_mut().for_each(|past| past.decisions.extend(&duel.decisions));
        Ok(())
    }

    fn hint(&self, bot: &str, seed: u64) -> Result<String, Wrong> {
        let bot = Contestant::read::<T::Mind>(bot).map_err(Wrong::input)?.judging();
        let seat = self.turn().ok_or_else(|| Wrong::input("the game is over: nothing is to be decided"))?;
        let known: ViewOf<T> = T::Game::known(&self.state, Observer::Seat(seat));
        let legal = T::Game::legal(&self.state);
        let chance = Chance::new(seed, 0);
        let mut asked = bot.bot::<T::Mind>(seat, &mut chance.table(), &mut chance.hint());
        let names = T::names(&known, Language::English).renamed(|seat| format!("Seat {seat}"));
        let reason = |reason: &_| T::reason(reason, &names);
        let hint = Hint::ask::<T::Mind>(&bot.to_string(), asked.as_mut(), (seat, &known), &legal, reason)
            .map_err(|forfeit| Wrong::input(format!("`{bot}` gives no hint: {forfeit}")))?;
        json::text(&Advice::from(&hint))
    }

    fn written_position(&self) -> String {
        T::Game::write_position(&self.state)
    }

    fn record(&self) -> Option<String> {
        self.past.as_ref().map(Record::write)
    }

    fn trace(&self) -> Option<String> {
        let mut lines = Vec::new();
        let Ok(()) = trace_lines(self.past.as_ref()?, |line| {
            lines.push(line);
            Ok::<_, std::convert::Infallible>(())
        });
        json::text(&lines).ok()
    }

    fn copied(&self) -> Box<dyn Position> {
        let Played { kind, state, past } = self;
        Box::new(Played { kind: Arc::clone(kind), state: *state, past: past.clone() })
    }
}
