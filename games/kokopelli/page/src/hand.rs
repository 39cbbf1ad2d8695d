//! The hand of who looks.

use hearth_core::Seat;
use hearth_page::{Canvas, Text};
use hearth_words::say;
use kokopelli_rules::{Card, Cards, CardsSeen, PileSeen, QuestionSeen};
use kokopelli_terminal::{cards as so_many_cards, title};
use maud::{Markup, html};

use crate::desk::Desk;
use crate::places::{card_place, tile_place};

/// The part of the hand. Who looks on from behind has none, but its place is there.
pub(crate) fn hand(desk: &Desk<'_>, canvas: &mut Canvas) {
    let own = desk.view().observer.seat().map(|seat| (seat, desk.view().seat(seat)));
    match own.map(|(seat, seen)| (seat, seen.hand, seen.under)) {
        Some((seat, CardsSeen::Open(held), under)) => {
            let under: Vec<Card> = match under {
                PileSeen::Open(known) => known.iter().collect(),
                PileSeen::Hidden(_) => Vec::new(),
            };
            let from = (held, &under, drawn(desk));
            canvas.part("hand", from, || open(desk, seat, held, &under));
        }
        _ => canvas.part("hand", (), || html! { section #hand .hand hidden {} }),
    }
}

/// A hand, and what its owner knows to lie at the bottom of his pile.
fn open(desk: &Desk<'_>, seat: Seat, held: Cards, under: &[Card]) -> Markup {
    let language = desk.language();
    let label = say!(language, "board-hand", cards = so_many_cards(held.len(), language));
    html! {
        section #hand .hand data-seat=(seat.number()) aria-label=(Text(&label)) {
            (cards(desk, held))
            @if !under.is_empty() {
                @let names = under.iter().map(|card| title(*card, language)).collect::<Vec<_>>();
                @let bottom = say!(language, "board-bottom", cards = names.join(", "));
                p.under title=(Text(&bottom)) { (Text(&bottom)) }
            }
        }
    }
}

/// The cards of the hand that were just drawn, while it is decided which of them are played at once.
fn drawn(desk: &Desk<'_>) -> Cards {
    match desk.view().question {
        QuestionSeen::DrawnCards(CardsSeen::Open(cards)) => cards,
        _ => Cards::default(),
    }
}

/// Cards in a hand.
pub(crate) fn cards(desk: &Desk<'_>, held: Cards) -> Markup {
    html! {
        div.cards data-kinds=(held.kinds().into_iter().count()) {
            @for card in held.kinds() { (kind(desk, card, held.count(card))) }
            @if held.is_empty() { p.none { (say!(desk.language(), "board-hand-empty")) } }
        }
    }
}

/// One kind of card in the hand.
fn kind(desk: &Desk<'_>, card: Card, copies: u8) -> Markup {
    let drawn = drawn(desk).has(card);
    let printed = desk.phrases.card(card);
    let label = html! { @if copies > 1 { (copies) " " } (printed.title) (Text(&desk.phrases.colon)) (printed.ability) };
    let at = desk.at(card_place(card));
    let tile = card.ceremony().and_then(|_| desk.at(tile_place(card)));
    let (name, does) = tile.is_none().then_some((&printed.title, &printed.ability)).unzip();
    html! {
        div.card.drawn[drawn] data-at=[at] data-as=[tile] data-card=(card.word()) data-cards=(copies)
            data-name=[name] data-does=[does] {
            span.unseen { (label) }
            (desk.sign(card.word()))
            span.name aria-hidden="true" { (printed.face) }
            span.does aria-hidden="true" { (printed.does) }
            @if copies > 1 { span.copies aria-hidden="true" { "×" (copies) } }
        }
    }
}
