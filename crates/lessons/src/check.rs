//! Whether a lesson teaches anything.

use hearth_core::{BadText, Game, Turn};

use crate::way::{Answer, Scout, Trail};
use crate::{Lesson, Lessons, StateOf, Step};

/// So many positions may a step that goes on leave behind: more could not be looked at one by one.
const MOST_ENDS: usize = 200;

impl<L: Lessons> Lesson<L> {
    /// Walks every way through the lesson: each goal can be reached, each can be missed, every reply is possible, and each step
    /// begins with the learner's turn.
    pub fn check(&self) -> Result<(), BadText> {
        let mut places: Vec<StateOf<L>> = Vec::new();
        for (number, step) in self.steps.iter().enumerate() {
            if let Some(position) = step.position {
                places = vec![position];
            }
            for place in &places {
                self.check_step(step, place)?;
            }
            let goes_on = self.step(number + 1).is_some_and(|next| next.position.is_none());
            places = if goes_on || !step.replies.is_empty() { self.ends(step, &places)? } else { Vec::new() };
        }
        Ok(())
    }

    fn check_step(&self, step: &Step<L>, place: &StateOf<L>) -> Result<(), BadText> {
        if L::Game::turn(place) != Turn::Decide(self.learner) {
            return Err(wrong(
                step,
                "it is not the learner's turn when this step begins: let the others `reply` to the step before",
            ));
        }
        let scout = || Scout::new(step, self.learner, Trail::new(*place));
        match scout().way() {
            Answer::Found(_) => (),
            Answer::Nowhere => {
                let most = step.within;
                return Err(wrong(
                    step,
                    &format!(
                        "the goal cannot be reached `within {most}`: change the position, the goal or the number"
                    ),
                ));
            }
            Answer::TooMuch => return Err(too_much(step)),
        }
        match scout().miss() {
            Answer::Found(()) => (),
            Answer::Nowhere => {
                return Err(wrong(step, "whatever is decided reaches this goal, so that it teaches nothing"));
            }
            Answer::TooMuch => return Err(too_much(step)),
        }
        Ok(())
    }

    /// Where the game can stand when a step is done and the others have replied.
    fn ends(&self, step: &Step<L>, places: &[StateOf<L>]) -> Result<Vec<StateOf<L>>, BadText> {
        let mut ends: Vec<StateOf<L>> = Vec::new();
        for place in places {
            let scout = Scout::new(step, self.learner, Trail::new(*place));
            for mut end in scout.ends().ok_or_else(|| too_many_ways(step))? {
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
        if ends.len() > MOST_ENDS {
            return Err(too_many_ways(step));
        }
        Ok(ends)
    }
}

/// Nobody knows whether the goal can be reached and missed: a learner could not be told either.
fn too_much<L: Lessons>(step: &Step<L>) -> BadText {
    wrong(
        step,
        "there is too much to try in this step: let there be fewer cards to choose from, or fewer decisions (`within`)",
    )
}

fn too_many_ways<L: Lessons>(step: &Step<L>) -> BadText {
    wrong(
        step,
        "this step can be done in too many ways to go on from: name the decisions in its goal, or begin the next step with \
         a position",
    )
}

fn wrong<L: Lessons>(step: &Step<L>, message: &str) -> BadText {
    BadText { line: Some(step.line), message: message.to_owned() }
}
