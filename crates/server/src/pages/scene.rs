//! The room with the hearth, behind the first page and behind an invitation. It is decoration.

use maud::{Markup, PreEscaped, html};

/// The wall, the hearth and the table in one picture. Its colours are in the stylesheet.
const ROOM: &str = include_str!("../../assets/room.svg");

/// Flames and embers. Each group is its own picture, so that a browser animates it without repainting.
const FIRE: &str = include_str!("../../assets/fire.svg");

/// Draws the room, with the hearth ahead or aside.
pub(crate) fn scene(place: &str) -> Markup {
    html! {
        div .fireside .(place) aria-hidden="true" { (PreEscaped(ROOM)) (PreEscaped(FIRE)) }
    }
}
