//! The draw pile and the discard pile of the viewpoint.

use hearth_core::Seat;
use hearth_page::{PlaceId, Text};
use hearth_words::say;
use kokopelli_rules::{Card, PileSeen, View};
use kokopelli_text::title;
use maud::{Markup, Render, html};

use crate::art::{back, face};
use crate::board::BoardRenderer;
use crate::board_context::{BoardContext, Discards, discard_count, discarded_kinds};
use crate::places::{discard_place, pile_place};

/// The number of faces shown on a discard pile. It is a heap, so the last cards are not marked.
const FACES_SHOWN: usize = 3;

/// The dependencies of the part.
#[derive(Hash)]
struct Stock {
    seat: Seat,
    pile: usize,
    discards: Discards,
    /// The lowest cards of the pile, which the observer put there.
    under: Vec<Card>,
}

/// Draws the part.
pub(crate) fn stock(view: &View, seat: Seat, renderer: &mut BoardRenderer<'_, '_>) {
    let seen = view.seat(seat);
    let under: Vec<Card> = match seen.under {
        PileSeen::Open(known) if view.observer.sits_at(seat) => known.iter().collect(),
        _ => Vec::new(),
    };
    let deps = Stock { seat, pile: seen.pile, discards: seen.discards, under };
    renderer.part("stock", deps, |context, stock| {
        html! {
            div #stock .stock data-seat=(stock.seat.number()) {
                (pile(context, stock))
                (discard(context, stock))
            }
        }
    });
}

fn pile(context: &BoardContext<'_>, stock: &Stock) -> Markup {
    let (seat, under, language) = (stock.seat, &stock.under, context.language());
    let names = under.iter().map(|card| title(*card, language)).collect::<Vec<_>>();
    let bottom = (!under.is_empty()).then(|| say!(language, "board-bottom", cards = names.join(", ")));
    let faces = html! {
        span.cover data-back { (context.sign(back(seat)).in_class("art")) }
        @if let Some(bottom) = bottom {
            span.under title=(Text(&bottom)) { span.unseen { (Text(&bottom)) } @for card in under { (context.sign(card.word())) } }
        }
    };
    let label = context.phrases().pile.of(stock.pile);
    heap(context, stock.pile, pile_place(seat), "pile", &label, &faces)
}

fn discard(context: &BoardContext<'_>, stock: &Stock) -> Markup {
    let cards = discard_count(&stock.discards);
    let kinds = discarded_kinds(&stock.discards);
    let faces = html! { @for card in kinds.iter().take(FACES_SHOWN).rev() { (context.sign(face(*card)).in_class("cover")) } };
    let label = context.phrases().discard.of(cards);
    heap(context, cards, discard_place(stock.seat), "discard", &label, &faces)
}

/// Draws one of the two piles. Its thickness grows with every four cards.
fn heap(
    context: &BoardContext<'_>,
    cards: usize,
    place: PlaceId,
    kind: &'static str,
    label: &impl Render,
    faces: &Markup,
) -> Markup {
    let name = match kind {
        "pile" => &context.phrases().pile_name,
        _ => &context.phrases().discard_name,
    };
    html! {
        div.heap.none[cards == 0] .(kind) data-at=[context.at(place)] data-thick=(cards.div_ceil(4)) title=(label) {
            span.unseen { (label) }
            (faces)
            span.count aria-hidden="true" { (cards) }
            span.what aria-hidden="true" { (Text(name)) }
        }
    }
}
