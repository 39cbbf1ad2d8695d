//! Lessons: positions with a goal, written as text, so that anyone can add one.
//!
//! [`Lesson::read`] parses the text, [`Lesson::check`] verifies that it teaches something, and an [`Attempt`]
//! is a learner's progress through it. `docs/LESSONS.md` describes the format.
//!
//! This crate knows no game, no page and no file. A game supplies its own goals and texts.

mod attempt;
mod check;
mod goal;
mod goal_search;
mod lesson;
mod read;
mod texts;

use std::fmt::Debug;
use std::marker::PhantomData;
use std::str::FromStr;

use hearth_core::{BadText, Game, Notation, Seat};

pub use crate::attempt::{Attempt, GO_ON, RejectedInput};
pub use crate::goal::Goal;
pub use crate::lesson::{Lesson, Step};
pub use crate::texts::Texts;

/// The lessons of one game.
///
/// It is implemented outside the rules crate, so that the rules know nothing about lessons.
pub trait Lessons: Copy + Eq + Debug + 'static {
    /// The game.
    type Game: Notation;

    /// A goal that is specific to this game. Its parse error lists the alternatives.
    type Goal: FromStr<Err = BadText> + Clone + Debug;

    /// The lessons in teaching order: the name in URLs, and the text.
    const TEXTS: &'static [(&'static str, &'static str)];

    /// Returns true if a goal is reached.
    fn reached(goal: &Self::Goal, done: &Done<'_, Self::Game>) -> bool;

    /// Returns the lesson of a name, if it exists and can be read.
    fn lesson(name: &str) -> Option<Lesson<Self>> {
        let (_, text) = Self::TEXTS.iter().find(|(known, _)| *known == name)?;
        Lesson::read(text).ok()
    }
}

/// No lessons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoLessons<G>(PhantomData<fn() -> G>);

/// A goal that nothing can be: a game without lessons has none of its own.
#[derive(Clone, Copy, Debug)]
pub enum NoGoal {}

impl FromStr for NoGoal {
    type Err = BadText;

    fn from_str(text: &str) -> Result<NoGoal, BadText> {
        Err(BadText::whole(format!("there is no goal `{text}`; this game has none of its own")))
    }
}

impl<G: Notation> Lessons for NoLessons<G> {
    type Game = G;
    type Goal = NoGoal;

    const TEXTS: &'static [(&'static str, &'static str)] = &[];

    fn reached(goal: &NoGoal, _done: &Done<'_, G>) -> bool {
        match *goal {}
    }
}

/// The learner's actions since the step began.
#[derive(Clone, Copy, Debug)]
pub struct Done<'a, G: Game> {
    /// The learner's seat.
    pub learner: Seat,
    /// The decisions, in order. There is at least one.
    pub decisions: &'a [G::Decision],
    /// All events.
    pub events: &'a [G::Event],
    /// The resulting position.
    pub state: &'a G::State,
}

/// The decision type of the game.
pub type DecisionOf<L> = <<L as Lessons>::Game as Game>::Decision;
/// The event type of the game.
pub type EventOf<L> = <<L as Lessons>::Game as Game>::Event;
/// The state type of the game.
pub type StateOf<L> = <<L as Lessons>::Game as Game>::State;
/// The refusal type of the game.
pub type RefusalOf<L> = <<L as Lessons>::Game as Game>::Refusal;
