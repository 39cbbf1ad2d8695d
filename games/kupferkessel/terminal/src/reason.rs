//! What speaks for a decision, in a few words.

use hearth_terminal::{Names, count};
use kupferkessel_bots::Reason;

use crate::signs::painted;

/// `makes Bat count 8`, `denies Black the Moss`
pub(crate) fn words(reason: Reason, names: &Names) -> String {
    match reason {
        Reason::Completes { family, points } => format!("makes {} count {points}", family.title()),
        Reason::Saves { family, points } => {
            format!("keeps a single {} from costing {points}", family.title())
        }
        Reason::Denies { seat, family } => format!("denies {} the {}", names.of(seat), family.title()),
        Reason::Fulfils(id) => format!("fulfils the recipe {id}"),
        Reason::MostOnes => "brings the lead in ones".to_owned(),
        Reason::AnotherTurn => "brings another turn".to_owned(),
        Reason::Explodes { seat, card } => format!("takes {} from {}", painted(card), names.of(seat)),
        Reason::SendsToCorner(seat) => format!("sends {} to a corner", names.of(seat)),
        Reason::EndsAhead { points } => {
            format!("ends the game {} ahead", count(points.unsigned_abs() as usize, "point"))
        }
    }
}
