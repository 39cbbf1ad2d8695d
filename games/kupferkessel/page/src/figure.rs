//! The figures: a sign in the colour of the seat, with a letter that no other colour has.

use hearth_core::Seat;
use kupferkessel_terminal::{colour, letter};
use maud::{Markup, html};

use crate::Scene;

/// How a figure is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Presence {
    /// It stands here.
    Stands,
    /// Its top card carries it here next.
    Comes,
}

impl Presence {
    const fn class(self) -> &'static str {
        match self {
            Presence::Stands => "stands",
            Presence::Comes => "comes",
        }
    }
}

/// The figure of a seat.
pub(crate) fn figure(scene: &Scene<'_>, seat: Seat, presence: Presence) -> Markup {
    let colour = colour(scene.view, seat);
    html! {
        span.figure.(presence.class()).(colour) data-seat=(seat) {
            svg { use href=(scene.sign("figure")) {} }
            (letter(colour, scene.names.language()))
        }
    }
}
