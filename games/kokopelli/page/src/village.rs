//! The village nearby.

use hearth_page::Part;
use hearth_words::say;
use maud::html;

use crate::chair::{chair, row};
use crate::desk::Desk;
use crate::space::space;

/// The part.
pub(crate) fn village(desk: &Desk<'_>) -> Part {
    let seat = chair(desk.view());
    let label = if desk.view().observer.sits_at(seat) {
        say!(desk.language(), "board-own-village")
    } else {
        say!(desk.language(), "board-village", name = desk.scene.name(seat))
    };
    let html = html! {
        section #village .village .acts[desk.acts(seat)] data-seat=(seat) aria-label=(label) {
            div.spaces { @for place in row(desk.view(), seat) { (space(desk, place)) } }
        }
    };
    Part::new("village", html)
}
