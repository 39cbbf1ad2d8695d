//! A card: its picture, its sign, and the plate with its name and its effect.

use kokopelli_rules::Card;
use maud::{Markup, html};

use crate::art::{band, face};
use crate::board_context::BoardContext;

/// Draws the face of a card. Text for screen readers is added elsewhere.
pub(crate) fn card_face(context: &BoardContext<'_>, card: Card) -> Markup {
    let text = context.phrases().card(card);
    html! {
        (context.sign(face(card)).in_class("art"))
        (context.sign(card.word()))
        span.plaque aria-hidden="true" {
            (context.sign(band(card)).in_class("band"))
            (text.name)
            span.does { (text.does) }
        }
    }
}

/// Draws the edges of cards that are below another one, the lowest first.
pub(crate) fn card_edges(context: &BoardContext<'_>, below: impl IntoIterator<Item = Card>) -> Markup {
    html! { @for card in below { (context.sign(band(card)).in_class("edge")) } }
}
