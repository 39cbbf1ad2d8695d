//! A learner's progress through a lesson.

use hearth_core::{BadText, Game};

use crate::goal_search::{GoalSearch, SearchResult, StepPath};
use crate::{DecisionOf, EventOf, Lesson, Lessons, RefusalOf, StateOf, Step};

/// The word that continues to a step in another position.
pub const GO_ON: &str = "on";

/// A learner's progress through a lesson. It is derived from what the learner has said so far.
#[derive(Clone, Debug)]
pub struct Attempt<'a, L: Lessons> {
    lesson: &'a Lesson<L>,
    /// The current step; the number of steps if all are done.
    number: usize,
    path: StepPath<L>,
    /// The step is done, and the next one begins in another position.
    waits: bool,
    /// The events since the learner's last decision, including it.
    events: Vec<EventOf<L>>,
    /// The end of each decision's events.
    ends: Vec<usize>,
    /// The last decision completed a step.
    progressed: bool,
    said: Vec<String>,
}

/// The reason why an input is not accepted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RejectedInput<L: Lessons> {
    /// It is not a decision.
    Unreadable(BadText),
    /// There is nothing to decide: the lesson is done, or the learner must continue first.
    NothingToDo,
    /// The rules forbid it.
    Forbidden(RefusalOf<L>),
    /// It is legal but does not lead to the goal.
    Elsewhere,
}

impl<'a, L: Lessons> Attempt<'a, L> {
    /// Starts a lesson. Returns `None` if it has no first position.
    pub fn new(lesson: &'a Lesson<L>) -> Option<Attempt<'a, L>> {
        let state = lesson.step(0)?.position?;
        Some(Attempt {
            lesson,
            number: 0,
            path: StepPath::new(state),
            waits: false,
            events: Vec::new(),
            ends: Vec::new(),
            progressed: false,
            said: Vec::new(),
        })
    }

    /// Returns the current step, or `None` if all are done.
    pub fn step(&self) -> Option<&'a Step<L>> {
        self.lesson.step(self.number)
    }

    /// Returns the number of the current step, counted from zero.
    pub fn number(&self) -> usize {
        self.number
    }

    /// Returns the step that the last decision completed.
    pub fn completed(&self) -> Option<&'a Step<L>> {
        let last = if self.waits { self.number } else { self.number.checked_sub(1)? };
        self.lesson.step(last).filter(|_| self.progressed)
    }

    /// Returns true if the learner must continue before deciding again.
    pub fn waits(&self) -> bool {
        self.waits
    }

    /// Returns true if all steps are done.
    pub fn is_over(&self) -> bool {
        self.step().is_none()
    }

    /// Returns the current position.
    pub fn state(&self) -> &StateOf<L> {
        &self.path.state
    }

    /// Returns the events since the learner's last decision, including it.
    pub fn events(&self) -> &[EventOf<L>] {
        &self.events
    }

    /// Returns the same events by decision: the learner's first, then the replies.
    pub fn events_by_decision(&self) -> impl Iterator<Item = &[EventOf<L>]> {
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        starts.zip(&self.ends).map(|(start, end)| &self.events[start..*end])
    }

    /// Returns what the learner has said so far, in the notation of the rules.
    pub fn said(&self) -> &[String] {
        &self.said
    }

    /// Takes a decision or [`GO_ON`]. An input that is not accepted changes nothing.
    pub fn say(&mut self, word: &str) -> Result<(), RejectedInput<L>> {
        if word == GO_ON && self.waits {
            self.go_on();
            self.said.push(GO_ON.to_owned());
        } else {
            let decision: DecisionOf<L> = word.parse().map_err(RejectedInput::Unreadable)?;
            self.decide(decision)?;
            self.said.push(decision.to_string());
        }
        Ok(())
    }

    /// Suggests the next input.
    pub fn advice(&self) -> Option<String> {
        if self.waits {
            return Some(GO_ON.to_owned());
        }
        match GoalSearch::new(self.step()?, self.lesson.learner, self.path.clone()).shortest_path() {
            SearchResult::Found(way) => way.first().map(ToString::to_string),
            SearchResult::NotFound | SearchResult::LimitExceeded => None,
        }
    }

    /// Returns every first decision of a shortest path to the goal, for the page to point at. If the search
    /// exceeds its limit, returns the suggestion alone.
    pub fn openings(&self) -> Vec<String> {
        let Some(step) = self.step().filter(|_| !self.waits) else { return Vec::new() };
        match GoalSearch::new(step, self.lesson.learner, self.path.clone()).openings() {
            SearchResult::Found(openings) => openings.iter().map(ToString::to_string).collect(),
            SearchResult::NotFound => Vec::new(),
            SearchResult::LimitExceeded => self.advice().into_iter().collect(),
        }
    }

    fn go_on(&mut self) {
        self.waits = false;
        self.progressed = false;
        self.events.clear();
        self.ends.clear();
        self.number += 1;
        if let Some(position) = self.step().and_then(|step| step.position) {
            self.path = StepPath::new(position);
        }
    }

    fn decide(&mut self, decision: DecisionOf<L>) -> Result<(), RejectedInput<L>> {
        let Some(step) = self.step().filter(|_| !self.waits) else { return Err(RejectedInput::NothingToDo) };
        L::Game::check(&self.path.state, decision).map_err(RejectedInput::Forbidden)?;
        let before = self.path.events.len();
        let mut path = self.path.clone();
        path.make(decision);
        let search = GoalSearch::new(step, self.lesson.learner, path.clone());
        let reached = search.has_reached();
        // If the search exceeded its limit, the decision may be right.
        if !reached && search.shortest_path() == SearchResult::NotFound {
            return Err(RejectedInput::Elsewhere);
        }
        self.events = path.events[before..].to_vec();
        self.ends = vec![self.events.len()];
        self.path = path;
        self.progressed = reached;
        if reached {
            self.complete(step);
        }
        Ok(())
    }

    /// Applies the replies and moves to the next step.
    fn complete(&mut self, step: &Step<L>) {
        for &reply in &step.replies {
            let tell = &mut |event| self.events.push(event);
            // `Lesson::check` rejects impossible replies.
            if L::Game::decide(&mut self.path.state, reply, tell).is_err() {
                break;
            }
            self.ends.push(self.events.len());
        }
        match self.lesson.step(self.number + 1) {
            Some(next) if next.position.is_some() => self.waits = true,
            _ => {
                self.number += 1;
                self.path = StepPath::new(self.path.state);
            }
        }
    }
}
