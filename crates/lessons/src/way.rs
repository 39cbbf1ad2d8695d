//! Where the decisions of a step lead to: whether its goal can be reached, and how. A search that gives up says so.

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

/// What came of looking for something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Answer<T> {
    /// It is there.
    Found(T),
    /// It is nowhere.
    Nowhere,
    /// There was too much to try: nobody knows.
    TooMuch,
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

    /// A shortest way to the goals.
    pub fn way(mut self) -> Answer<Vec<DecisionOf<L>>> {
        let gone = self.trail.decisions.len();
        for depth in 1..=self.left() {
            match self.walk(depth, &mut |scout| scout.has_reached()) {
                Answer::Found(()) => return Answer::Found(self.trail.decisions[gone..].to_vec()),
                Answer::Nowhere => (),
                Answer::TooMuch => return Answer::TooMuch,
            }
        }
        Answer::Nowhere
    }

    /// The first decisions of all shortest ways to the goals.
    pub fn openings(mut self) -> Answer<Vec<DecisionOf<L>>> {
        let gone = self.trail.decisions.len();
        for depth in 1..=self.left() {
            let mut openings = Vec::new();
            let walked = self.walk(depth, &mut |scout| {
                if scout.has_reached() && openings.last() != Some(&scout.trail.decisions[gone]) {
                    openings.push(scout.trail.decisions[gone]);
                }
                false
            });
            if walked == Answer::TooMuch {
                return Answer::TooMuch;
            }
            if !openings.is_empty() {
                return Answer::Found(openings);
            }
        }
        Answer::Nowhere
    }

    /// How somebody who decides as he likes can miss the goals.
    pub fn miss(mut self) -> Answer<()> {
        let depth = self.left();
        self.walk(depth, &mut |scout| {
            let stuck = scout.left() == 0 || L::Game::turn(&scout.trail.state) != Turn::Decide(scout.learner);
            stuck && !scout.has_reached()
        })
    }

    /// Where the game can stand when the goals are reached; nothing if there was too much to try.
    pub fn ends(mut self) -> Option<Vec<StateOf<L>>> {
        let mut ends = Vec::new();
        let depth = self.left();
        let walked = self.walk(depth, &mut |scout| {
            if scout.has_reached() && !ends.contains(&scout.trail.state) {
                ends.push(scout.trail.state);
            }
            false
        });
        (walked != Answer::TooMuch).then_some(ends)
    }

    /// Goes on by every legal decision of the learner's, as long as the goals are not reached, until what is found is what was
    /// looked for: then the trail leads there.
    fn walk(&mut self, depth: usize, found: &mut impl FnMut(&Scout<'a, L>) -> bool) -> Answer<()> {
        if depth == 0 || L::Game::turn(&self.trail.state) != Turn::Decide(self.learner) {
            return Answer::Nowhere;
        }
        let (state, events) = (self.trail.state, self.trail.events.len());
        for decision in L::Game::legal(&state) {
            self.tried += 1;
            if self.tried > MOST_TRIED {
                return Answer::TooMuch;
            }
            self.trail.make(decision);
            if found(self) {
                return Answer::Found(());
            }
            if !self.has_reached() {
                let further = self.walk(depth - 1, found);
                if further != Answer::Nowhere {
                    return further;
                }
            }
            self.trail.decisions.pop();
            self.trail.events.truncate(events);
            self.trail.state = state;
        }
        Answer::Nowhere
    }
}
