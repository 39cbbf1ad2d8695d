//! The discard piles, which anyone may look through (KR21).

use hearth_core::Seat;
use hearth_terminal::Names;
use kokopelli_rules::{Cards, View};

use crate::signs::heap;

/// What lies on each discard pile, by whose cards they are.
pub(crate) fn tell(view: &View, names: &Names) -> String {
    let piles = Seat::all(view.players()).map(|owner| {
        let by_colour = Seat::all(view.players()).zip(view.seat(owner).discards);
        let lying = by_colour.filter(|(_, cards)| !cards.is_empty());
        let lines: Vec<String> = lying
            .map(|(colour, cards): (Seat, Cards)| format!("  of {}: {}", names.of(colour), heap(cards)))
            .collect();
        let cards = if lines.is_empty() { "  nothing".to_owned() } else { lines.join("\n") };
        format!("On {}'s discard pile:\n{cards}", names.of(owner))
    });
    piles.collect::<Vec<_>>().join("\n")
}
