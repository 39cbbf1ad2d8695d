//! The hand of who looks.

use hearth_page::Part;
use hearth_words::say;
use kokopelli_rules::{Card, Cards, CardsSeen, PileSeen, QuestionSeen};
use kokopelli_terminal::{ability, cards as so_many_cards, does, title};
use maud::{Markup, html};

use crate::desk::Desk;
use crate::sign::sign;
use crate::touches::card_place;

/// The part of the hand. Who looks on from behind has none, but its place is there.
pub(crate) fn hand(desk: &Desk<'_>) -> Part {
    let language = desk.language();
    let own = desk.view().observer.seat().map(|seat| (seat, desk.view().seat(seat)));
    let html = match own.map(|(seat, seen)| (seat, seen.hand, seen.under)) {
        Some((seat, CardsSeen::Open(held), under)) => {
            let label = say!(language, "board-hand", cards = so_many_cards(held.len(), language));
            html! {
                section #hand .hand data-seat=(seat) aria-label=(label) {
                    (cards(desk, held))
                    @if let PileSeen::Open(known) = under && !known.is_empty() {
                        @let names = known.iter().map(|card| title(card, language)).collect::<Vec<_>>();
                        @let bottom = say!(language, "board-bottom", cards = names.join(", "));
                        p.under title=(bottom) { (bottom) }
                    }
                }
            }
        }
        _ => html! { section #hand .hand hidden {} },
    };
    Part::new("hand", html)
}

/// Cards in a hand.
pub(crate) fn cards(desk: &Desk<'_>, held: Cards) -> Markup {
    html! {
        div.cards data-kinds=(held.kinds().into_iter().count()) {
            @for card in held.kinds() { (kind(desk, card, held.count(card))) }
            @if held.is_empty() { p.none { (say!(desk.language(), "board-hand-empty")) } }
        }
    }
}

/// One kind of card in the hand.
fn kind(desk: &Desk<'_>, card: Card, copies: u8) -> Markup {
    let language = desk.language();
    let drawn =
        matches!(desk.view().question, QuestionSeen::DrawnCards(CardsSeen::Open(cards)) if cards.has(card));
    let (name, colon, sentence) = (title(card, language), &desk.phrases.colon, ability(card, language));
    let label = match copies {
        1 => format!("{name}{colon}{sentence}"),
        _ => format!("{copies} {name}{colon}{sentence}"),
    };
    let at = desk.at(card_place(card));
    let hidden = desk.touchable.has(card).then_some("true");
    let inside = html! {
        (sign(desk.scene.signs, card.word()))
        span.name aria-hidden=[hidden] { (desk.phrases.face(card)) }
        span.does aria-hidden=[hidden] { (does(card, language)) }
        @if copies > 1 { span.copies aria-hidden=[hidden] { "×" (copies) } }
    };
    html! {
        @if desk.touchable.has(card) {
            button.card.may.drawn[drawn] type="button" data-at=[at] data-card=(card.word()) data-cards=(copies)
                data-name=(name) data-does=(sentence) { span.unseen { (label) } (inside) }
        } @else {
            div.card.drawn[drawn] role="img" data-at=[at] data-card=(card.word()) data-cards=(copies)
                data-name=(name) data-does=(sentence) aria-label=(label) { (inside) }
        }
    }
}
