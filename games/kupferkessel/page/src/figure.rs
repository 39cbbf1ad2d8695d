//! The figures: hats in the colour of the seat, with a band in its pattern and a letter that no other colour has.

use hearth_core::Seat;
use kupferkessel_rules::Colour;
use kupferkessel_text::letter;
use maud::{Markup, html};

use crate::context::BoardContext;
use crate::places::BoardPlace;

/// The role of a drawn figure.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum FigureRole {
    /// It stands here.
    Stands,
    /// Its top card carries it here next.
    Comes,
    /// It labels something of its seat.
    Label,
}

impl FigureRole {
    const fn class(self) -> &'static str {
        match self {
            FigureRole::Stands => "stands",
            FigureRole::Comes => "comes",
            FigureRole::Label => "signs",
        }
    }
}

/// Draws the figure of a seat. It can be animated where it stands.
pub(crate) fn figure(context: &BoardContext<'_>, seat: Seat, role: FigureRole) -> Markup {
    let colour = context.colour(seat);
    let place = (role == FigureRole::Stands).then_some(BoardPlace::Figure(seat));
    html! {
        span.figure.(role.class()).(colour) data-seat=(seat) data-at=[place] {
            (context.sign(hat(colour, role)).in_class("hat")) b { (letter(colour, context.language())) }
        }
    }
}

/// Returns the sign of the hat. Where the figure comes next, it is only an outline.
fn hat(colour: Colour, role: FigureRole) -> &'static str {
    match role {
        FigureRole::Comes => "ghost",
        FigureRole::Stands | FigureRole::Label => match colour {
            Colour::Green => "figure-green",
            Colour::Orange => "figure-orange",
            Colour::Blue => "figure-blue",
            Colour::Grey => "figure-grey",
            Colour::Violet => "figure-violet",
            Colour::Black => "figure-black",
            Colour::White => "figure-white",
        },
    }
}
