//! Warrior (K29, KR9, KR10).

use super::Rule;

/// A play action may put a second card on a different ceremony.
pub(crate) const RULE: Rule = Rule { second_card_elsewhere: true, ..Rule::PLAIN };
