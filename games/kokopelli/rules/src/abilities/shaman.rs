//! Shaman (K42).

use super::Rule;

/// When anyone finishes one of your ceremonies, you score 1.
pub(crate) const RULE: Rule = Rule { points_when_mine_is_finished: 1, ..Rule::PLAIN };
