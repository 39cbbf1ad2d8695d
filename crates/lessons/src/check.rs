//! Checks that a lesson can be completed and teaches something.

use hearth_core::{BadText, Game, Turn};

use crate::goal_search::{GoalSearch, SearchResult, StepPath};
use crate::{Lesson, Lessons, StateOf, Step};

/// The largest number of positions that a step may end in, if the next step continues from it.
const MAX_END_POSITIONS: usize = 200;

impl<L: Lessons> Lesson<L> {
    /// Checks every path through the lesson. Each goal can be reached and missed, every reply is legal, and
    /// each step begins with the learner's turn.
    pub fn check(&self) -> Result<(), BadText> {
        let mut positions: Vec<StateOf<L>> = Vec::new();
        for (number, step) in self.steps.iter().enumerate() {
            if let Some(position) = step.position {
                positions = vec![position];
            }
            for position in &positions {
                self.check_step(step, position)?;
            }
            let continues = self.step(number + 1).is_some_and(|next| next.position.is_none());
            positions =
                if continues || !step.replies.is_empty() { self.ends(step, &positions)? } else { Vec::new() };
        }
        Ok(())
    }

    fn check_step(&self, step: &Step<L>, position: &StateOf<L>) -> Result<(), BadText> {
        if L::Game::turn(position) != Turn::Decide(self.learner) {
            return Err(wrong(
                step,
                "it is not the learner's turn when this step begins: let the others `reply` to the step before",
            ));
        }
        let search = || GoalSearch::new(step, self.learner, StepPath::new(*position));
        match search().shortest_path() {
            SearchResult::Found(_) => (),
            SearchResult::NotFound => {
                let most = step.within;
                return Err(wrong(
                    step,
                    &format!(
                        "the goal cannot be reached `within {most}`: change the position, the goal or the number"
                    ),
                ));
            }
            SearchResult::LimitExceeded => return Err(too_much(step)),
        }
        match search().can_miss() {
            SearchResult::Found(()) => (),
            SearchResult::NotFound => {
                return Err(wrong(step, "every decision reaches this goal, so the step teaches nothing"));
            }
            SearchResult::LimitExceeded => return Err(too_much(step)),
        }
        Ok(())
    }

    /// Returns the positions in which a step can end, after the replies.
    fn ends(&self, step: &Step<L>, positions: &[StateOf<L>]) -> Result<Vec<StateOf<L>>, BadText> {
        let mut ends: Vec<StateOf<L>> = Vec::new();
        for position in positions {
            let search = GoalSearch::new(step, self.learner, StepPath::new(*position));
            for mut end in search.ends().ok_or_else(|| too_many_ways(step))? {
                for &reply in &step.replies {
                    L::Game::decide(&mut end, reply, &mut |_| ()).map_err(|refusal| {
                        wrong(step, &format!("the reply `{reply}` is not possible. {refusal}"))
                    })?;
                }
                if !ends.contains(&end) {
                    ends.push(end);
                }
            }
        }
        if ends.len() > MAX_END_POSITIONS {
            return Err(too_many_ways(step));
        }
        Ok(ends)
    }
}

/// Creates the error for a step that is too large to search.
fn too_much<L: Lessons>(step: &Step<L>) -> BadText {
    wrong(
        step,
        "this step is too large to search: use fewer cards to choose from, or fewer decisions (`within`)",
    )
}

fn too_many_ways<L: Lessons>(step: &Step<L>) -> BadText {
    wrong(
        step,
        "this step has too many possible ends to continue from: name the decisions in its goal, or begin the next \
         step with a position",
    )
}

fn wrong<L: Lessons>(step: &Step<L>, message: &str) -> BadText {
    BadText { line: Some(step.line), message: message.to_owned() }
}
