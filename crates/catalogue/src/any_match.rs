//! A game in progress behind one object-safe interface.

use std::any::Any;
use std::cell::RefCell;
use std::sync::{Arc, Mutex, PoisonError};

use hearth_bots::{Bot, Spec};
use hearth_core::{
    AsDisplay, AsSeq, BadText, Game, Legal, Notation, Observer, Proof, Record, Refusal, Seat, Standing,
    Trace, Turn, statements,
};
use hearth_deal::proof_options;
use hearth_table::{GameRng, Match, Play, Refused, decision_seen_by};
use hearth_text::{Account, DecisionOf, EventOf, Names, RefusalOf, Spans, Speaker, Text, ViewOf};
use hearth_words::Language;
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

use crate::Advice;

/// A bot's decision that has not been computed yet. The argument is the share of its budget that it may use.
pub type Thought<R> = Box<dyn FnOnce(f64) -> Result<R, String> + Send>;

/// Returns a thought that uses its whole budget, whatever share it is given.
pub fn with_full_budget<R: 'static>(thought: Thought<R>) -> Thought<R> {
    Box::new(move |_| thought(1.0))
}

/// A game in progress. Everything that leaves it is made from views, except [`AnyMatch::record`].
pub trait AnyMatch: Match + Advice + Any {
    /// The name of the game.
    fn game(&self) -> &'static str;

    /// Names the seats. `name` is given each seat and its colour in the language.
    fn names(&self, language: Language, name: &dyn Fn(Seat, &str) -> String) -> Names;

    /// Returns whether some seat knows what another does not.
    fn has_secrets(&self) -> bool;

    /// Returns the number of decisions before a seat's last one.
    fn before_last_of(&self, seat: Seat) -> Option<usize>;

    /// Returns the rule that forbids a decision and a sentence, or `None` for a legal one.
    fn refusal(&self, decision: &str, language: Language) -> Option<(&'static str, String)>;

    /// Translates decisions into the words that players type in a language.
    fn spoken(&self, decisions: &[&str], language: Language) -> Vec<String>;

    /// Translates what a player typed into the notation of the rules.
    fn understood(&self, typed: &str, language: Language) -> String;

    /// Returns what an observer with perfect recall knows, as JSON.
    fn perfect_recall_view(&self, observer: Observer) -> Box<RawValue>;

    /// Returns the legal decisions as a JSON list.
    fn legal(&self) -> Box<RawValue>;

    /// Returns a decision as an observer sees it, or `None` if it was secret.
    fn decision_seen(&self, decision: &str, decider: Seat, observer: Observer) -> Option<String>;

    /// Returns the log from a decision on, each line with the number of its decision.
    fn log_lines(&self, observer: Observer, names: &Names, from: usize) -> Vec<(usize, Spans)>;

    /// Returns the question to the player whose turn it is, in one sentence.
    fn question(&self, observer: Observer, names: &Names) -> Spans;

    /// Explains the final scores.
    fn account(&self, names: &Names) -> Option<Account>;

    /// Writes the record, including everything hidden, with the proof of its deal.
    fn record(&self, occupants: Vec<String>, proof: Option<Proof>) -> String;

    /// Returns the game as it was after a number of decisions.
    fn at(&self, decisions: usize) -> Box<dyn AnyMatch>;

    /// Prepares the decision of a bot at a seat.
    fn thought(&mut self, seat: Seat, bot: &str, seed: u64) -> Result<Thought<String>, String>;
}

type BotOf<T> = Box<dyn Bot<<T as Text>::Game>>;

/// A bot at a seat. It is built by the thread that first runs it.
struct SeatedBot<T: Text> {
    name: String,
    bot: Arc<Mutex<Option<BotOf<T>>>>,
}

/// A match of one game. Presenters that know the game's types downcast [`AnyMatch`] to it.
pub struct MatchOf<T: Text> {
    pub(crate) play: Play<T::Game>,
    /// The decider and the events of each decision.
    events: Vec<(Seat, Vec<EventOf<T>>)>,
    /// Views of the current position: a page is drawn from the same view in many parts.
    views: RefCell<Vec<(Observer, ViewOf<T>)>>,
    bots: Vec<Option<SeatedBot<T>>>,
}

impl<T: Text> MatchOf<T> {
    /// Starts from a set-up and decisions in the notation of a record.
    pub(crate) fn start(setup: &str, decided: &[String]) -> Result<MatchOf<T>, String> {
        let statements: Vec<_> = statements(setup).collect();
        let setup = T::Game::read_setup(&statements).map_err(|error| error.to_string())?;
        let mut game = MatchOf::new(Record::new(setup));
        for decision in decided {
            game.decide(decision).map_err(|refused| refused.message)?;
        }
        Ok(game)
    }

