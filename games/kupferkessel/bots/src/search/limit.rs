//! Limits of a search in nodes and time.

use std::time::Instant;

use hearth_bots::{Budget, Meter};

/// Approximate speed of the solver, for an estimate before the search.
const SOLVER_NODES_PER_MILLISECOND: u64 = 2_000;
/// Number of nodes between two checks of the clock.
const CLOCK_CHECK_INTERVAL_NODES: u64 = 256;

/// A limit in nodes and time.
#[derive(Clone, Copy, Debug)]
pub(super) struct SearchLimit {
    pub nodes: u64,
    pub deadline: Option<Instant>,
    began: Instant,
}

impl SearchLimit {
    pub fn new(budget: Budget) -> SearchLimit {
        let began = Instant::now();
        match budget {
            Budget::Nodes(nodes) => SearchLimit { nodes, deadline: None, began },
            Budget::Time(time) => SearchLimit { nodes: u64::MAX, deadline: Some(began + time), began },
        }
    }

    /// Returns the rest of a meter.
    pub fn of(meter: &Meter) -> SearchLimit {
        SearchLimit { nodes: meter.left(), deadline: meter.deadline(), began: Instant::now() }
    }

    /// Returns half of the nodes and of the time.
    pub fn half(self) -> SearchLimit {
        let deadline = self.deadline.map(|deadline| self.began + (deadline - self.began) / 2);
        SearchLimit { nodes: self.nodes / 2, deadline, ..self }
    }

    /// Subtracts nodes.
    pub fn without(self, nodes: u64) -> SearchLimit {
        SearchLimit { nodes: self.nodes.saturating_sub(nodes), ..self }
    }

    /// Estimates the number of nodes that fit into the limit.
    pub fn nodes_in_time(&self) -> u64 {
        let left = self
            .deadline
            .map(|deadline| deadline.saturating_duration_since(Instant::now()).as_millis() as u64);
        self.nodes.min(left.map_or(u64::MAX, |milliseconds| milliseconds * SOLVER_NODES_PER_MILLISECOND))
    }

    /// Returns true if the limit is reached after a number of nodes.
    #[inline]
    pub fn is_reached(&self, nodes: u64) -> bool {
        nodes >= self.nodes
            || nodes.is_multiple_of(CLOCK_CHECK_INTERVAL_NODES)
                && self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }
}
