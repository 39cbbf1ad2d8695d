//! Fire (K32, KR14).

use super::Rule;

/// You may open on a neighbour's board.
pub(crate) const RULE: Rule = Rule { opens_on_neighbours: true, ..Rule::PLAIN };
