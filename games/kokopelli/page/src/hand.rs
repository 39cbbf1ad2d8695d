//! The hand of the observer.

use hearth_core::Seat;
use hearth_page::{Canvas, Text};
use hearth_words::say;
use kokopelli_rules::{Card, Cards, CardsSeen, QuestionSeen};
use kokopelli_text::{ability, cards as so_many_cards, title};
use maud::{Markup, html};

use crate::card::{edges, printed};
use crate::desk::Desk;
use crate::places::{card_place, tile_place};
use crate::seat::spectated;

/// The part of the hand. A spectator sees the backs of the chair's hand.
pub(crate) fn hand(desk: &Desk<'_>, canvas: &mut Canvas) {
    let own = desk.view().observer.seat().map(|seat| (seat, desk.view().seat(seat).hand));
    match own {
        Some((seat, CardsSeen::Open(held))) => {
            canvas.part("hand", (held, drawn(desk)), || open(desk, seat, held));
        }
        _ => spectated(desk, canvas),
    }
}

/// The own hand.
fn open(desk: &Desk<'_>, seat: Seat, held: Cards) -> Markup {
    let language = desk.language();
    let label = say!(language, "board-hand", cards = so_many_cards(held.len(), language));
    html! {
        section #hand .hand data-seat=(seat.number()) aria-label=(Text(&label)) { (cards(desk, held)) }
    }
}

/// The cards of the hand that were just drawn, while it is decided which of them are played at once.
fn drawn(desk: &Desk<'_>) -> Cards {
    match desk.view().question {
        QuestionSeen::DrawnCards(CardsSeen::Open(cards)) => cards,
        _ => Cards::default(),
    }
}

/// Cards in a hand, as a fan.
pub(crate) fn cards(desk: &Desk<'_>, held: Cards) -> Markup {
    html! {
        div.cards.fan data-n=(held.kinds().into_iter().count()) {
            @for card in held.kinds() { (kind(desk, card, held.count(card))) }
            @if held.is_empty() { p.none { (say!(desk.language(), "board-hand-empty")) } }
        }
    }
}

/// One kind of card in the hand: several equal ones are a small stack.
fn kind(desk: &Desk<'_>, card: Card, copies: u8) -> Markup {
    let drawn = drawn(desk).has(card);
    let words = desk.phrases.card(card);
    let label = match copies {
        1 => words.label.clone(),
        _ => {
            let (language, name) = (desk.language(), title(card, desk.language()));
            html! { (say!(language, "board-cards", copies = copies, card = name, ability = ability(card, language))) }
        }
    };
    let at = desk.at(card_place(card));
    let tile = card.ceremony().and_then(|_| desk.at(tile_place(card)));
    let (name, does) = tile.is_none().then_some((&words.title, &words.ability)).unzip();
    html! {
        div.card.drawn[drawn] .(card.word()) data-at=[at] data-as=[tile] data-card=(card.word()) data-cards=(copies)
            data-name=[name] data-does=[does] {
            span.unseen { (label) }
            (edges(desk, (1..copies).map(|_| card)))
            (printed(desk, card))
            @if copies > 1 { span.copies aria-hidden="true" { "×" (copies) } }
        }
    }
}
