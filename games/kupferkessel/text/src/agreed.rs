//! The rules that a table agreed on.

use hearth_words::{Language, say};
use kupferkessel_rules::View;

/// The end condition, and the agreed rules beyond the usual ones.
pub fn agreed(view: &View, language: Language) -> Vec<String> {
    let ends = if view.ruleset.any_line_ends { "any" } else { "own" };
    let mut said = vec![say!(language, "agreed-ends-" + ends)];
    if view.ruleset.children_scoring {
        said.push(say!(language, "agreed-children"));
    }
    said
}
