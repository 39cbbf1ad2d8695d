//! The tips for a first game.

use hearth_page::Tip;
use hearth_words::{Language, say};

/// Returns the tips in their order.
pub(crate) fn coach(language: Language) -> Vec<Tip> {
    vec![
        Tip { part: "hand", text: say!(language, "coach-hand") },
        Tip { part: "actions", text: say!(language, "coach-actions") },
        Tip { part: "tiles", text: say!(language, "coach-tiles") },
    ]
}
