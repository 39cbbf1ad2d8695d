//! A card: its picture, its sign, and the plate with its name and what it does.

use kokopelli_rules::Card;
use maud::{Markup, html};

use crate::art::{band, face};
use crate::desk::Desk;

/// What is printed on a card. What is read aloud of it is said elsewhere.
pub(crate) fn printed(desk: &Desk<'_>, card: Card) -> Markup {
    let printed = desk.phrases.card(card);
    html! {
        (desk.sign(face(card)).in_class("art"))
        (desk.sign(card.word()))
        span.plaque aria-hidden="true" {
            (desk.sign(band(card)).in_class("band"))
            (printed.name)
            span.does { (printed.does) }
        }
    }
}

/// The edges of cards that lie below another one, the lowest first.
pub(crate) fn edges(desk: &Desk<'_>, below: impl IntoIterator<Item = Card>) -> Markup {
    html! { @for card in below { (desk.sign(band(card)).in_class("edge")) } }
}
