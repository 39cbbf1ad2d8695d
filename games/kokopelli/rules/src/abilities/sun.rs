//! Sun (K39, KR17).

use super::Rule;

/// You may open one ceremony more, below your pile; it stays when Sun has gone.
pub(crate) const RULE: Rule = Rule { extra_space: true, ..Rule::PLAIN };
