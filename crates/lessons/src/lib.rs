//! Lessons: positions with a goal, written as text, so that anybody can add one.
//!
//! [`Lesson::read`] takes such a text apart, [`Lesson::check`] finds out whether it teaches anything, and an [`Attempt`] is the
//! way of one learner through it. `docs/LESSONS.md` tells how a lesson is written.
//!
//! This crate knows no game, no page and no file: a game says what its own goals are, and hands in the texts.

mod attempt;
mod check;
mod goal;
mod lesson;
mod read;
mod texts;
mod way;

use std::fmt::Debug;
use std::str::FromStr;

use hearth_core::{BadText, Game, Notation, Seat};

pub use crate::attempt::{Astray, Attempt, GO_ON};
pub use crate::goal::Goal;
pub use crate::lesson::{Lesson, Step};
pub use crate::texts::Texts;

/// The lessons of one game.
///
/// It is implemented by a type of the crate that has the texts, so that the rules know nothing of lessons.
pub trait Lessons: Copy + Eq + Debug + 'static {
    /// The game that is learned.
    type Game: Notation;

    /// What can be a goal in this game only. Its error says what could have been written.
    type Goal: FromStr<Err = BadText> + Clone + Debug;

    /// The lessons in the order in which they are learned: what each is called in addresses, and its text.
    const TEXTS: &'static [(&'static str, &'static str)];

    /// Whether what was done in a step has reached a goal.
    fn reached(goal: &Self::Goal, done: &Done<'_, Self::Game>) -> bool;

    /// The lesson of this name, if there is one and it can be read.
    fn lesson(name: &str) -> Option<Lesson<Self>> {
        let (_, text) = Self::TEXTS.iter().find(|(known, _)| *known == name)?;
        Lesson::read(text).ok()
    }
}

/// What a learner has done since a step began.
#[derive(Clone, Copy, Debug)]
pub struct Done<'a, G: Game> {
    /// Where the learner sits.
    pub learner: Seat,
    /// What he decided, in order. There is at least one decision.
    pub decisions: &'a [G::Decision],
    /// Everything that happened.
    pub events: &'a [G::Event],
    /// Where it led to.
    pub state: &'a G::State,
}

/// What is decided in the game of these lessons.
pub type DecisionOf<L> = <<L as Lessons>::Game as Game>::Decision;
/// What happens in the game of these lessons.
pub type EventOf<L> = <<L as Lessons>::Game as Game>::Event;
/// A position of the game of these lessons.
pub type StateOf<L> = <<L as Lessons>::Game as Game>::State;
/// Why a decision is refused in the game of these lessons.
pub type RefusalOf<L> = <<L as Lessons>::Game as Game>::Refusal;
