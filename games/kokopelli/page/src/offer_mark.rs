//! The marks of offers: the effect of a card on a space, in a few letters.

use hearth_words::{Language, say};
use kokopelli_rules::{Ceremony, Decision, Space, View};

/// Returns the mark at the space of a decision. It is empty if the decision has none.
pub(crate) fn offer_mark(decision: Decision, view: &View, language: Language) -> String {
    match decision {
        Decision::Open(..) => say!(language, "mark-open"),
        Decision::Play(card, space) => {
            let doubles = view.villages.abilities(view.turn.seat).has(Ceremony::SnakeDance);
            let counts = if card.is_kokopelli() && doubles { 2 } else { 1 };
            played(space, counts, view, language)
        }
        _ => String::new(),
    }
}

/// Returns the mark of a card that counts as one or more cards (K43). If it finishes the ceremony, the mark has the points
/// (K20).
fn played(space: Space, counts: u8, view: &View, language: Language) -> String {
    let height = view.villages.height(space);
    let Some(ceremony) = view.villages.stack(space).ceremony() else { return String::new() };
    if height + counts >= view.villages.finished_with(space.seat()) {
        say!(language, "mark-finish", points = view.tiles.top(ceremony).points())
    } else {
        say!(language, "mark-place", place = height + 1)
    }
}
