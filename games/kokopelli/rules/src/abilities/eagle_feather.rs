//! Eagle Feather (K36, KR7).

use super::{EmptyHand, Rule};

/// The bonus for an empty hand is five cards and 3 points.
pub(crate) const RULE: Rule = Rule { empty_hand: Some(EmptyHand { draws: 5, points: 3 }), ..Rule::PLAIN };
