//! A lesson and its steps.

use hearth_core::Seat;

use crate::{DecisionOf, Goal, Lessons, StateOf, Texts};

/// A lesson: one exercise, or a whole game in steps.
#[derive(Clone, Debug)]
pub struct Lesson<L: Lessons> {
    /// What it is called.
    pub title: Texts,
    /// The rules it is about, by their ids.
    pub rules: Vec<String>,
    /// Where the learner sits: whoever is to decide in the first position.
    pub learner: Seat,
    /// What is to be done, one thing after the other. There is at least one.
    pub steps: Vec<Step<L>>,
}

/// One thing to be done.
#[derive(Clone, Debug)]
pub struct Step<L: Lessons> {
    /// Where it stands in the text of the lesson.
    pub line: usize,
    /// Where the game is when it begins; nothing if it goes on from the step before.
    pub position: Option<StateOf<L>>,
    /// What the learner is told.
    pub text: Texts,
    /// What he is to reach, all of it at once. There is at least one goal.
    pub goals: Vec<Goal<L>>,
    /// In how many decisions.
    pub within: usize,
    /// What he is told if he decides something that does not lead there.
    pub otherwise: Option<Texts>,
    /// What he is told when he has reached it.
    pub done: Option<Texts>,
    /// What the others decide then.
    pub replies: Vec<DecisionOf<L>>,
}

impl<L: Lessons> Lesson<L> {
    /// A step by its number, counted from zero.
    pub fn step(&self, number: usize) -> Option<&Step<L>> {
        self.steps.get(number)
    }
}
