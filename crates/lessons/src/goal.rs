//! The goals of a step.

use hearth_core::{BadText, Game, Statement, Turn};

use crate::{DecisionOf, Done, Lessons};

/// A goal: a general one, or one that is specific to the game.
#[derive(Clone, Debug)]
pub enum Goal<L: Lessons> {
    /// Make one of these decisions.
    Decide(Vec<DecisionOf<L>>),
    /// End the game as its only winner.
    Win,
    /// End the game.
    Over,
    /// End the game with at least this many points.
    Score(i32),
    /// A goal that is specific to the game.
    Own(L::Goal),
}

impl<L: Lessons> Goal<L> {
    /// Reads the value of a `goal` statement.
    pub(crate) fn read(statement: &Statement<'_>) -> Result<Goal<L>, BadText> {
        let (word, rest) = statement.value.split_once(' ').unwrap_or((statement.value, ""));
        Ok(match (word, rest.trim()) {
            ("win", "") => Goal::Win,
            ("over", "") => Goal::Over,
            ("score", points) => {
                Goal::Score(points.parse().map_err(|_| {
                    statement.wrong(format!("`score` takes a number of points, not `{points}`"))
                })?)
            }
            ("decide", decisions) => Goal::Decide(
                decisions
                    .split(" or ")
                    .map(|decision| decision.trim().parse())
                    .collect::<Result<_, BadText>>()
                    .map_err(|error| statement.wrong(error.message))?,
            ),
            _ => Goal::Own(statement.value.parse().map_err(|error: BadText| {
                statement.wrong(format!(
                    "{}; every game has `decide DECISION or DECISION`, `win`, `over` and `score POINTS`",
                    error.message
                ))
            })?),
        })
    }

    /// Returns true if the goal is reached.
    pub(crate) fn reached(&self, done: &Done<'_, L::Game>) -> bool {
        let over = L::Game::turn(done.state) == Turn::Over;
        let standing = || L::Game::standing(done.state).filter(|_| over);
        match self {
            Goal::Decide(wanted) => done.decisions.last().is_some_and(|last| wanted.contains(last)),
            Goal::Win => standing().is_some_and(|standing| standing.winners()[..] == [done.learner]),
            Goal::Over => over,
            Goal::Score(points) => {
                standing().is_some_and(|standing| standing.scores[done.learner.index()] >= *points)
            }
            Goal::Own(goal) => L::reached(goal, done),
        }
    }
}
