//! Chieftain (K28, KR10).

use super::Rule;

/// A play action may put any number of cards on one ceremony.
pub(crate) const RULE: Rule = Rule { more_cards_on_the_same: true, ..Rule::PLAIN };
