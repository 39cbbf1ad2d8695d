//! Snake Dance (K43, KR8).

use super::Rule;

/// Your Kokopelli count as two when you play them.
pub(crate) const RULE: Rule = Rule { kokopelli_counts_more: 1, ..Rule::PLAIN };
