//! Somebody else: who he is, how he stands, and what lies on his spaces beyond those that are drawn beside the own village.

use hearth_core::Seat;
use hearth_page::{Canvas, Id, Place, Text, called};
use hearth_words::say;
use kokopelli_rules::{Card, CardsSeen};
use kokopelli_terminal::title;
use maud::{Markup, Render, html};

use crate::chair::beyond;
use crate::desk::Desk;
use crate::places::{discard_place, hand_place, pile_place, points_place};
use crate::space::spaces;

/// The part of a seat.
pub(crate) fn strip(desk: &Desk<'_>, seat: Seat, canvas: &mut Canvas) {
    let (view, language) = (desk.view(), desk.language());
    let inside = |canvas: &mut Canvas| {
        head(desk, seat, canvas);
        let id = Id::of("beyond", seat.number());
        canvas.frame(
            id,
            (),
            |canvas| spaces(desk, beyond(view, seat), canvas),
            |spaces| {
                html! { div.spaces id=(id) { (spaces) } }
            },
        );
    };
    let id = Id::of("seat", seat.number());
    canvas.frame(id, (), inside, |inside| {
        let label = say!(language, "board-village", name = desk.scene.name(seat));
        html! {
            section.strip id=(id) data-seat=(seat.number()) data-others=(view.players() - 1) aria-label=(label) { (inside) }
        }
    });
}

/// The part of who he is and how he stands.
fn head(desk: &Desk<'_>, seat: Seat, canvas: &mut Canvas) {
    let seen = desk.view().seat(seat);
    let (id, discards) = (Id::of("head", seat.number()), desk.discards(seat));
    canvas.part(id, (desk.turn(seat), desk.points(seat), seen.hand, seen.pile, discards), || {
        let (pile, discard) = (desk.phrases.pile.of(seen.pile), desk.phrases.discard.of(discards));
        html! {
            header.acts[desk.acts(seat)] id=(id) {
                (who(desk, seat))
                (turn(desk, seat))
                (points(desk, seat))
                span.sizes {
                    (backs(desk, seat))
                    (size(desk, "pile", seen.pile, pile_place(seat), &pile))
                    (size(desk, "discard", discards, discard_place(seat), &discard))
                }
            }
        }
    });
}

/// Who it is: a press tells more about him.
pub(crate) fn who(desk: &Desk<'_>, seat: Seat) -> Markup {
    let name = desk.scene.name(seat);
    html! {
        h2 {
            button.who type="button" popovertarget=(Id::of("look", seat.number()))
                title=(Text(&say!(desk.language(), "board-look", name = name))) {
                span.seat { (seat.number()) }
                span.called { (called(name)) }
            }
        }
    }
}

/// What is left of the turn, for whose turn it is.
pub(crate) fn turn(desk: &Desk<'_>, seat: Seat) -> Markup {
    let language = desk.language();
    html! {
        @if let Some(left) = desk.turn(seat) {
            span.turn {
                @match left {
                    0 => (Text(&say!(language, "board-turn"))),
                    actions => (Text(&say!(language, "board-actions", actions = actions))),
                }
            }
        }
    }
}

/// The points.
pub(crate) fn points(desk: &Desk<'_>, seat: Seat) -> Markup {
    let points = desk.points(seat);
    let label = desk.phrases.points.of(points);
    html! {
        span.points role="img" data-at=[desk.at(points_place(seat))] aria-label=(label) title=(label) { (points) }
    }
}

/// How many cards somebody holds; in the end which ones. The own hand lies open elsewhere.
pub(crate) fn backs(desk: &Desk<'_>, seat: Seat) -> Markup {
    let language = desk.language();
    let at = desk.at(hand_place(seat));
    match desk.view().seat(seat).hand {
        CardsSeen::Open(held) if !desk.view().observer.sits_at(seat) => {
            let held: Vec<Card> = held.iter().collect();
            let names = held.iter().map(|card| title(*card, language)).collect::<Vec<_>>().join(", ");
            let label = say!(language, "board-in-hand", cards = names);
            html! {
                span.backs.open role="img" data-at=[at] aria-label=(label) title=(label) {
                    @for card in held { (desk.sign(card.word())) }
                }
            }
        }
        hand => {
            let label = desk.phrases.in_hand.of(hand.len());
            html! {
                span.backs role="img" data-at=[at] aria-label=(label) title=(label) { i {} (hand.len()) }
            }
        }
    }
}

/// How many cards lie somewhere.
fn size(desk: &Desk<'_>, id: &'static str, cards: usize, place: Place, label: &impl Render) -> Markup {
    html! {
        span.size role="img" data-at=[desk.at(place)] aria-label=(label) title=(label) {
            (desk.sign(id))
            (cards)
        }
    }
}
