//! When a search has to stop.

use std::time::Instant;

use hearth_bots::Budget;

/// So many positions pass between two looks at the clock.
const BETWEEN_LOOKS: u64 = 256;

/// When to stop.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limit {
    pub nodes: u64,
    pub until: Option<Instant>,
    began: Instant,
}

impl Limit {
    pub fn new(budget: Budget) -> Limit {
        let began = Instant::now();
        match budget {
            Budget::Nodes(nodes) => Limit { nodes, until: None, began },
            Budget::Time(time) => Limit { nodes: u64::MAX, until: Some(began + time), began },
        }
    }

    /// Half of it.
    pub fn half(self) -> Limit {
        let until = self.until.map(|until| self.began + (until - self.began) / 2);
        Limit { nodes: self.nodes / 2, until, ..self }
    }

    /// What is left of it, at least half.
    pub fn without(self, nodes: u64) -> Limit {
        Limit { nodes: self.nodes.saturating_sub(nodes).max(self.nodes / 2), ..self }
    }

    /// Whether it is reached after so many positions.
    #[inline]
    pub fn is_reached(&self, nodes: u64) -> bool {
        nodes >= self.nodes
            || nodes.is_multiple_of(BETWEEN_LOOKS) && self.until.is_some_and(|until| Instant::now() >= until)
    }
}
