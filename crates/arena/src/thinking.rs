//! Statistics of thinking time and search effort.

use std::time::Duration;

use hearth_bots::Budget;

/// A decision is late if it takes longer than this multiple of its time budget.
const LATE_FACTOR: f64 = 1.1;

/// Thinking time and search effort, over all positions with more than one legal decision.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ThinkingStats {
    /// The number of decisions.
    pub decisions: u64,
    /// The total number of nodes.
    pub nodes: u64,
    /// The total time.
    pub time: Duration,
    /// The longest time of a decision.
    pub longest: Duration,
    /// The number of late decisions. Always zero under a node budget.
    pub late: u64,
}

impl ThinkingStats {
    /// Counts one decision.
    pub fn add(&mut self, budget: Budget, nodes: u64, time: Duration) {
        let late = matches!(budget, Budget::Time(allowed) if time > allowed.mul_f64(LATE_FACTOR));
        self.append(&ThinkingStats { decisions: 1, nodes, time, longest: time, late: u64::from(late) });
    }

    /// Adds other statistics.
    pub fn append(&mut self, other: &ThinkingStats) {
        self.decisions += other.decisions;
        // External programs may report any number.
        self.nodes = self.nodes.saturating_add(other.nodes);
        self.time += other.time;
        self.longest = self.longest.max(other.longest);
        self.late += other.late;
    }

    /// Returns the mean number of nodes per decision.
    pub fn nodes_each(&self) -> f64 {
        self.nodes as f64 / self.decisions.max(1) as f64
    }

    /// Returns the mean time per decision, in milliseconds.
    pub fn milliseconds_each(&self) -> f64 {
        self.time.as_secs_f64() * 1000.0 / self.decisions.max(1) as f64
    }

    /// Returns the proportion of late decisions.
    pub fn late_share(&self) -> f64 {
        self.late as f64 / self.decisions.max(1) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decision_is_late_above_110_percent_of_its_time() {
        let allowed = Budget::Time(Duration::from_millis(100));
        let mut thinking = ThinkingStats::default();
        for milliseconds in [90, 109, 111, 250] {
            thinking.add(allowed, 10, Duration::from_millis(milliseconds));
        }
        assert_eq!((thinking.decisions, thinking.late, thinking.nodes), (4, 2, 40));
        assert_eq!(thinking.longest, Duration::from_millis(250));
        assert!((thinking.milliseconds_each() - 140.0).abs() < 1e-9);
        thinking.add(Budget::Nodes(1), 1, Duration::from_secs(9));
        assert_eq!(thinking.late, 2);
    }
}
