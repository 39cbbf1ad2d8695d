//! The tips for a first game.

use hearth_page::Tip;
use hearth_words::{Language, say};

/// Returns the tips in their order.
pub(crate) fn coach(language: Language) -> Vec<Tip> {
    vec![
        Tip { part: "ground", text: say!(language, "coach-line") },
        Tip { part: "pile", text: say!(language, "coach-walk") },
        Tip { part: "ground", text: say!(language, "coach-families") },
    ]
}
