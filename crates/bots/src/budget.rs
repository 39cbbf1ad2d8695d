//! The thinking budget of a bot.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

/// A limit on the effort that a bot spends on one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// A number of determinized worlds or positions. The same seed gives the same decision on every machine.
    Nodes(u64),
    /// Wall-clock time. The result depends on the machine.
    Time(Duration),
}

impl Budget {
    /// Returns a fraction of the budget, from 0 to 1, but at least one node.
    #[must_use]
    pub fn part(self, share: f64) -> Budget {
        match self {
            #[expect(clippy::cast_sign_loss, reason = "a share is never negative")]
            Budget::Nodes(nodes) => Budget::Nodes(((nodes as f64 * share) as u64).max(1)),
            Budget::Time(time) => Budget::Time(time.mul_f64(share)),
        }
    }
}

/// Writes `20000`, `500ms` or `2s`.
impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Nodes(nodes) => write!(f, "{nodes}"),
            Budget::Time(time) if time.subsec_millis() == 0 => write!(f, "{}s", time.as_secs()),
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

impl FromStr for Budget {
    type Err = String;

    fn from_str(text: &str) -> Result<Budget, String> {
        let wrong = || {
            format!(
                "`{text}` is not a budget; use a number of nodes such as `20000`, or a time such as `500ms` or `2s`"
            )
        };
        let number = |digits: &str| digits.parse::<u64>().ok().filter(|number| *number > 0).ok_or_else(wrong);
        let time = |time: Duration| {
            Some(time)
                .filter(|time| *time <= MAX_TIME_BUDGET)
                .map(Budget::Time)
                .ok_or_else(|| format!("`{text}` is too long: the limit is one day"))
        };
        if let Some(digits) = text.strip_suffix("ms") {
            time(Duration::from_millis(number(digits)?))
        } else if let Some(digits) = text.strip_suffix('s') {
            time(Duration::from_secs(number(digits)?))
        } else {
            Ok(Budget::Nodes(number(text)?))
        }
    }
}

/// The largest time budget.
const MAX_TIME_BUDGET: Duration = Duration::from_hours(24);

/// Nodes between two readings of the clock.
const CLOCK_CHECK_INTERVAL_NODES: u64 = 32;

/// The remaining part of a budget.
#[derive(Clone, Copy, Debug)]
pub struct Meter {
    nodes: u64,
    limit: u64,
    deadline: Option<Instant>,
}

impl Meter {
    /// Starts a meter. A time budget runs from now.
    pub fn new(budget: Budget) -> Meter {
        match budget {
            Budget::Nodes(limit) => Meter { nodes: 0, limit, deadline: None },
            Budget::Time(time) => Meter { nodes: 0, limit: u64::MAX, deadline: Some(Instant::now() + time) },
        }
    }

    /// Spends one node. Returns false if nothing is left.
    #[inline]
    pub fn spend(&mut self) -> bool {
        if self.nodes >= self.limit {
            return false;
        }
        self.nodes += 1;
        if let Some(deadline) = self.deadline
            && self.nodes.is_multiple_of(CLOCK_CHECK_INTERVAL_NODES)
            && Instant::now() >= deadline
        {
            self.limit = self.nodes;
        }
        true
    }

    /// Returns half of what is left, for an attempt that may fail.
    #[must_use]
    pub fn half(&self) -> Meter {
        let now = Instant::now();
        let deadline = self.deadline.map(|deadline| now + deadline.saturating_duration_since(now) / 2);
        Meter { nodes: 0, limit: self.left() / 2, deadline }
    }

    /// Returns one of several equal parts of what is left. A deadline is the same for all parts.
    #[must_use]
    pub fn part(&self, parts: u64) -> Meter {
        let limit = if self.deadline.is_some() { self.left() } else { self.left().div_ceil(parts) };
        Meter { nodes: 0, limit, deadline: self.deadline }
    }

    /// Spends several nodes at once, but no more than are left.
    pub fn spend_nodes(&mut self, nodes: u64) {
        self.nodes += nodes.min(self.left());
    }

    /// The number of nodes spent.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The largest number of nodes that can still be spent.
    pub fn left(&self) -> u64 {
        self.limit - self.nodes
    }

    /// The deadline of a time budget.
    pub fn deadline(&self) -> Option<Instant> {
        self.deadline
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_is_read_as_it_is_written() {
        for text in ["1", "20000", "500ms", "2s"] {
            assert_eq!(text.parse::<Budget>().map(|budget| budget.to_string()), Ok(text.to_owned()));
        }
        for nonsense in [
            "",
            "0",
            "-3",
            "ms",
            "0s",
            "1.5s",
            "3h",
            "99999999999999999999",
            "18446744073709551615s",
            "86401s",
        ] {
            assert!(nonsense.parse::<Budget>().is_err(), "{nonsense}");
        }
    }

    #[test]
    fn nodes_are_spent_exactly_and_time_runs_out() {
        let mut meter = Meter::new(Budget::Nodes(5));
        assert_eq!((0..9).filter(|_| meter.spend()).count(), 5);
        let mut meter = Meter::new(Budget::Time(Duration::ZERO));
        assert!((0..1000).filter(|_| meter.spend()).count() <= CLOCK_CHECK_INTERVAL_NODES as usize);
    }
}
