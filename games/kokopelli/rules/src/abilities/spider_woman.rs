//! Spider Woman (K33, KR22).

use super::Rule;

/// You may play on every space of both neighbours.
pub(crate) const RULE: Rule = Rule { plays_on_all_of_neighbours: true, ..Rule::PLAIN };
