//! A village: who lives there, and its spaces. Those in the own play area lie together.

use hearth_core::Seat;
use hearth_page::{Canvas, Id};
use hearth_words::say;
use maud::html;

use crate::chair::{Side, beyond, near};
use crate::desk::Desk;
use crate::seat::head;
use crate::space::spaces;

/// The part of a seat's village.
pub(crate) fn village(desk: &Desk<'_>, seat: Seat, canvas: &mut Canvas) {
    let (view, language) = (desk.view(), desk.language());
    let side = Side::of(view, seat);
    let inside = |canvas: &mut Canvas| {
        head(desk, seat, canvas);
        if side != Side::Own {
            let id = Id::of("beyond", seat.number());
            let inside = |canvas: &mut Canvas| spaces(desk, beyond(view, seat), canvas);
            canvas.frame(id, (), inside, |spaces| html! { div.spaces.beyond id=(id) { (spaces) } });
        }
        if side != Side::Across {
            let id = Id::of("near", seat.number());
            let inside = |canvas: &mut Canvas| spaces(desk, near(view, seat), canvas);
            // A spectator reaches nothing.
            let reached = side != Side::Own && view.observer.seat().is_some();
            canvas.frame(id, (), inside, |spaces| {
                let label = reached.then(|| say!(language, "board-reach", name = desk.scene.name(seat)));
                html! { div.spaces.near id=(id) role=[label.as_ref().map(|_| "group")] aria-label=[label] { (spaces) } }
            });
        }
    };
    let id = Id::of("village", seat.number());
    canvas.frame(id, (), inside, |inside| {
        let label = if view.observer.sits_at(seat) {
            say!(language, "board-own-village")
        } else {
            say!(language, "board-village", name = desk.scene.name(seat))
        };
        html! {
            section.village id=(id) data-seat=(seat.number()) data-side=(side.word()) aria-label=(label) { (inside) }
        }
    });
}
