//! What a learner is to reach in a step.

use hearth_core::{BadText, Game, Statement, Turn};

use crate::{DecisionOf, Done, Lessons};

/// What a learner is to reach in a step: something that every game has, or something of this game only.
#[derive(Clone, Debug)]
pub enum Goal<L: Lessons> {
    /// To decide one of these.
    Decide(Vec<DecisionOf<L>>),
    /// That the game is over and he alone has won it.
    Win,
    /// That the game is over.
    Over,
    /// That the game is over and he has at least so many points.
    Score(i32),
    /// What only this game knows.
    Own(L::Goal),
}

impl<L: Lessons> Goal<L> {
    /// Reads what stands after `goal`.
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

    /// Whether it is reached.
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
