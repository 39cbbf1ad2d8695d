//! Mother of Heaven (K40).

use super::Rule;

/// Each Kokopelli that anyone plays on one of your ceremonies scores 1.
pub(crate) const RULE: Rule = Rule { points_for_kokopelli_on_mine: 1, ..Rule::PLAIN };
