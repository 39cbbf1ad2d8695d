//! Whose village lies nearby, what is left of his turn, how many cards he holds, and his points.

use hearth_page::Canvas;
use maud::html;

use crate::chair::chair;
use crate::desk::Desk;
use crate::strip::{backs, points, turn, who};

/// The part.
pub(crate) fn me(desk: &Desk<'_>, canvas: &mut Canvas) {
    let seat = chair(desk.view());
    let you = desk.view().observer.sits_at(seat);
    canvas.part("me", (desk.turn(seat), desk.view().seat(seat).hand, desk.points(seat)), || {
        html! {
            header #me .me .acts[desk.acts(seat)] data-seat=(seat.number()) {
                (who(desk, seat))
                @if you { span.you { (desk.phrases.you) } }
                (turn(desk, seat))
                (backs(desk, seat))
                (points(desk, seat))
            }
        }
    });
}
