//! The discard piles, which anyone may look through (KR21).

use hearth_core::Seat;
use hearth_terminal::Names;
use hearth_words::say;
use kokopelli_rules::View;

use crate::signs::heap;

/// What lies on each discard pile, by whose cards they are.
pub(crate) fn tell(view: &View, names: &Names) -> String {
    let language = names.language();
    let piles = Seat::all(view.players()).map(|owner| {
        let by_colour = Seat::all(view.players()).zip(view.seat(owner).discards);
        let lying = by_colour.filter(|(_, cards)| !cards.is_empty());
        let mut lines: Vec<String> = lying
            .map(|(colour, cards)| {
                say!(language, "discards-of", name = names.of(colour), cards = heap(cards, names))
            })
            .collect();
        if lines.is_empty() {
            lines.push(say!(language, "discards-none"));
        }
        let title = say!(language, "discards-on", name = names.of(owner));
        format!("{title}\n  {}", lines.join("\n  "))
    });
    piles.collect::<Vec<_>>().join("\n")
}
