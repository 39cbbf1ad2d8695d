//! The figures: a sign in the colour of the seat, with a letter that no other colour has.

use hearth_core::Seat;
use kupferkessel_rules::Colour;
use kupferkessel_terminal::{colour, letter};
use maud::{Markup, html};

use crate::Scene;
use crate::ink::Ink;
use crate::places::Spot;

/// How a figure is there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Presence {
    /// It stands here.
    Stands,
    /// Its top card carries it here next.
    Comes,
    /// It says whose something is.
    Signs,
}

impl Presence {
    const fn class(self) -> &'static str {
        match self {
            Presence::Stands => "stands",
            Presence::Comes => "comes",
            Presence::Signs => "signs",
        }
    }
}

/// The figure of a seat. Where it stands it can travel.
pub(crate) fn figure(scene: &Scene<'_>, seat: Seat, presence: Presence) -> Markup {
    let colour = colour(scene.view, seat);
    let place = (presence == Presence::Stands).then_some(Spot::Figure(seat));
    html! {
        span.figure.(presence.class()).(colour) data-seat=(seat) data-at=[place] {
            (inside(Ink::of(scene), colour))
        }
    }
}

fn inside(ink: Ink<'_>, colour: Colour) -> Markup {
    html! { (ink.sign("figure").in_class("robe")) (letter(colour, ink.language)) }
}
