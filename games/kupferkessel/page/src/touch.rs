//! Deciding by touch: which places belong to a decision, and which decision belongs to places.

use hearth_page::Place;
use kupferkessel_rules::{Decision, View};

use crate::places::{self, LAST, OUT, PILE, SYMBOL};

/// The places that are touched to mean a decision: a card goes into the own kettle, a symbol is used by touching it, and
/// who draws the next card for the gap does without it.
pub(crate) fn touches(decision: Decision, view: &View) -> Vec<Place> {
    let kettle = || places::kettle(view.turn.seat);
    match decision {
        Decision::Take(cell) => vec![places::cell(cell), kettle()],
        Decision::Use => vec![SYMBOL.to_owned()],
        Decision::Skip => vec![PILE.to_owned()],
        Decision::Keep => vec![LAST.to_owned(), kettle()],
        Decision::Leave => vec![LAST.to_owned(), OUT.to_owned()],
    }
}

/// The decision that is meant by touching these places, legal or not. Of several cells the one touched last is meant.
pub(crate) fn meant(touched: &[&str]) -> Option<Decision> {
    let is = |place: &str| touched.contains(&place);
    let kettle = touched.iter().any(|place| places::is_kettle(place));
    match touched.iter().rev().find_map(|place| places::as_cell(place)) {
        Some(cell) => Some(Decision::Take(cell)),
        None if is(OUT) => Some(Decision::Leave),
        None if is(LAST) && kettle => Some(Decision::Keep),
        None if is(SYMBOL) => Some(Decision::Use),
        None if is(PILE) => Some(Decision::Skip),
        None => None,
    }
}
