//! Deciding by touch: the places of a decision, and the decision that places mean.

use kupferkessel_rules::{Decision, View};

use crate::places::{BoardPlace, Touched};

/// Returns the places to touch for a decision: a card and the own kettle; the symbol to use it; the pile to skip it.
pub(crate) fn touches(decision: Decision, view: &View) -> impl Iterator<Item = BoardPlace> {
    let kettle = Some(BoardPlace::Kettle(view.turn.seat));
    let (first, then) = match decision {
        Decision::Take(cell) => (BoardPlace::Cell(cell), kettle),
        Decision::Use => (BoardPlace::Symbol, None),
        Decision::Skip => (BoardPlace::Pile, None),
        Decision::Keep => (BoardPlace::Last, kettle),
        Decision::Leave => (BoardPlace::Last, Some(BoardPlace::Out)),
    };
    std::iter::once(first).chain(then)
}

/// Returns the decision that touching these places means. It may be illegal. Of several cells the last one counts.
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
