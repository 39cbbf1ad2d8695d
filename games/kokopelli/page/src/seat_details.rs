//! A closer look at somebody: what lies in his village does, what lies on his discard pile (KR21), in the end what he held.

use hearth_core::Seat;
use hearth_page::{Canvas, Id, Text};
use hearth_words::say;
use kokopelli_rules::{Card, Cards, CardsSeen, QuestionSeen};
use maud::{Markup, html};

use crate::chair::row;
use crate::desk::Desk;

/// The part: it opens above the table when one presses the name.
pub(crate) fn look(desk: &Desk<'_>, seat: Seat, canvas: &mut Canvas) {
    let (view, language) = (desk.view(), desk.language());
    let held = match (view.question, view.seat(seat).hand) {
        (QuestionSeen::Over, CardsSeen::Open(held)) => Some(held),
        _ => None,
    };
    let id = Id::of("look", seat.number());
    let inside = |canvas: &mut Canvas| {
        lying(desk, seat, canvas);
        discarded(desk, seat, canvas);
    };
    canvas.frame(id, held, inside, |inside| {
        html! {
            div.look id=(id) data-seat=(seat.number()) popover {
                h3 { span.seat { (seat.number()) } (desk.scene.name(seat)) }
                (inside)
                @if let Some(held) = held {
                    h4 { (Text(&say!(language, "board-look-hand"))) }
                    ul { li { (heap(desk, seat, held)) } }
                }
            }
        }
    });
}

/// The part that says what lies in his village and what that does.
fn lying(desk: &Desk<'_>, seat: Seat, canvas: &mut Canvas) {
    let (view, language) = (desk.view(), desk.language());
    let lying = row(view, seat).filter_map(|space| view.villages.stack(space).ceremony());
    let lying: Vec<Card> = lying.map(Card::of).collect();
    let id = Id::of("lies", seat.number());
    canvas.part(id, &lying, || {
        html! {
            div id=(id) {
                h4 { (Text(&say!(language, "board-look-village"))) }
                ul {
                    @for card in &lying {
                        li { span.one { (named(desk, *card)) } span.said { (desk.phrases.card(*card).does) } }
                    }
                    @if lying.is_empty() { li { (Text(&say!(language, "board-look-nothing"))) } }
                }
            }
        }
    });
}

/// The part that says what lies on his discard pile.
fn discarded(desk: &Desk<'_>, seat: Seat, canvas: &mut Canvas) {
    let (view, language) = (desk.view(), desk.language());
    let discards = view.seat(seat).discards;
    let id = Id::of("discarded", seat.number());
    canvas.part(id, discards, || {
        let discards = Seat::all(view.players()).zip(discards);
        let discards: Vec<(Seat, Cards)> = discards.filter(|(_, cards)| !cards.is_empty()).collect();
        html! {
            div id=(id) {
                h4 { (Text(&say!(language, "board-look-discard"))) }
                ul {
                    @for (colour, cards) in &discards { li { (heap(desk, *colour, *cards)) } }
                    @if discards.is_empty() { li { (Text(&say!(language, "board-look-nothing"))) } }
                }
            }
        }
    });
}

/// Cards of one colour.
fn heap(desk: &Desk<'_>, colour: Seat, cards: Cards) -> Markup {
    html! {
        span.seat data-seat=(colour.number()) title=(Text(desk.scene.name(colour))) { (colour.number()) }
        @for card in cards.kinds() {
            span.one { @if cards.count(card) > 1 { (cards.count(card)) " × " } (named(desk, card)) }
        }
    }
}

/// A card with its sign.
fn named(desk: &Desk<'_>, card: Card) -> Markup {
    html! { (desk.sign(card.word())) (desk.phrases.card(card).title) }
}
