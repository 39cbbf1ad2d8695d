//! The ends of the neighbours' villages, which lie in the own play area, right beside the own village.

use hearth_page::{Canvas, called};
use hearth_words::say;
use maud::html;

use crate::chair::{Side, end, neighbour};
use crate::desk::Desk;
use crate::space::spaces;

/// The part of one side.
pub(crate) fn reach(desk: &Desk<'_>, side: Side, canvas: &mut Canvas) {
    let seat = neighbour(desk.view(), side);
    let id = match side {
        Side::Left => "reach-left",
        Side::Right => "reach-right",
    };
    let name = desk.scene.name(seat);
    canvas.frame(id, (), |canvas| spaces(desk, end(desk.view(), side), canvas), |spaces| {
        html! {
            div.reach role="group" id=(id) data-seat=(seat.number()) aria-label=(say!(desk.language(), "board-reach", name = name)) {
                p.owner aria-hidden="true" { span.seat { (seat.number()) } span.who { (called(name)) } }
                div.spaces { (spaces) }
            }
        }
    });
}
