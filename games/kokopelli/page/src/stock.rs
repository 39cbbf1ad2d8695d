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
    let (may_draw, may_discard) = (desk.touchable.pile, desk.touchable.discard);
    canvas.part("stock", (pile, discards, may_draw, may_discard), || {
        let pile_label = say!(language, "board-pile", cards = cards(pile, language));
        let discard_label = say!(language, "board-discard", cards = cards(discards, language));
        html! {
            div #stock .stock data-seat=(seat) {
                (heap(desk, "pile", pile, pile_place(seat), &pile_label, may_draw))
                (heap(desk, "discard", discards, discard_place(seat), &discard_label, may_discard))
            }
        }
    });
}

/// One of the two.
fn heap(
    desk: &Desk<'_>,
    id: &'static str,
    cards: usize,
    place: Place,
    label: &str,
    touchable: bool,
) -> Markup {
    let at = desk.at(place);
    let inside = html! {
        (sign(desk.scene.signs, id))
        span.count { (cards) }
    };
    html! {
        @if touchable {
            button.heap.may .(id) type="button" data-at=[at] aria-label=(label) title=(label) { (inside) }
        } @else {
            div.heap.none[cards == 0] .(id) role="img" data-at=[at] aria-label=(label) title=(label) { (inside) }
        }
    }
}
