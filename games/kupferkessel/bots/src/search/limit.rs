//! When a search has to stop.

use std::time::Instant;

use hearth_bots::{Budget, Meter};

/// So many positions the solver searches in a millisecond, roughly.
const A_MILLISECOND: u64 = 2_000;
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

    /// What a meter has left.
    pub fn of(meter: &Meter) -> Limit {
        Limit { nodes: meter.left(), until: meter.deadline(), began: Instant::now() }
    }

    /// Half of it.
    pub fn half(self) -> Limit {
        let until = self.until.map(|until| self.began + (until - self.began) / 2);
        Limit { nodes: self.nodes / 2, until, ..self }
    }

    /// What is left of it when so many positions were searched.
    pub fn without(self, nodes: u64) -> Limit {
        Limit { nodes: self.nodes.saturating_sub(nodes), ..self }
    }

    /// So many positions can be searched, as far as one can tell beforehand.
    pub fn nodes_in_time(&self) -> u64 {
        let left = self.until.map(|until| until.saturating_duration_since(Instant::now()).as_millis() as u64);
        self.nodes.min(left.map_or(u64::MAX, |milliseconds| milliseconds * A_MILLISECOND))
    }

    /// Whether it is reached after so many positions.
    #[inline]
    pub fn is_reached(&self, nodes: u64) -> bool {
        nodes >= self.nodes
            || nodes.is_multiple_of(BETWEEN_LOOKS) && self.until.is_some_and(|until| Instant::now() >= until)
    }
}
