//! Paw (K34).

use super::Rule;

/// Playing a card on another player's ceremony scores 1.
pub(crate) const RULE: Rule = Rule { points_for_playing_on_others: 1, ..Rule::PLAIN };
