//! The draw pile and the discard pile of the village nearby.

use hearth_page::{Canvas, Place};
use maud::{Markup, Render, html};

use crate::chair::chair;
use crate::desk::Desk;
use crate::places::{discard_place, pile_place};

/// The part.
pub(crate) fn stock(desk: &Desk<'_>, canvas: &mut Canvas) {
    let view = desk.view();
    let seat = chair(view);
    let (pile, discards) = (view.seat(seat).pile, desk.discards(seat));
    canvas.part("stock", (pile, discards), || {
        html! {
            div #stock .stock data-seat=(seat.number()) {
                (heap(desk, "pile", pile, pile_place(seat), &desk.phrases.pile.of(pile)))
                (heap(desk, "discard", discards, discard_place(seat), &desk.phrases.discard.of(discards)))
            }
        }
    });
}

/// One of the two.
fn heap(desk: &Desk<'_>, id: &'static str, cards: usize, place: Place, label: &impl Render) -> Markup {
    html! {
        div.heap.none[cards == 0] .(id) data-at=[desk.at(place)] title=(label) {
            span.unseen { (label) }
            (desk.sign(id))
            span.count aria-hidden="true" { (cards) }
        }
    }
}
