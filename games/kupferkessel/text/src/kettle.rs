//! A kettle and its figure in words.

use hearth_core::Seat;
use hearth_text::{Spans, Tag, mark};
use hearth_words::{Language, say};
use kupferkessel_rules::{CardSet, Family, Question, View};

use crate::foresight::next_stop;
use crate::signs::{place, stop};

/// How many cards a seat has.
pub fn cards(view: &View, seat: Seat, language: Language) -> String {
    say!(language, "kettle-cards", cards = view.seat(seat).kettle.len())
}

/// Where the figure goes next, or what the seat came to.
pub fn next(view: &View, seat: Seat, language: Language) -> Spans {
    if let Some(score) = view.seat(seat).score {
        return Spans::parse(mark(Tag::Strong, &say!(language, "kettle-comes-to", points = score.total())));
    }
    let next = match next_stop(view, seat) {
        Some(to) if !to.is_corner() && to.line().and(view.square.occupied()).is_empty() => {
            say!(language, "kettle-then-empty", at = to.number(), place = place(to, language))
        }
        Some(to) => say!(language, "kettle-then", stop = stop(to, language)),
        None if view.question == Question::Take => say!(language, "kettle-then-by-card"),
        None => say!(language, "kettle-then-nowhere"),
    };
    next.into()
}

/// The values of a family that are among some cards: `1 3`
pub fn values(held: CardSet, family: Family) -> String {
    let cards = family.cards().filter(|card| held.has(*card));
    cards.map(|card| card.value().number().to_string()).collect::<Vec<_>>().join(" ")
}
