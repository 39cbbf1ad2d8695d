//! Sun (K39, KR17).

use super::Rule;

/// You may open one more ceremony, below your pile; it stays when Sun is gone.
pub(crate) const RULE: Rule = Rule { extra_space: true, ..Rule::PLAIN };
