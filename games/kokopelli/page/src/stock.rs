//! The draw pile and the discard pile of the village nearby.

use hearth_page::{Canvas, Place};
use hearth_words::say;
use kokopelli_terminal::cards;
use maud::{Markup, html};

use crate::chair::chair;
use crate::desk::Desk;
use crate::sign::sign;
use crate::touches::{discard_place, pile_place};

/// The part.
pub(crate) fn stock(desk: &Desk<'_>, canvas: &mut Canvas) {
    let (view, language) = (desk.view(), desk.language());
    let seat = chair(view);
    let (pile, discards) = (view.seat(seat).pile, desk.discards(seat));
    canvas.part("stock", (pile, discards), || {
        let pile_label = say!(language, "board-pile", cards = cards(pile, language));
        let discard_label = say!(language, "board-discard", cards = cards(discards, language));
        html! {
            div #stock .stock data-seat=(seat) {
                (heap(desk, "pile", pile, pile_place(seat), &pile_label))
                (heap(desk, "discard", discards, discard_place(seat), &discard_label))
            }
        }
    });
}

/// One of the two.
fn heap(desk: &Desk<'_>, id: &'static str, cards: usize, place: Place, label: &str) -> Markup {
    html! {
        div.heap.none[cards == 0] .(id) data-at=[desk.at(place)] title=(label) {
            span.unseen { (label) }
            (sign(desk.scene.signs, id))
            span.count aria-hidden="true" { (cards) }
        }
    }
}
