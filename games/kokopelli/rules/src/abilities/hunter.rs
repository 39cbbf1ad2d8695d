//! Hunter (K31).

use super::Rule;

/// The draw action draws one additional card.
pub(crate) const RULE: Rule = Rule { extra_draws: 1, ..Rule::PLAIN };
