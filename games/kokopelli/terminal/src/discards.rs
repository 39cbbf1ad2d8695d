//! The discard piles, which anyone may look through (KR21).

use hearth_core::Seat;
use hearth_terminal::painted;
use hearth_text::Names;
use hearth_words::{Language, say};
use kokopelli_rules::{Cards, View};
use kokopelli_text::title;

use crate::KokopelliTerminal;

/// The cards on each discard pile, by their owners.
pub(crate) fn listed(view: &View, names: &Names) -> String {
    let language = names.language();
    let name = |seat: Seat| painted::<KokopelliTerminal>(&names.spans(seat));
    let piles = Seat::all(view.players()).map(|owner| {
        let by_colour = Seat::all(view.players()).zip(view.seat(owner).discards);
        let lying = by_colour.filter(|(_, cards)| !cards.is_empty());
        let mut lines: Vec<String> = lying
            .map(|(colour, cards)| {
                say!(language, "discards-of", name = name(colour), cards = heap(cards, language))
            })
            .collect();
        if lines.is_empty() {
            lines.push(say!(language, "discards-none"));
        }
        let title = say!(language, "discards-on", name = name(owner));
        format!("{title}\n  {}", lines.join("\n  "))
    });
    piles.collect::<Vec<_>>().join("\n")
}

/// A heap of cards: `Hunter, 2 Paw`.
fn heap(cards: Cards, language: Language) -> String {
    let kinds = cards.kinds().into_iter().map(|card| match cards.count(card) {
        1 => title(card, language).to_owned(),
        count => format!("{count} {}", title(card, language)),
    });
    kinds.collect::<Vec<_>>().join(", ")
}
