//! The hand of the observer.

use hearth_core::Seat;
use hearth_page::Text;
use hearth_words::say;
use kokopelli_rules::{Card, Cards, CardsSeen, QuestionSeen, View};
use kokopelli_text::{ability, cards as counted_cards, title};
use maud::{Markup, html};

use crate::board::BoardRenderer;
use crate::board_context::BoardContext;
use crate::card::{card_edges, card_face};
use crate::places::{card_place, tile_place};
use crate::seat::spectated_hand;

/// The dependencies of the part.
#[derive(Hash)]
struct OwnHand {
    seat: Seat,
    held: Cards,
    /// The cards that were just drawn, while some of them may be played at once.
    just_drawn: Cards,
}

/// Draws the part of the hand. A spectator sees the backs of the viewpoint's hand.
pub(crate) fn hand(view: &View, viewpoint: Seat, renderer: &mut BoardRenderer<'_, '_>) {
    let own = view.observer.seat().map(|seat| (seat, view.seat(seat).hand));
    match own {
        Some((seat, CardsSeen::Open(held))) => {
            renderer.part("hand", OwnHand { seat, held, just_drawn: just_drawn(view) }, draw);
        }
        _ => spectated_hand(view, viewpoint, renderer),
    }
}

fn just_drawn(view: &View) -> Cards {
    match view.question {
        QuestionSeen::DrawnCards(CardsSeen::Open(cards)) => cards,
        _ => Cards::default(),
    }
}

fn draw(context: &BoardContext<'_>, OwnHand { seat, held, just_drawn }: &OwnHand) -> Markup {
    let language = context.language();
    let label = say!(language, "board-hand", cards = counted_cards(held.len(), language));
    html! {
        section #hand .hand data-seat=(seat.number()) aria-label=(Text(&label)) { (fan(context, *held, *just_drawn)) }
    }
}

/// Draws the cards in a hand.
pub(crate) fn fan(context: &BoardContext<'_>, held: Cards, just_drawn: Cards) -> Markup {
    html! {
        div.cards.fan data-n=(held.kinds().into_iter().count()) {
            @for card in held.kinds() { (kind(context, card, held.count(card), just_drawn.has(card))) }
            @if held.is_empty() { p.none { (say!(context.language(), "board-hand-empty")) } }
        }
    }
}

/// Draws one kind of card. Several equal cards are a small stack.
fn kind(context: &BoardContext<'_>, card: Card, copies: u8, just_drawn: bool) -> Markup {
    let text = context.phrases().card(card);
    let label = match copies {
        1 => text.label.clone(),
        _ => {
            let (language, name) = (context.language(), title(card, context.language()));
            html! { (say!(language, "board-cards", copies = copies, card = name, ability = ability(card, language))) }
        }
    };
    let at = context.at(card_place(card));
    let tile = card.ceremony().and_then(|_| context.at(tile_place(card)));
    let (name, does) = tile.is_none().then_some((&text.title, &text.ability)).unzip();
    html! {
        div.card.drawn[just_drawn] .(card.word()) data-at=[at] data-as=[tile] data-card=(card.word()) data-cards=(copies)
            data-name=[name] data-does=[does] {
            span.unseen { (label) }
            (card_edges(context, (1..copies).map(|_| card)))
            (card_face(context, card))
            @if copies > 1 { span.copies aria-hidden="true" { "×" (copies) } }
        }
    }
}
