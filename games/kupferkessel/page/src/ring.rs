//! The ring around the square: the figures, and their next positions.

use hearth_core::Seat;
use hearth_page::Id;
use hearth_words::say;
use kupferkessel_rules::{Position, View};
use kupferkessel_text::{next_stop, place};
use maud::{Markup, html};

use crate::context::BoardContext;
use crate::figure::{FigureRole, figure};
use crate::places::BoardPlace;
use crate::{BoardRenderer, grid};

/// The stones.
const STONES: [&str; 3] = ["stone-3", "stone-1", "stone-2"];

/// A position of the ring: the dependencies of its part.
#[derive(Hash)]
pub(crate) struct RingStop {
    at: Position,
    /// The figure here, or those that come here next.
    figures: Vec<(Seat, FigureRole)>,
    /// True if the figure whose turn it is stands here.
    is_active: bool,
}

impl RingStop {
    /// Returns a position as it is now.
    pub fn of(view: &View, at: Position) -> RingStop {
        let seats = || Seat::all(view.players());
        let figures = match seats().find(|seat| view.seat(*seat).position == at) {
            Some(seat) => vec![(seat, FigureRole::Stands)],
            None => seats()
                .filter(|seat| next_stop(view, *seat) == Some(at))
                .map(|seat| (seat, FigureRole::Comes))
                .collect(),
        };
        let is_active = view.end.is_none() && view.seat(view.turn.seat).position == at;
        RingStop { at, figures, is_active }
    }
}

/// Draws the parts of the ring, one for each position.
pub(crate) fn parts(view: &View, renderer: &mut BoardRenderer<'_, '_>) {
    for at in Position::all() {
        renderer.part(id(at), RingStop::of(view, at), |context, seen| {
            grid::at(Some(id(seen.at)), grid::of_stop(seen.at), &stop(context, seen))
        });
    }
}

fn id(at: Position) -> Id {
    Id::of("stop", at.number())
}

/// Draws a position of the ring: the end of a line, or a corner card.
pub(crate) fn stop(context: &BoardContext<'_>, stop: &RingStop) -> Markup {
    let (at, language) = (stop.at, context.language());
    let corner = at.is_corner();
    let does = corner.then(|| say!(language, "does-corner"));
    html! {
        div.stop.corner[corner].active[stop.is_active]
            role="img"
            data-at=(BoardPlace::Stop(at))
            data-name=[corner.then(|| place(at, language))]
            data-does=[does]
            aria-label=(label(context, stop))
        {
            (stone(context, at))
            span.number { (at) }
            @for (seat, role) in &stop.figures { (figure(context, *seat, *role)) }
        }
    }
}

/// Draws a stone, or the fire in a corner.
fn stone(context: &BoardContext<'_>, at: Position) -> Markup {
    html! {
        @if at.is_corner() {
            (context.sign("pit").in_class("pit"))
            (context.sign("flame").in_class("flame"))
        } @else {
            (context.sign(STONES[at.number() % STONES.len()]).in_class("stone"))
        }
    }
}

/// Returns the label: `3, column c: White stands here`.
fn label(context: &BoardContext<'_>, RingStop { at, figures, .. }: &RingStop) -> String {
    let language = context.language();
    let place = place(*at, language);
    if figures.is_empty() {
        return say!(language, "board-stop", at = at.number(), place = place);
    }
    let figures = figures.iter().map(|(seat, role)| match role {
        FigureRole::Comes => say!(language, "board-comes", name = context.name(*seat)),
        FigureRole::Stands | FigureRole::Label => say!(language, "board-stands", name = context.name(*seat)),
    });
    let figures = figures.collect::<Vec<_>>().join(", ");
    say!(language, "board-stop-figures", at = at.number(), place = place, figures = figures)
}
