//! The village nearby.

use hearth_page::Canvas;
use hearth_words::say;
use maud::html;

use crate::chair::{chair, row};
use crate::desk::Desk;
use crate::space::spaces;

/// The part.
pub(crate) fn village(desk: &Desk<'_>, canvas: &mut Canvas) {
    let seat = chair(desk.view());
    let inside = |canvas: &mut Canvas| spaces(desk, row(desk.view(), seat), canvas);
    canvas.frame("village", (), inside, |spaces| {
        let label = if desk.view().observer.sits_at(seat) {
            say!(desk.language(), "board-own-village")
        } else {
            say!(desk.language(), "board-village", name = desk.scene.name(seat))
        };
        html! {
            section #village .village data-seat=(seat.number()) aria-label=(label) {
                div.spaces { (spaces) }
            }
        }
    });
}
