//! Somebody at the table: who it is, what is left of the turn, the points, and what is in hand and on the piles.

use hearth_core::Seat;
use hearth_page::{Canvas, Id, Text, called};
use hearth_words::say;
use kokopelli_rules::{Card, CardsSeen};
use kokopelli_text::title;
use maud::{Markup, html};

use crate::art::{back, face};
use crate::chair::{Side, chair};
use crate::desk::Desk;
use crate::places::{discard_place, hand_place, pile_place, points_place};

/// The part of a seat. The piles of the chair lie beside the hand.
pub(crate) fn head(desk: &Desk<'_>, seat: Seat, canvas: &mut Canvas) {
    let view = desk.view();
    let seen = view.seat(seat);
    let side = Side::of(view, seat);
    let (id, discards) = (Id::of("head", seat.number()), seen.discards);
    canvas.part(id, (desk.turn(seat), desk.points(seat), seen.hand, seen.pile, discards), || {
        html! {
            header.acts[desk.acts(seat)] id=(id) {
                (who(desk, seat))
                (turn(desk, seat))
                (points(desk, seat))
                @if side != Side::Own { div.gear { (backs(desk, seat)) (piles(desk, seat)) } }
                @else if view.observer.sits_at(seat) { div.gear { (count(desk, seat)) } }
            }
        }
    });
}

/// Who it is: a press tells more.
fn who(desk: &Desk<'_>, seat: Seat) -> Markup {
    let name = desk.scene.name(seat);
    html! {
        h2 {
            button.who type="button" popovertarget=(Id::of("look", seat.number()))
                title=(Text(&say!(desk.language(), "board-look", name = name))) {
                span.seat { (seat.number()) }
                span.called { (called(name)) }
                @if desk.view().observer.sits_at(seat) { small.you { (desk.phrases.you) } }
            }
        }
    }
}

/// What is left of the turn, for the seat whose turn it is: a bead for each action.
fn turn(desk: &Desk<'_>, seat: Seat) -> Markup {
    let language = desk.language();
    html! {
        @if let Some(left) = desk.turn(seat) {
            @let label = match left {
                0 => say!(language, "board-turn"),
                actions => say!(language, "board-actions", actions = actions),
            };
            span.turn role="img" aria-label=(Text(&label)) title=(Text(&label)) { @for _ in 0..left { i {} } }
        }
    }
}

/// The points.
fn points(desk: &Desk<'_>, seat: Seat) -> Markup {
    let points = desk.points(seat);
    let label = desk.phrases.points.of(points);
    html! {
        span.points role="img" data-at=[desk.at(points_place(seat))] aria-label=(label) title=(label) { (points) }
    }
}

/// How many cards are in the own hand, which lies open elsewhere.
fn count(desk: &Desk<'_>, seat: Seat) -> Markup {
    let cards = desk.view().seat(seat).hand.len();
    let label = desk.phrases.in_hand.of(cards);
    html! {
        span.backs role="img" data-at=[desk.at(hand_place(seat))] aria-label=(label) title=(label) {
            (desk.sign(back(seat)).in_class("cover")) b { (cards) }
        }
    }
}

/// Somebody else's hand: its backs, and at the end of the game the cards themselves.
pub(crate) fn backs(desk: &Desk<'_>, seat: Seat) -> Markup {
    let language = desk.language();
    let at = desk.at(hand_place(seat));
    match desk.view().seat(seat).hand {
        CardsSeen::Open(held) if !desk.view().observer.sits_at(seat) => {
            let held: Vec<Card> = held.iter().collect();
            let names = held.iter().map(|card| title(*card, language)).collect::<Vec<_>>().join(", ");
            let label = say!(language, "board-in-hand", cards = names);
            html! {
                span.backs.fan role="img" data-n=(held.len()) data-at=[at] aria-label=(label) title=(label) {
                    @for card in &held { (desk.sign(face(*card)).in_class("cover")) } b { (held.len()) }
                }
            }
        }
        hand => {
            let label = desk.phrases.in_hand.of(hand.len());
            html! {
                span.backs.fan role="img" data-n=(hand.len()) data-at=[at] aria-label=(label) title=(label) {
                    @for _ in 0..hand.len() { (desk.sign(back(seat)).in_class("cover")) } b { (hand.len()) }
                }
            }
        }
    }
}

/// Somebody else's draw pile and discard pile.
fn piles(desk: &Desk<'_>, seat: Seat) -> Markup {
    let (pile, discards) = (desk.view().seat(seat).pile, desk.discards(seat));
    let (pile_label, discard_label) = (desk.phrases.pile.of(pile), desk.phrases.discard.of(discards));
    html! {
        span.size.none[pile == 0] role="img" data-at=[desk.at(pile_place(seat))] aria-label=(pile_label) title=(pile_label) {
            span.cover data-back { (desk.sign(back(seat)).in_class("art")) } b { (pile) }
        }
        span.size.none[discards == 0] role="img" data-at=[desk.at(discard_place(seat))] aria-label=(discard_label) title=(discard_label) {
            (desk.sign(desk.discarded(seat).first().map_or("discard", |card| face(*card))).in_class("cover")) b { (discards) }
        }
    }
}

/// The hand of the chair as spectators see it.
pub(crate) fn spectated(desk: &Desk<'_>, canvas: &mut Canvas) {
    let seat = chair(desk.view());
    canvas.part("hand", desk.view().seat(seat).hand, || {
        html! { section #hand .hand data-seat=(seat.number()) { (backs(desk, seat)) } }
    });
}
