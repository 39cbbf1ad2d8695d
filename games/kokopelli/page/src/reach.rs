//! The rope around the observer's play area.

use hearth_words::say;
use maud::html;

use crate::board::BoardRenderer;

/// Draws the part. A spectator has no play area. Screen readers are told the reach by each space.
pub(crate) fn reach(renderer: &mut BoardRenderer<'_, '_>) {
    renderer.part("reach", (), |context, ()| {
        let plays = context.seating.observer.seat().is_some();
        html! {
            p #reach .rope aria-hidden="true" hidden[!plays] { span { (say!(context.language(), "board-your-reach")) } }
        }
    });
}
