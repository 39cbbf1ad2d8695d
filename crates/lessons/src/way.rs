//! Where the decisions of a step lead to: whether its goal can be reached, and how.

use hearth_core::{Game, Seat, Turn};

use crate::{DecisionOf, Done, EventOf, Lessons, StateOf, Step};

/// So many decisions are tried at most before a search gives up: a learner waits for the answer.
const MOST_TRIED: usize = 300_000;

/// What was done since a step began, and where it led to.
#[derive(Clone, Debug)]
pub(crate) struct Trail<L: Lessons> {
    pub state: StateOf<L>,
    pub decisions: Vec<DecisionOf<L>>,
    pub events: Vec<EventOf<L>>,
}

impl<L: Lessons> Trail<L> {
    pub fn new(state: StateOf<L>) -> Trail<L> {
        Trail { state, decisions: Vec::new(), events: Vec::new() }
    }

    /// Makes a legal decision.
    pub fn make(&mut self, decision: DecisionOf<L>) {
        self.decisions.push(decision);
        L::Game::apply(&mut self.state, decision, &mut |event| self.events.push(event));
    }
}

/// Looks where the decisions of a step lead to.
pub(crate) struct Scout<'a, L: Lessons> {
    step: &'a Step<L>,
    learner: Seat,
    trail: Trail<L>,
    tried: usize,
}

impl<'a, L: Lessons> Scout<'a, L> {
    /// Looks on from here.
    pub fn new(step: &'a Step<L>, learner: Seat, trail: Trail<L>) -> Scout<'a, L> {
        Scout { step, learner, trail, tried: 0 }
    }

    /// Whether the goals are reached here.
    pub fn has_reached(&self) -> bool {
        let Trail { state, decisions, events } = &self.trail;
        let done = Done { learner: self.learner, decisions, events, state };
        !decisions.is_empty() && self.step.goals.iter().all(|goal| goal.reached(&done))
    }

    /// So many decisions may still be made.
    fn left(&self) -> usize {
        self.step.within.saturating_sub(self.trail.decisions.len())
    }

    /// A shortest way to the goals, if there is one.
    pub fn way(mut self) -> Option<Vec<DecisionOf<L>>> {
        let gone = self.trail.decisions.len();
        (1..=self.left()).find_map(|depth| {
            self.walk(depth, &mut |scout| scout.has_reached()).then(|| self.trail.decisions[gone..].to_vec())
        })
    }

    /// Whether somebody who decides as he likes can miss the goals.
    pub fn can_miss(mut self) -> bool {
        let depth = self.left();
        self.walk(depth, &mut |scout| {
            let stuck = scout.left() == 0 || L::Game::turn(&scout.trail.state) != Turn::Decide(scout.learner);
            stuck && !scout.has_reached()
        })
    }

    /// Where the game can stand when the goals are reached.
    pub fn ends(mut self) -> Vec<StateOf<L>> {
        let mut ends = Vec::new();
        let depth = self.left();
        self.walk(depth, &mut |scout| {
            if scout.has_reached() && !ends.contains(&scout.trail.state) {
                ends.push(scout.trail.state);
            }
            false
        });
        ends
    }

    /// Goes on by every legal decision of the learner's, as long as the goals are not reached, until what is found is what was
    /// looked for: then the trail leads there.
    fn walk(&mut self, depth: usize, found: &mut impl FnMut(&Scout<'a, L>) -> bool) -> bool {
        if depth == 0 || L::Game::turn(&self.trail.state) != Turn::Decide(self.learner) {
            return false;
        }
        let (state, events) = (self.trail.state, self.trail.events.len());
        for decision in L::Game::legal(&state) {
            self.tried += 1;
            if self.tried > MOST_TRIED {
                return false;
            }
            self.trail.make(decision);
            if found(self) || !self.has_reached() && self.walk(depth - 1, found) {
                return true;
            }
            self.trail.decisions.pop();
            self.trail.events.truncate(events);
            self.trail.state = state;
        }
        false
    }
}
