//! Vase (K38, KR12).

use super::Rule;

/// A player who plays on one of your ceremonies gets an extra action.
pub(crate) const RULE: Rule = Rule { extra_action_for_playing_on_mine: true, ..Rule::PLAIN };
