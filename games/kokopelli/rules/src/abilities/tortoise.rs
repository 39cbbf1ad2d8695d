//! Tortoise (K37).

use super::Rule;

/// When you finish a ceremony in any village, you score 1.
pub(crate) const RULE: Rule = Rule { points_when_i_finish: 1, ..Rule::PLAIN };
