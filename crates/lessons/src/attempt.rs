//! The way of one learner through a lesson.

use hearth_core::{BadText, Game};

use crate::way::{Answer, Scout, Trail};
use crate::{DecisionOf, EventOf, Lesson, Lessons, RefusalOf, StateOf, Step};

/// What is said to go on where a step ends and the next one begins in another position.
pub const GO_ON: &str = "on";

/// The way of one learner through a lesson. It follows from what he has said so far.
#[derive(Clone, Debug)]
pub struct Attempt<'a, L: Lessons> {
    lesson: &'a Lesson<L>,
    /// The step he is at; as many as there are if he has done them all.
    number: usize,
    trail: Trail<L>,
    /// The step is reached, and the next one waits in another position.
    waits: bool,
    /// What happened since he decided last, that decision included.
    told: Vec<EventOf<L>>,
    /// Where the events of each of those decisions end.
    ends: Vec<usize>,
    /// His last decision has brought him to another step.
    progressed: bool,
    said: Vec<String>,
}

/// Why something that a learner says does not bring him on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Astray<L: Lessons> {
    /// It is not a decision.
    Unreadable(BadText),
    /// There is nothing to decide: the lesson is done, or he is to go on first.
    NothingToDo,
    /// The rules forbid it.
    Forbidden(RefusalOf<L>),
    /// The rules allow it, but it does not lead to the goal.
    Elsewhere,
}

impl<'a, L: Lessons> Attempt<'a, L> {
    /// Before the first decision.
    pub fn new(lesson: &'a Lesson<L>) -> Option<Attempt<'a, L>> {
        let state = lesson.step(0)?.position?;
        Some(Attempt {
            lesson,
            number: 0,
            trail: Trail::new(state),
            waits: false,
            told: Vec::new(),
            ends: Vec::new(),
            progressed: false,
            said: Vec::new(),
        })
    }

    /// The step he is at; nothing if he has done them all.
    pub fn step(&self) -> Option<&'a Step<L>> {
        self.lesson.step(self.number)
    }

    /// The number of that step, counted from zero.
    pub fn number(&self) -> usize {
        self.number
    }

    /// The step that his last decision has completed, if it has.
    pub fn completed(&self) -> Option<&'a Step<L>> {
        let last = if self.waits { self.number } else { self.number.checked_sub(1)? };
        self.lesson.step(last).filter(|_| self.progressed)
    }

    /// Whether he is to look at what came of it and go on.
    pub fn waits(&self) -> bool {
        self.waits
    }

    /// Whether he has done everything.
    pub fn is_over(&self) -> bool {
        self.step().is_none()
    }

    /// Where the game stands.
    pub fn state(&self) -> &StateOf<L> {
        &self.trail.state
    }

    /// What happened since he decided last, that decision included.
    pub fn told(&self) -> &[EventOf<L>] {
        &self.told
    }

    /// The same, decision by decision: his own first, then the replies.
    pub fn told_by_decision(&self) -> impl Iterator<Item = &[EventOf<L>]> {
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        starts.zip(&self.ends).map(|(start, end)| &self.told[start..*end])
    }

    /// What he has said so far, in the words of the rules.
    pub fn said(&self) -> &[String] {
        &self.said
    }

    /// Says a decision, or [`GO_ON`]. What brings him nowhere is refused, and he is where he was.
    pub fn say(&mut self, word: &str) -> Result<(), Astray<L>> {
        if word == GO_ON && self.waits {
            self.go_on();
            self.said.push(GO_ON.to_owned());
        } else {
            let decision: DecisionOf<L> = word.parse().map_err(Astray::Unreadable)?;
            self.decide(decision)?;
            self.said.push(decision.to_string());
        }
        Ok(())
    }

    /// What he could say now to get nearer to the goal.
    pub fn advice(&self) -> Option<String> {
        if self.waits {
            return Some(GO_ON.to_owned());
        }
        match Scout::new(self.step()?, self.lesson.learner, self.trail.clone()).way() {
            Answer::Found(way) => way.first().map(ToString::to_string),
            Answer::Nowhere | Answer::TooMuch => None,
        }
    }

    /// Everything that he could decide now to get to the goal as soon as possible: what a lesson points at. Where that is too much to
    /// find out, what it would advise alone.
    pub fn openings(&self) -> Vec<String> {
        let Some(step) = self.step().filter(|_| !self.waits) else { return Vec::new() };
        match Scout::new(step, self.lesson.learner, self.trail.clone()).openings() {
            Answer::Found(openings) => openings.iter().map(ToString::to_string).collect(),
            Answer::Nowhere => Vec::new(),
            Answer::TooMuch => self.advice().into_iter().collect(),
        }
    }

    fn go_on(&mut self) {
        self.waits = false;
        self.progressed = false;
        self.told.clear();
        self.ends.clear();
        self.number += 1;
        if let Some(position) = self.step().and_then(|step| step.position) {
            self.trail = Trail::new(position);
        }
    }

    fn decide(&mut self, decision: DecisionOf<L>) -> Result<(), Astray<L>> {
        let Some(step) = self.step().filter(|_| !self.waits) else { return Err(Astray::NothingToDo) };
        L::Game::check(&self.trail.state, decision).map_err(Astray::Forbidden)?;
        let before = self.trail.events.len();
        let mut trail = self.trail.clone();
        trail.make(decision);
        let scout = Scout::new(step, self.lesson.learner, trail.clone());
        let reached = scout.has_reached();
        // Where nobody could search to the end, nobody says that it is wrong.
        if !reached && scout.way() == Answer::Nowhere {
            return Err(Astray::Elsewhere);
        }
        self.told = trail.events[before..].to_vec();
        self.ends = vec![self.told.len()];
        self.trail = trail;
        self.progressed = reached;
        if reached {
            self.complete(step);
        }
        Ok(())
    }

    /// Lets the others reply and turns to the next step.
    fn complete(&mut self, step: &Step<L>) {
        for &reply in &step.replies {
            let tell = &mut |event| self.told.push(event);
            // A lesson in which a reply is not possible does not pass its check.
            if L::Game::decide(&mut self.trail.state, reply, tell).is_err() {
                break;
            }
            self.ends.push(self.told.len());
        }
        match self.lesson.step(self.number + 1) {
            Some(next) if next.position.is_some() => self.waits = true,
            _ => {
                self.number += 1;
                self.trail = Trail::new(self.trail.state);
            }
        }
    }
}