    fn new(mut record: Record<T::Game>) -> MatchOf<T> {
        let decided = std::mem::take(&mut record.decisions);
        let (events, views, bots) = (Vec::new(), RefCell::default(), Vec::new());
        let mut game = MatchOf { play: Play::new(record), events, views, bots };
        for decision in decided {
            if game.make(decision).is_err() {
                break;
            }
        }
        game
    }

    fn make(&mut self, decision: DecisionOf<T>) -> Result<(), RefusalOf<T>> {
        let turn = self.play.turn();
        let events = self.play.decide(decision)?;
        self.views.get_mut().clear();
        if let Turn::Decide(seat) = turn {
            self.events.push((seat, events));
            if self.play.turn() != turn {
                self.release_bot_memory(seat);
            }
        }
        Ok(())
    }

    pub(crate) fn read(decision: &str) -> Result<DecisionOf<T>, Refused> {
        decision.parse().map_err(|error: BadText| Refused { rule: None, message: error.to_string() })
    }

    /// Returns what an observer sees of the current position.
    pub fn view(&self, observer: Observer) -> ViewOf<T> {
        let mut views = self.views.borrow_mut();
        if let Some((_, view)) = views.iter().find(|(seen_by, _)| *seen_by == observer) {
            return *view;
        }
        let view = self.play.view(observer);
        views.push((observer, view));
        view
    }

    /// Returns all events, as an observer sees them.
    pub fn events_seen(&self, observer: Observer) -> Vec<EventOf<T>> {
        self.events.iter().flat_map(|(_, events)| seen_by::<T>(events, observer)).collect()
    }

    /// Returns the events of one decision, as an observer sees them.
    pub fn events_of(&self, decision: usize, observer: Observer) -> Vec<EventOf<T>> {
        self.events
            .get(decision)
            .map_or_else(Vec::new, |(_, events)| seen_by::<T>(events, observer).collect())
    }

    /// Returns the legal decisions of an observer: none unless it is their turn.
    pub fn legal_for(&self, observer: Observer) -> Legal<DecisionOf<T>> {
        let decides = matches!(self.play.turn(), Turn::Decide(seat) if observer.sits_at(seat));
        if decides { T::Game::legal(self.play.state()) } else { Legal::new() }
    }

    /// Returns the slot of the bot of this name at a seat.
    fn bot_slot(&mut self, seat: Seat, name: &str) -> Arc<Mutex<Option<BotOf<T>>>> {
        if self.bots.len() <= seat.index() {
            self.bots.resize_with(seat.index() + 1, || None);
        }
        let same = self.bots[seat.index()].take().filter(|seated| seated.name == name);
        let seated = same.unwrap_or_else(|| SeatedBot { name: name.to_owned(), bot: Arc::default() });
        Arc::clone(&self.bots[seat.index()].insert(seated).bot)
    }

    /// Frees a bot's search tree at the end of its turn: a strong bot's tree is larger than a hundred tables.
    fn release_bot_memory(&self, seat: Seat) {
        // A bot that is still thinking about a withdrawn position is released after its next turn.
        if let Some(seated) = self.bots.get(seat.index()).and_then(Option::as_ref)
            && let Ok(mut slot) = seated.bot.try_lock()
            && let Some(bot) = slot.as_mut()
        {
            bot.release_memory();
        }
    }
}

fn seen_by<T: Text>(events: &[EventOf<T>], observer: Observer) -> impl Iterator<Item = EventOf<T>> {
    events.iter().map(move |event| T::Game::event_seen(*event, observer))
}

fn json(value: &impl Serialize) -> Box<RawValue> {
    // Strings and numbers only, so serialisation cannot fail.
    to_raw_value(value).unwrap_or_default()
}

fn refused<R: Refusal>(refusal: R) -> Refused {
    Refused { rule: Some(refusal.rule()), message: refusal.to_string() }
}

impl<T: Text> Match for MatchOf<T> {
    fn turn(&self) -> Turn {
        self.play.turn()
    }

    fn decisions(&self) -> usize {
        self.play.record().decisions.len()
    }

    fn check(&self, decision: &str) -> Result<String, Refused> {
        let decision = Self::read(decision)?;
        T::Game::check(self.play.state(), decision).map(|()| decision.to_string()).map_err(refused)
    }

    fn decide(&mut self, decision: &str) -> Result<(), Refused> {
        let decision = Self::read(decision)?;
        self.make(decision).map_err(refused)
    }

    fn free(&self) -> usize {
        self.play.free()
    }

    fn go_back(&mut self, decisions: usize) {
        self.play.go_back(decisions);
        self.events.truncate(decisions);
        self.views.get_mut().clear();
        // Their trees belong to positions that no longer exist.
        self.bots.clear();
    }

