//! The figures: hats in the colour of the seat, with a band in its pattern and a letter that no other colour has.

use hearth_core::Seat;
use kupferkessel_rules::Colour;
use kupferkessel_text::{colour, letter};
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
            (inside(Ink::of(scene), colour, presence))
        }
    }
}

/// The hat with its letter; where a figure will stand, only its outline.
fn inside(ink: Ink<'_>, colour: Colour, presence: Presence) -> Markup {
    let hat = match presence {
        Presence::Comes => "ghost",
        Presence::Stands | Presence::Signs => match colour {
            Colour::Green => "figure-green",
            Colour::Orange => "figure-orange",
            Colour::Blue => "figure-blue",
            Colour::Grey => "figure-grey",
            Colour::Violet => "figure-violet",
            Colour::Black => "figure-black",
            Colour::White => "figure-white",
        },
    };
    html! { (ink.sign(hat).in_class("hat")) b { (letter(colour, ink.language)) } }
}
