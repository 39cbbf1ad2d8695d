//! What speaks for a decision, in a few words.

use hearth_text::{Names, signed};
use hearth_words::say;
use kupferkessel_bots::Reason;
use kupferkessel_rules::Family;

use crate::recipes;
use crate::signs::{family_name, tinted};

/// `makes Bat count 8`, `denies Black the Moss`
pub(crate) fn words(reason: Reason, names: &Names) -> String {
    let language = names.language();
    let named = |family: Family| signed(family.word(), &family_name(family, language));
    match reason {
        Reason::Completes { family, points } => {
            say!(language, "reason-completes", family = named(family), points = points)
        }
        Reason::Saves { family, points } => {
            say!(language, "reason-saves", family = named(family), points = points)
        }
        Reason::Denies { seat, family } => {
            say!(language, "reason-denies", name = names.marked(seat), family = named(family))
        }
        Reason::Fulfils(id) => say!(language, "reason-fulfils", recipe = recipes::name(id, language)),
        Reason::MostOnes => say!(language, "reason-most-ones"),
        Reason::AnotherTurn => say!(language, "reason-another-turn"),
        Reason::Explodes { seat, card } => {
            say!(language, "reason-explodes", card = tinted(card, names), name = names.marked(seat))
        }
        Reason::SendsToCorner(seat) => say!(language, "reason-corner", name = names.marked(seat)),
        Reason::EndsAhead { points } => say!(language, "reason-ends-ahead", points = points.unsigned_abs()),
    }
}
