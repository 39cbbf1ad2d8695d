//! Somebody else: who he is, how he stands, and what lies on his spaces beyond those that are drawn beside the own village.

use hearth_core::Seat;
use hearth_page::{Canvas, Place, called};
use hearth_words::say;
use kokopelli_rules::{Card, CardsSeen};
use kokopelli_terminal::{cards, points as so_many_points, title};
use maud::{Markup, html};

use crate::chair::beyond;
use crate::desk::Desk;
use crate::sign::sign;
use crate::space::{space, spots};
use crate::touches::{discard_place, hand_place, pile_place, points_place};

/// The part of a seat.
pub(crate) fn strip(desk: &Desk<'_>, seat: Seat, canvas: &mut Canvas) {
    let (view, language) = (desk.view(), desk.language());
    let id = format!("seat-{seat}");
    let (others, spots) = (view.players() - 1, spots(desk, beyond(view, seat)));
    let (hand, pile, discards) = (view.seat(seat).hand, view.seat(seat).pile, desk.discards(seat));
    canvas.part(id.clone(), (desk.turn(seat), desk.points(seat), hand, pile, discards, &spots), || {
        let label = say!(language, "board-village", name = desk.scene.name(seat));
        let pile_label = say!(language, "board-pile", cards = cards(pile, language));
        let discard_label = say!(language, "board-discard", cards = cards(discards, language));
        html! {
            section.strip.acts[desk.acts(seat)] id=(id) data-seat=(seat) data-others=(others) aria-label=(label) {
                header {
                    (who(desk, seat))
                    (turn(desk, seat))
                    (points(desk, seat))
                    span.sizes {
                        (backs(desk, seat))
                        (size(desk, "pile", pile, pile_place(seat), &pile_label))
                        (size(desk, "discard", discards, discard_place(seat), &discard_label))
                    }
                }
                div.spaces { @for spot in &spots { (space(desk, *spot)) } }
            }
        }
    });
}

/// Who it is: a press tells more about him.
pub(crate) fn who(desk: &Desk<'_>, seat: Seat) -> Markup {
    let name = desk.scene.name(seat);
    html! {
        h2 {
            button.who type="button" popovertarget={ "look-" (seat) }
                title=(say!(desk.language(), "board-look", name = name)) {
                span.seat { (seat) }
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
                    0 => (say!(language, "board-turn")),
                    actions => (say!(language, "board-actions", actions = actions)),
                }
            }
        }
    }
}

/// The points.
pub(crate) fn points(desk: &Desk<'_>, seat: Seat) -> Markup {
    let points = desk.points(seat);
    let label = so_many_points(points, desk.language());
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
                    @for card in held { (sign(desk.scene.signs, card.word())) }
                }
            }
        }
        hand => {
            let label = say!(language, "board-in-hand", cards = cards(hand.len(), language));
            html! {
                span.backs role="img" data-at=[at] aria-label=(label) title=(label) { i {} (hand.len()) }
            }
        }
    }
}

/// How many cards lie somewhere.
fn size(desk: &Desk<'_>, id: &'static str, cards: usize, place: Place, label: &str) -> Markup {
    html! {
        span.size role="img" data-at=[desk.at(place)] aria-label=(label) title=(label) {
            (sign(desk.scene.signs, id))
            (cards)
        }
    }
}
