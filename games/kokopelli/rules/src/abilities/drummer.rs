//! Drummer (K41, KR16).

use super::Rule;

/// Your ceremonies are finished with three cards.
pub(crate) const RULE: Rule = Rule { fewer_cards_to_finish: 1, ..Rule::PLAIN };
