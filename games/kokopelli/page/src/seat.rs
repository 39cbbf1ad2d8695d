//! The head of a village: the player, the rest of the turn, the points, the hand and the piles.

use hearth_core::Seat;
use hearth_page::{Id, Text, seat_name};
use hearth_words::say;
use kokopelli_rules::{Card, CardsSeen, QuestionSeen, View};
use kokopelli_text::title;
use maud::{Markup, html};

use crate::Scene;
use crate::art::{back, face};
use crate::board::BoardRenderer;
use crate::board_context::{BoardContext, Discards, discard_count, discarded_kinds};
use crate::places::{discard_place, hand_place, pile_place, points_place};
use crate::seat_details::details_id;
use crate::seating::Side;

/// The dependencies of the part.
#[derive(Hash)]
struct Head {
    seat: Seat,
    /// The number of actions that are left, if it is this seat's turn.
    actions_left: Option<u8>,
    points: usize,
    hand: CardsSeen,
    pile: usize,
    discards: Discards,
}

/// Draws the part of a seat. The piles of the viewpoint are beside the hand.
pub(crate) fn head(scene: &Scene<'_>, seat: Seat, renderer: &mut BoardRenderer<'_, '_>) {
    let seen = scene.view.seat(seat);
    let deps = Head {
        seat,
        actions_left: actions_left(scene, seat),
        points: points_of(scene.view, seat),
        hand: seen.hand,
        pile: seen.pile,
        discards: seen.discards,
    };
    renderer.part(head_id(seat), deps, draw);
}

fn head_id(seat: Seat) -> Id {
    Id::of("head", seat.number())
}

/// Returns the number of actions that are left to a seat, if it is its turn.
fn actions_left(scene: &Scene<'_>, seat: Seat) -> Option<u8> {
    let turn = scene.view.turn;
    let acts = !scene.ended && seat == turn.seat && scene.view.question != QuestionSeen::Over;
    acts.then_some(turn.regular + turn.extra)
}

/// Returns the points of a seat: at the end the final score.
fn points_of(view: &View, seat: Seat) -> usize {
    let seen = view.seat(seat);
    let points = seen.score.map_or(i32::from(seen.points), |score| score.total());
    usize::try_from(points).unwrap_or(0)
}

fn draw(context: &BoardContext<'_>, head: &Head) -> Markup {
    let seat = head.seat;
    html! {
        header.acts[head.actions_left.is_some()] id=(head_id(seat)) {
            (name(context, seat))
            (turn(context, head.actions_left))
            (points(context, seat, head.points))
            @if context.seating.side(seat) != Side::Own {
                div.gear { (hand_backs(context, seat, head.hand)) (piles(context, head)) }
            } @else if context.is_own(seat) {
                div.gear { (own_count(context, seat, head.hand.len())) }
            }
        }
    }
}

/// Draws the name, as a button that opens the details.
fn name(context: &BoardContext<'_>, seat: Seat) -> Markup {
    let name = context.name(seat);
    html! {
        h2 {
            button.who type="button" popovertarget=(details_id(seat))
                title=(Text(&say!(context.language(), "board-look", name = name))) {
                span.seat { (seat.number()) }
                span.called { (seat_name(name)) }
                @if context.is_own(seat) { small.you { (context.phrases().you) } }
            }
        }
    }
}

/// Draws the rest of the turn: a bead for each action.
fn turn(context: &BoardContext<'_>, actions_left: Option<u8>) -> Markup {
    let language = context.language();
    html! {
        @if let Some(left) = actions_left {
            @let label = match left {
                0 => say!(language, "board-turn"),
                actions => say!(language, "board-actions", actions = actions),
            };
            span.turn role="img" aria-label=(Text(&label)) title=(Text(&label)) { @for _ in 0..left { i {} } }
        }
    }
}

fn points(context: &BoardContext<'_>, seat: Seat, points: usize) -> Markup {
    let label = context.phrases().points.of(points);
    html! {
        span.points role="img" data-at=[context.at(points_place(seat))] aria-label=(label) title=(label) { (points) }
    }
}

/// Draws the number of cards in the own hand, which is shown elsewhere.
fn own_count(context: &BoardContext<'_>, seat: Seat, cards: usize) -> Markup {
    let label = context.phrases().in_hand.of(cards);
    html! {
        span.backs role="img" data-at=[context.at(hand_place(seat))] aria-label=(label) title=(label) {
            (context.sign(back(seat)).in_class("cover")) b { (cards) }
        }
    }
}

/// Draws another seat's hand: its backs, and at the end of the game the cards.
fn hand_backs(context: &BoardContext<'_>, seat: Seat, hand: CardsSeen) -> Markup {
    let language = context.language();
    let at = context.at(hand_place(seat));
    match hand {
        CardsSeen::Open(held) if !context.is_own(seat) => {
            let held: Vec<Card> = held.iter().collect();
            let names = held.iter().map(|card| title(*card, language)).collect::<Vec<_>>().join(", ");
            let label = say!(language, "board-in-hand", cards = names);
            html! {
                span.backs.fan role="img" data-n=(held.len()) data-at=[at] aria-label=(label) title=(label) {
                    @for card in &held { (context.sign(face(*card)).in_class("cover")) } b { (held.len()) }
                }
            }
        }
        hand => {
            let label = context.phrases().in_hand.of(hand.len());
            html! {
                span.backs.fan role="img" data-n=(hand.len()) data-at=[at] aria-label=(label) title=(label) {
                    @for _ in 0..hand.len() { (context.sign(back(seat)).in_class("cover")) } b { (hand.len()) }
                }
            }
        }
    }
}

/// Draws another seat's draw pile and discard pile.
fn piles(context: &BoardContext<'_>, Head { seat, pile, discards, .. }: &Head) -> Markup {
    let (seat, pile, discarded) = (*seat, *pile, discard_count(discards));
    let phrases = context.phrases();
    let (pile_label, discard_label) = (phrases.pile.of(pile), phrases.discard.of(discarded));
    html! {
        span.size.none[pile == 0] role="img" data-at=[context.at(pile_place(seat))] aria-label=(pile_label) title=(pile_label) {
            span.cover data-back { (context.sign(back(seat)).in_class("art")) } b { (pile) }
        }
        span.size.none[discarded == 0] role="img" data-at=[context.at(discard_place(seat))] aria-label=(discard_label) title=(discard_label) {
            (context.sign(discarded_kinds(discards).first().map_or("discard", |card| face(*card))).in_class("cover")) b { (discarded) }
        }
    }
}

/// Draws the hand of the viewpoint for a spectator, as a part.
pub(crate) fn spectated_hand(view: &View, seat: Seat, renderer: &mut BoardRenderer<'_, '_>) {
    renderer.part("hand", (seat, view.seat(seat).hand), |context, (seat, hand)| {
        html! { section #hand .hand data-seat=(seat.number()) { (hand_backs(context, *seat, *hand)) } }
    });
}
