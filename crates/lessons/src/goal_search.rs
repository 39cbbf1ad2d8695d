//! A depth-limited search for the goal of a step. It reports when it exceeds its limit.

use hearth_core::{Game, Seat, Turn};

use crate::{DecisionOf, Done, EventOf, Lessons, StateOf, Step};

/// The largest number of decisions tried, because a learner waits for the answer.
const MAX_DECISIONS_TRIED: usize = 300_000;

/// The decisions and events since a step began, and the resulting position.
#[derive(Clone, Debug)]
pub(crate) struct StepPath<L: Lessons> {
    pub state: StateOf<L>,
    pub decisions: Vec<DecisionOf<L>>,
    pub events: Vec<EventOf<L>>,
}

impl<L: Lessons> StepPath<L> {
    pub fn new(state: StateOf<L>) -> StepPath<L> {
        StepPath { state, decisions: Vec::new(), events: Vec::new() }
    }

    /// Makes a legal decision.
    pub fn make(&mut self, decision: DecisionOf<L>) {
        self.decisions.push(decision);
        L::Game::apply(&mut self.state, decision, &mut |event| self.events.push(event));
    }
}

/// The result of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum SearchResult<T> {
    /// The search succeeded.
    Found(T),
    /// The whole tree was searched without success.
    NotFound,
    /// The search was too large, so the answer is unknown.
    LimitExceeded,
}

/// A search from one position of a step.
pub(crate) struct GoalSearch<'a, L: Lessons> {
    step: &'a Step<L>,
    learner: Seat,
    path: StepPath<L>,
    tried: usize,
}

impl<'a, L: Lessons> GoalSearch<'a, L> {
    /// Creates a search that continues a path.
    pub fn new(step: &'a Step<L>, learner: Seat, path: StepPath<L>) -> GoalSearch<'a, L> {
        GoalSearch { step, learner, path, tried: 0 }
    }

    /// Returns true if the goals are reached here.
    pub fn has_reached(&self) -> bool {
        let StepPath { state, decisions, events } = &self.path;
        let done = Done { learner: self.learner, decisions, events, state };
        !decisions.is_empty() && self.step.goals.iter().all(|goal| goal.reached(&done))
    }

    /// Returns the number of decisions that remain.
    fn left(&self) -> usize {
        self.step.within.saturating_sub(self.path.decisions.len())
    }

    /// Finds a shortest path to the goals (iterative deepening).
    pub fn shortest_path(mut self) -> SearchResult<Vec<DecisionOf<L>>> {
        let start = self.path.decisions.len();
        for depth in 1..=self.left() {
            match self.search(depth, &mut |search| search.has_reached()) {
                SearchResult::Found(()) => return SearchResult::Found(self.path.decisions[start..].to_vec()),
                SearchResult::NotFound => (),
                SearchResult::LimitExceeded => return SearchResult::LimitExceeded,
            }
        }
        SearchResult::NotFound
    }

    /// Finds the first decisions of all shortest paths to the goals.
    pub fn openings(mut self) -> SearchResult<Vec<DecisionOf<L>>> {
        let start = self.path.decisions.len();
        for depth in 1..=self.left() {
            let mut openings = Vec::new();
            let searched = self.search(depth, &mut |search| {
                if search.has_reached() && openings.last() != Some(&search.path.decisions[start]) {
                    openings.push(search.path.decisions[start]);
                }
                false
            });
            if searched == SearchResult::LimitExceeded {
                return SearchResult::LimitExceeded;
            }
            if !openings.is_empty() {
                return SearchResult::Found(openings);
            }
        }
        SearchResult::NotFound
    }

    /// Finds out whether some sequence of decisions misses the goals.
    pub fn can_miss(mut self) -> SearchResult<()> {
        let depth = self.left();
        self.search(depth, &mut |search| {
            let stuck =
                search.left() == 0 || L::Game::turn(&search.path.state) != Turn::Decide(search.learner);
            stuck && !search.has_reached()
        })
    }

    /// Returns the positions in which the goals are reached, or `None` if the search was too large.
    pub fn ends(mut self) -> Option<Vec<StateOf<L>>> {
        let mut ends = Vec::new();
        let depth = self.left();
        let searched = self.search(depth, &mut |search| {
            if search.has_reached() && !ends.contains(&search.path.state) {
                ends.push(search.path.state);
            }
            false
        });
        (searched != SearchResult::LimitExceeded).then_some(ends)
    }

    /// Searches the learner's legal decisions depth-first until `found` returns true; the path then leads
    /// there. It does not continue beyond the goals.
    fn search(
        &mut self,
        depth: usize,
        found: &mut impl FnMut(&GoalSearch<'a, L>) -> bool,
    ) -> SearchResult<()> {
        if depth == 0 || L::Game::turn(&self.path.state) != Turn::Decide(self.learner) {
            return SearchResult::NotFound;
        }
        let (state, events) = (self.path.state, self.path.events.len());
        for decision in L::Game::legal(&state) {
            self.tried += 1;
            if self.tried > MAX_DECISIONS_TRIED {
                return SearchResult::LimitExceeded;
            }
            self.path.make(decision);
            if found(self) {
                return SearchResult::Found(());
            }
            if !self.has_reached() {
                let further = self.search(depth - 1, found);
                if further != SearchResult::NotFound {
                    return further;
                }
            }
            self.path.decisions.pop();
            self.path.events.truncate(events);
            self.path.state = state;
        }
        SearchResult::NotFound
    }
}
