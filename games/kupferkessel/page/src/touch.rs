//! Deciding by touch: which places belong to a decision, and which decision belongs to places.

use kupferkessel_rules::{Decision, View};

use crate::places::{Spot, Touched};

/// The places that are touched to mean a decision: a card goes into the own kettle, a symbol is used by touching it, and
/// who draws the next card for the gap does without it.
pub(crate) fn touches(decision: Decision, view: &View) -> impl Iterator<Item = Spot> {
    let kettle = Some(Spot::Kettle(view.turn.seat));
    let (first, then) = match decision {
        Decision::Take(cell) => (Spot::Cell(cell), kettle),
        Decision::Use => (Spot::Symbol, None),
        Decision::Skip => (Spot::Pile, None),
        Decision::Keep => (Spot::Last, kettle),
        Decision::Leave => (Spot::Last, Some(Spot::Out)),
    };
    std::iter::once(first).chain(then)
}

/// The decision that is meant by touching these places, legal or not. Of several cells the one touched last is meant.
pub(crate) fn meant(places: &[&str]) -> Option<Decision> {
    let touched: Vec<Touched> = places.iter().filter_map(|place| Touched::read(place)).collect();
    let is = |place| touched.contains(&place);
    let cell = touched.iter().rev().find_map(|place| match place {
        Touched::Cell(cell) => Some(*cell),
        _ => None,
    });
    match cell {
        Some(cell) => Some(Decision::Take(cell)),
        None if is(Touched::Out) => Some(Decision::Leave),
        None if is(Touched::Last) && is(Touched::Kettle) => Some(Decision::Keep),
        None if is(Touched::Symbol) => Some(Decision::Use),
        None if is(Touched::Pile) => Some(Decision::Skip),
        None => None,
    }
}
