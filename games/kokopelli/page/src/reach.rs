//! The rope around the own play area.

use hearth_page::Canvas;
use hearth_words::say;
use maud::html;

use crate::desk::Desk;

/// The part. A spectator has no play area; what is reached is read aloud of each space.
pub(crate) fn reach(desk: &Desk<'_>, canvas: &mut Canvas) {
    let plays = desk.view().observer.seat().is_some();
    canvas.part("reach", (), || {
        html! {
            p #reach .rope aria-hidden="true" hidden[!plays] { span { (say!(desk.language(), "board-your-reach")) } }
        }
    });
}
