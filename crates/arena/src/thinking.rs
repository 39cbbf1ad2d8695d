//! How much and how long somebody thought.

use std::time::Duration;

use hearth_bots::Budget;

/// Whoever thinks longer than so many times his time did not keep it.
const TOLERANCE: f64 = 1.1;

/// How much and how long somebody thought, over all moments in which there was something to decide.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Thinking {
    /// In how many moments.
    pub decisions: u64,
    /// What it looked at in all.
    pub nodes: u64,
    /// How long in all.
    pub time: Duration,
    /// The longest.
    pub longest: Duration,
    /// How often it took more than a tenth longer than it may. Never, if its budget is no time.
    pub late: u64,
}

impl Thinking {
    /// Counts one decision.
    pub fn add(&mut self, budget: Budget, nodes: u64, time: Duration) {
        let late = matches!(budget, Budget::Time(allowed) if time > allowed.mul_f64(TOLERANCE));
        self.append(&Thinking { decisions: 1, nodes, time, longest: time, late: u64::from(late) });
    }

    /// Adds what was counted elsewhere.
    pub fn append(&mut self, other: &Thinking) {
        self.decisions += other.decisions;
        // A program says what it likes.
        self.nodes = self.nodes.saturating_add(other.nodes);
        self.time += other.time;
        self.longest = self.longest.max(other.longest);
        self.late += other.late;
    }

    /// What it looked at for one decision.
    pub fn nodes_each(&self) -> f64 {
        self.nodes as f64 / self.decisions.max(1) as f64
    }

    /// How many milliseconds one decision took.
    pub fn milliseconds_each(&self) -> f64 {
        self.time.as_secs_f64() * 1000.0 / self.decisions.max(1) as f64
    }

    /// How many of its decisions were late, as a share.
    pub fn late_share(&self) -> f64 {
        self.late as f64 / self.decisions.max(1) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_takes_more_than_a_tenth_longer_than_allowed_is_late() {
        let allowed = Budget::Time(Duration::from_millis(100));
        let mut thinking = Thinking::default();
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
