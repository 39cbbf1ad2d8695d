//! The details of a seat: the abilities in its village, its discard pile (KR21), and at the end its hand.

use hearth_core::Seat;
use hearth_page::{Id, Text};
use hearth_words::say;
use kokopelli_rules::{Card, Cards, CardsSeen, QuestionSeen, View};
use maud::{Markup, html};

use crate::board::BoardRenderer;
use crate::board_context::{BoardContext, Discards};
use crate::seating::row;

/// Draws the part. A press on the name opens it above the table.
pub(crate) fn seat_details(view: &View, seat: Seat, renderer: &mut BoardRenderer<'_, '_>) {
    let held = match (view.question, view.seat(seat).hand) {
        (QuestionSeen::Over, CardsSeen::Open(held)) => Some(held),
        _ => None,
    };
    renderer.frame(
        details_id(seat),
        (seat, held),
        |renderer| {
            let built = row(view, seat).filter_map(|space| view.villages.stack(space).ceremony());
            let built: Vec<Card> = built.map(Card::of).collect();
            renderer.part(village_id(seat), (seat, built), |context, (seat, built)| {
                draw_village(context, *seat, built)
            });
            let discards = view.seat(seat).discards;
            renderer.part(discards_id(seat), (seat, discards), |context, (seat, discards)| {
                draw_discards(context, *seat, discards)
            });
        },
        |context, (seat, held), inside| draw(context, *seat, *held, inside),
    );
}

/// Returns the id of the part.
pub(crate) fn details_id(seat: Seat) -> Id {
    Id::of("look", seat.number())
}

fn village_id(seat: Seat) -> Id {
    Id::of("lies", seat.number())
}

fn discards_id(seat: Seat) -> Id {
    Id::of("discarded", seat.number())
}

fn draw(context: &BoardContext<'_>, seat: Seat, held: Option<Cards>, inside: &Markup) -> Markup {
    html! {
        div.look id=(details_id(seat)) data-seat=(seat.number()) popover {
            h3 { span.seat { (seat.number()) } (context.name(seat)) }
            (inside)
            @if let Some(held) = held {
                h4 { (Text(&say!(context.language(), "board-look-hand"))) }
                ul { li { (heap(context, seat, held)) } }
            }
        }
    }
}

/// Draws the ceremonies in a village with their abilities.
fn draw_village(context: &BoardContext<'_>, seat: Seat, built: &[Card]) -> Markup {
    let language = context.language();
    html! {
        div id=(village_id(seat)) {
            h4 { (Text(&say!(language, "board-look-village"))) }
            ul {
                @for card in built {
                    li { span.one { (card_name(context, *card)) } span.said { (context.phrases().card(*card).does) } }
                }
                @if built.is_empty() { li { (Text(&say!(language, "board-look-nothing"))) } }
            }
        }
    }
}

/// Draws a discard pile.
fn draw_discards(context: &BoardContext<'_>, seat: Seat, discards: &Discards) -> Markup {
    let language = context.language();
    let heaps = Seat::all(context.seating.players).zip(*discards);
    let heaps: Vec<(Seat, Cards)> = heaps.filter(|(_, cards)| !cards.is_empty()).collect();
    html! {
        div id=(discards_id(seat)) {
            h4 { (Text(&say!(language, "board-look-discard"))) }
            ul {
                @for (colour, cards) in &heaps { li { (heap(context, *colour, *cards)) } }
                @if heaps.is_empty() { li { (Text(&say!(language, "board-look-nothing"))) } }
            }
        }
    }
}

/// Draws cards of one colour.
fn heap(context: &BoardContext<'_>, colour: Seat, cards: Cards) -> Markup {
    html! {
        span.seat data-seat=(colour.number()) title=(Text(context.name(colour))) { (colour.number()) }
        @for card in cards.kinds() {
            span.one { @if cards.count(card) > 1 { (cards.count(card)) " × " } (card_name(context, card)) }
        }
    }
}

/// Draws the name of a card with its sign.
fn card_name(context: &BoardContext<'_>, card: Card) -> Markup {
    html! { (context.sign(card.word())) (context.phrases().card(card).title) }
}
