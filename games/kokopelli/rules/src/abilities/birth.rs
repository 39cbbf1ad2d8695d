//! Birth (K30, KR11).

use super::Rule;

/// Cards of the draw action may be played at once.
pub(crate) const RULE: Rule = Rule { drawn_cards_may_be_played: true, ..Rule::PLAIN };
