//! The fixed buttons beside the hand: draw, exchange the hand, cancel a ceremony.

use hearth_page::{Action, Can};
use hearth_words::say;
use kokopelli_rules::Decision;

use crate::Scene;
use crate::places::{EXCHANGE, discard_place, pile_place};
use crate::seating::Seating;

/// Returns the buttons, always the same ones in the same order.
pub(crate) fn actions(scene: &Scene<'_>, legal: &[Decision]) -> Vec<Action> {
    let language = scene.names.language();
    let seat = Seating::of(scene.view).viewpoint();
    let only = |decision: Decision| {
        if legal.contains(&decision) { Can::Decide(decision.to_string()) } else { Can::Nothing }
    };
    // A cancelled ceremony is lost, so it must be chosen even if there is only one.
    let cancel = if legal.iter().any(|decision| matches!(decision, Decision::Cancel(_))) {
        Can::Choose
    } else {
        Can::Nothing
    };
    vec![
        Action {
            label: say!(language, "offer-draw"),
            sign: "pile",
            key: "d",
            place: pile_place(seat),
            can: only(Decision::Draw),
        },
        Action {
            label: say!(language, "action-exchange"),
            sign: "exchange",
            key: "e",
            place: EXCHANGE,
            can: only(Decision::Exchange),
        },
        Action {
            label: say!(language, "offer-cancel-title"),
            sign: "discard",
            key: "c",
            place: discard_place(seat),
            can: cancel,
        },
    ]
}
