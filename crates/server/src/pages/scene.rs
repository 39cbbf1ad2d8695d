//! The room with the hearth, behind the first page and behind a table at which people sit down. It is decoration.

use maud::{Markup, PreEscaped, html};

/// The wall, the hearth and the table before it, one picture; its colours are in the stylesheet.
const ROOM: &str = include_str!("../../assets/room.svg");

/// Flames and embers, each group a picture of its own, so that a browser moves them without painting them again.
const FIRE: &str = include_str!("../../assets/fire.svg");

/// The room, with the hearth in the middle or aside.
pub(crate) fn scene(place: &str) -> Markup {
    html! {
        div .fireside .(place) aria-hidden="true" { (PreEscaped(ROOM)) (PreEscaped(FIRE)) }
    }
}
