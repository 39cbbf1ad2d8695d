//! The draw pile and the discard pile of the chair.

use hearth_core::Seat;
use hearth_page::{Canvas, Place, Text};
use hearth_words::say;
use kokopelli_rules::{Card, PileSeen};
use kokopelli_text::title;
use maud::{Markup, Render, html};

use crate::art::{back, face};
use crate::chair::chair;
use crate::desk::Desk;
use crate::places::{discard_place, pile_place};

/// So many faces are seen of a discard pile: it is a heap, and nobody remembers what was laid on it last.
const SEEN: usize = 3;

/// The part.
pub(crate) fn stock(desk: &Desk<'_>, canvas: &mut Canvas) {
    let view = desk.view();
    let seat = chair(view);
    let under: Vec<Card> = match view.seat(seat).under {
        PileSeen::Open(known) if view.observer.sits_at(seat) => known.iter().collect(),
        _ => Vec::new(),
    };
    let from = (view.seat(seat).pile, view.seat(seat).discards, &under);
    canvas.part("stock", from, || {
        html! {
            div #stock .stock data-seat=(seat.number()) {
                (pile(desk, seat, &under))
                (discard(desk, seat))
            }
        }
    });
}

fn pile(desk: &Desk<'_>, seat: Seat, under: &[Card]) -> Markup {
    let (cards, language) = (desk.view().seat(seat).pile, desk.language());
    let names = under.iter().map(|card| title(*card, language)).collect::<Vec<_>>();
    let bottom = (!under.is_empty()).then(|| say!(language, "board-bottom", cards = names.join(", ")));
    let faces = html! {
        span.cover data-back { (desk.sign(back(seat)).in_class("art")) }
        // What the owner put there is known.
        @if let Some(bottom) = bottom {
            span.under title=(Text(&bottom)) { span.unseen { (Text(&bottom)) } @for card in under { (desk.sign(card.word())) } }
        }
    };
    heap(desk, cards, pile_place(seat), "pile", &desk.phrases.pile.of(cards), &faces)
}

fn discard(desk: &Desk<'_>, seat: Seat) -> Markup {
    let cards = desk.discards(seat);
    let seen = desk.discarded(seat);
    let faces =
        html! { @for card in seen.iter().take(SEEN).rev() { (desk.sign(face(*card)).in_class("cover")) } };
    heap(desk, cards, discard_place(seat), "discard", &desk.phrases.discard.of(cards), &faces)
}

/// One of the two. It is as thick as it has cards, in steps of four.
fn heap(
    desk: &Desk<'_>,
    cards: usize,
    place: Place,
    kind: &'static str,
    label: &impl Render,
    faces: &Markup,
) -> Markup {
    let name = match kind {
        "pile" => &desk.phrases.pile_name,
        _ => &desk.phrases.discard_name,
    };
    html! {
        div.heap.none[cards == 0] .(kind) data-at=[desk.at(place)] data-thick=(cards.div_ceil(4)) title=(label) {
            span.unseen { (label) }
            (faces)
            span.count aria-hidden="true" { (cards) }
            span.what aria-hidden="true" { (Text(name)) }
        }
    }
}
