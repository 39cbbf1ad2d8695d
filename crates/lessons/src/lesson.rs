//! A lesson and its steps.

use hearth_core::Seat;

use crate::{DecisionOf, Goal, Lessons, StateOf, Texts};

/// A lesson: one exercise, or a whole game in steps.
#[derive(Clone, Debug)]
pub struct Lesson<L: Lessons> {
    /// The title.
    pub title: Texts,
    /// The ids of the rules that it teaches.
    pub rules: Vec<String>,
    /// The learner's seat: the seat that decides in the first position.
    pub learner: Seat,
    /// The steps, in order. There is at least one.
    pub steps: Vec<Step<L>>,
}

/// One step of a lesson.
#[derive(Clone, Debug)]
pub struct Step<L: Lessons> {
    /// The line number in the text of the lesson.
    pub line: usize,
    /// The initial position; `None` if it continues from the previous step.
    pub position: Option<StateOf<L>>,
    /// The instruction.
    pub text: Texts,
    /// The goals, which must all be reached together. There is at least one.
    pub goals: Vec<Goal<L>>,
    /// The number of decisions allowed.
    pub within: usize,
    /// The message after a decision that does not lead to the goal.
    pub otherwise: Option<Texts>,
    /// The message after reaching the goal.
    pub done: Option<Texts>,
    /// The other players' decisions after the step.
    pub replies: Vec<DecisionOf<L>>,
}

impl<L: Lessons> Lesson<L> {
    /// Returns a step by number, counted from zero.
    pub fn step(&self, number: usize) -> Option<&Step<L>> {
        self.steps.get(number)
    }
}