    fn standing(&self) -> Option<Standing> {
        T::Game::standing(self.play.state())
    }
}

impl<T: Text> AnyMatch for MatchOf<T> {
    fn game(&self) -> &'static str {
        T::Game::NAME
    }

    fn names(&self, language: Language, name: &dyn Fn(Seat, &str) -> String) -> Names {
        let colours = T::names(&self.view(Observer::Spectator), language);
        let seats = Seat::all(T::Game::players(self.play.state()));
        let names = seats.map(|seat| (name(seat, colours.plain(seat)), None));
        Names::new(language, names)
    }

    fn has_secrets(&self) -> bool {
        T::Game::has_secrets(&self.play.record().setup)
    }

    fn before_last_of(&self, seat: Seat) -> Option<usize> {
        self.events.iter().rposition(|(decider, _)| *decider == seat)
    }

    fn refusal(&self, decision: &str, language: Language) -> Option<(&'static str, String)> {
        let decision = Self::read(decision).ok()?;
        let refusal = T::Game::check(self.play.state(), decision).err()?;
        Some((refusal.rule(), T::refusal(refusal, language)))
    }

    fn spoken(&self, decisions: &[&str], language: Language) -> Vec<String> {
        let speaker = Speaker::<T>::new(language);
        decisions.iter().map(|decision| speaker.spoken(decision)).collect()
    }

    fn understood(&self, typed: &str, language: Language) -> String {
        hearth_text::understood::<T>(typed, language)
    }

    fn perfect_recall_view(&self, observer: Observer) -> Box<RawValue> {
        json(&T::Game::trace_view(&self.play.perfect_recall_view(observer)))
    }

    fn legal(&self) -> Box<RawValue> {
        json(&AsSeq(T::Game::legal(self.play.state()).iter().map(AsDisplay)))
    }

    fn decision_seen(&self, decision: &str, decider: Seat, observer: Observer) -> Option<String> {
        let decision = Self::read(decision).ok()?;
        let seen = decision_seen_by::<T::Game>(decision, decider, observer);
        seen.map(|decision| decision.to_string())
    }

    fn log_lines(&self, observer: Observer, names: &Names, from: usize) -> Vec<(usize, Spans)> {
        let mut lines = Vec::new();
        for (number, (seat, events)) in self.events.iter().enumerate().skip(from) {
            let seen: Vec<EventOf<T>> = seen_by::<T>(events, observer).collect();
            let decision = self.play.record().decisions[number];
            let decision = decision_seen_by::<T::Game>(decision, *seat, observer);
            let told = hearth_text::log_lines::<T>(&[(*seat, decision)], &seen, names);
            lines.extend(told.into_iter().map(|line| (number, line)));
        }
        lines
    }

    fn question(&self, observer: Observer, names: &Names) -> Spans {
        T::question(&self.view(observer), names)
    }

    fn account(&self, names: &Names) -> Option<Account> {
        let observer = Observer::Spectator;
        T::account(&self.view(observer), &self.events_seen(observer), names)
    }

    fn record(&self, occupants: Vec<String>, proof: Option<Proof>) -> String {
        let mut record = self.play.record().clone();
        // In words that every verifier understands.
        record.proof = proof.map(|proof| Proof {
            options: proof_options::<T::Game>(&record.setup, &proof.options).unwrap_or(proof.options),
            ..proof
        });
        record.sitting = occupants;
        record.write()
    }

    fn at(&self, decisions: usize) -> Box<dyn AnyMatch> {
        let mut record = self.play.record().clone();
        record.decisions.truncate(decisions);
        Box::new(MatchOf::<T>::new(record))
    }

    fn thought(&mut self, seat: Seat, bot: &str, seed: u64) -> Result<Thought<String>, String> {
        let mut spec = Spec::read::<T::GameKnowledge>(bot).map_err(|error| error.to_string())?;
        let (slot, rng) = (self.bot_slot(seat, bot), GameRng::new(seed, 0));
        let view = self.play.perfect_recall_view(Observer::Seat(seat));
        let legal = T::Game::legal(self.play.state()).to_vec();
        Ok(Box::new(move |share| {
            let build =
                |spec: Spec| spec.bot::<T::GameKnowledge>(seat, &mut rng.table(), &mut rng.seat(seat));
            let thoughts = if share < 1.0 {
                // A bot's budget is fixed when it is built, so a shorter one needs another bot.
                spec.setting.budget = spec.setting.budget.part(share);
                build(spec).think(&view, &legal)
            } else {
                let mut slot = slot.lock().unwrap_or_else(PoisonError::into_inner);
                slot.get_or_insert_with(|| build(spec)).think(&view, &legal)
            };
            thoughts.map(|thoughts| thoughts.decision.to_string()).map_err(|forfeit| forfeit.to_string())
        }))
    }
}
