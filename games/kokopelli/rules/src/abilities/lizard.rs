//! Lizard (K35).

use super::Rule;

/// Playing a card on another player's ceremony draws 1.
pub(crate) const RULE: Rule = Rule { draws_for_playing_on_others: 1, ..Rule::PLAIN };
