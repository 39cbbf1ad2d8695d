//! The hand of who looks.

use hearth_page::Part;
use hearth_terminal::count;
use kokopelli_rules::{Card, CardsSeen, Decision, PileSeen, QuestionSeen};
use kokopelli_terminal::ability;
use maud::{Markup, html};

use crate::Scene;
use crate::sign::sign;

/// The part of the hand. Who looks on from behind has none, but its place is there.
pub(crate) fn hand(scene: &Scene<'_>) -> Part {
    let seen = scene.view.observer.seat().map(|seat| scene.view.seat(seat));
    let html = match seen.map(|seen| (seen.hand, seen.under)) {
        Some((CardsSeen::Open(cards), under)) => html! {
            section #hand aria-label={ "Your hand: " (count(cards.len(), "card")) } {
                div.cards {
                    @for card in cards.kinds() { (held(scene, card, cards.count(card))) }
                    @if cards.is_empty() { p.none { "Your hand is empty." } }
                }
                @if let PileSeen::Open(known) = under && !known.is_empty() {
                    p.under {
                        "At the bottom of your pile: "
                        (known.iter().map(Card::title).collect::<Vec<_>>().join(", "))
                    }
                }
            }
        },
        _ => html! { section #hand hidden {} },
    };
    Part::new("hand", html)
}

/// One kind of card in the hand.
fn held(scene: &Scene<'_>, card: Card, copies: u8) -> Markup {
    let may = scene.legal.iter().any(|decision| card_of(*decision) == Some(card));
    let drawn =
        matches!(scene.view.question, QuestionSeen::DrawnCards(CardsSeen::Open(cards)) if cards.has(card));
    let does = ability(card, scene.names.language());
    let copies_spoken = if copies > 1 { format!("{copies} ") } else { String::new() };
    html! {
        div.card.may[may].drawn[drawn] role="img" data-card=(card) data-cards=(copies)
            aria-label={ (copies_spoken) (card.title()) ": " (does) } {
            (sign(scene, card.word()))
            span.name { (card.title()) }
            span.does { (does) }
            @if copies > 1 { span.copies { "×" (copies) } }
        }
    }
}

/// The card that a decision is about.
fn card_of(decision: Decision) -> Option<Card> {
    match decision {
        Decision::Open(card, _) | Decision::Play(card, _) | Decision::Under(card) => Some(card),
        Decision::Draw | Decision::Exchange | Decision::Cancel(_) | Decision::Done | Decision::Pass => None,
    }
}
