//! How long a bot may think.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

/// How long a bot may think about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many worlds or positions: with the same seed the same decision on every machine.
    Nodes(u64),
    /// So long.
    Time(Duration),
}

impl Budget {
    /// A part of it, from 0 to 1: at least one node.
    #[must_use]
    pub fn part(self, share: f64) -> Budget {
        match self {
            #[expect(clippy::cast_sign_loss, reason = "a share is never negative")]
            Budget::Nodes(nodes) => Budget::Nodes(((nodes as f64 * share) as u64).max(1)),
            Budget::Time(time) => Budget::Time(time.mul_f64(share)),
        }
    }
}

/// `20000`, `500ms`, `2s`
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
                "`{text}` is no budget; say a number of nodes such as `20000`, or a time such as `500ms` or `2s`"
            )
        };
        let number = |digits: &str| digits.parse::<u64>().ok().filter(|number| *number > 0).ok_or_else(wrong);
        let time = |time: Duration| {
            let shorter = Some(time).filter(|time| *time <= LONGEST);
            shorter
                .map(Budget::Time)
                .ok_or_else(|| format!("`{text}` is too long: nobody waits for more than a day"))
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

/// No budget is longer.
const LONGEST: Duration = Duration::from_hours(24);

/// So many nodes pass between two looks at the clock.
const BETWEEN_LOOKS: u64 = 32;

/// What is left of a budget.
#[derive(Clone, Copy, Debug)]
pub struct Meter {
    nodes: u64,
    most: u64,
    until: Option<Instant>,
}

impl Meter {
    /// A meter that begins now.
    pub fn new(budget: Budget) -> Meter {
        match budget {
            Budget::Nodes(most) => Meter { nodes: 0, most, until: None },
            Budget::Time(time) => Meter { nodes: 0, most: u64::MAX, until: Some(Instant::now() + time) },
        }
    }

    /// Spends one node, unless nothing is left.
    #[inline]
    pub fn spend(&mut self) -> bool {
        if self.nodes >= self.most {
            return false;
        }
        self.nodes += 1;
        if let Some(until) = self.until
            && self.nodes.is_multiple_of(BETWEEN_LOOKS)
            && Instant::now() >= until
        {
            self.most = self.nodes;
        }
        true
    }

    /// Half of what is left, for a try that may come to nothing.
    #[must_use]
    pub fn half(&self) -> Meter {
        let now = Instant::now();
        let until = self.until.map(|until| now + until.saturating_duration_since(now) / 2);
        Meter { nodes: 0, most: self.left() / 2, until }
    }

    /// One of so many equal parts of what is left. Time passes for all of them at once.
    #[must_use]
    pub fn part(&self, parts: u64) -> Meter {
        let most = if self.until.is_some() { self.left() } else { self.left().div_ceil(parts) };
        Meter { nodes: 0, most, until: self.until }
    }

    /// Spends so many nodes at once, as far as they are there.
    pub fn spend_nodes(&mut self, nodes: u64) {
        self.nodes += nodes.min(self.left());
    }

    /// How many nodes were spent.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// How many nodes are left at most.
    pub fn left(&self) -> u64 {
        self.most - self.nodes
    }

    /// When the time is over, if time is what counts.
    pub fn until(&self) -> Option<Instant> {
        self.until
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
        assert!((0..1000).filter(|_| meter.spend()).count() <= BETWEEN_LOOKS as usize);
    }
}
