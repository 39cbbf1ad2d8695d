//! The ring around the square: who stands where, and who comes where next.

use hearth_core::Seat;
use hearth_page::{Canvas, Id};
use hearth_words::say;
use kupferkessel_rules::Position;
use kupferkessel_text::{next_stop, place};
use maud::{Markup, html};

use crate::figure::{Presence, figure};
use crate::ink::Ink;
use crate::places::Spot;
use crate::{Scene, grid};

/// The stones there are.
const STONES: [&str; 3] = ["stone-3", "stone-1", "stone-2"];

/// The parts of the ring, one for each position.
pub(crate) fn parts(scene: &Scene<'_>, canvas: &mut Canvas) {
    for at in Position::all() {
        let (id, there) = (Id::of("stop", at.number()), present(scene, at));
        canvas.part(id, (&there, is_active(scene, at)), || {
            grid::spot(Some(id), grid::of_stop(at), &stop(scene, at))
        });
    }
}

/// A position of the ring: the end of a line, or a corner card.
pub(crate) fn stop(scene: &Scene<'_>, at: Position) -> Markup {
    let there = present(scene, at);
    let corner = at.is_corner();
    let does = corner.then(|| say!(scene.names.language(), "does-corner"));
    html! {
        div.stop.corner[corner].active[is_active(scene, at)]
            role="img"
            data-at=(Spot::Stop(at))
            data-name=[corner.then(|| place(at, scene.names.language()))]
            data-does=[does]
            aria-label=(label(scene, at, &there))
        {
            (ground(Ink::of(scene), at))
            span.number { (at) }
            @for (seat, presence) in there { (figure(scene, seat, presence)) }
        }
    }
}

/// What a figure stands on or beside: one of three stones, or a fire.
fn ground(ink: Ink<'_>, at: Position) -> Markup {
    html! {
        @if at.is_corner() {
            (ink.sign("pit").in_class("pit"))
            (ink.sign("flame").in_class("flame"))
        } @else {
            (ink.sign(STONES[at.number() % STONES.len()]).in_class("stone"))
        }
    }
}

/// Whether the figure whose turn it is stands here.
fn is_active(scene: &Scene<'_>, at: Position) -> bool {
    let view = scene.view;
    view.end.is_none() && view.seat(view.turn.seat).position == at
}

/// The figure that stands here, or those that come here next.
fn present(scene: &Scene<'_>, at: Position) -> Vec<(Seat, Presence)> {
    let view = scene.view;
    let seats = || Seat::all(view.players());
    match seats().find(|seat| view.seat(*seat).position == at) {
        Some(seat) => vec![(seat, Presence::Stands)],
        None => seats()
            .filter(|seat| next_stop(view, *seat) == Some(at))
            .map(|seat| (seat, Presence::Comes))
            .collect(),
    }
}

/// `3, column c: White stands here`
fn label(scene: &Scene<'_>, at: Position, there: &[(Seat, Presence)]) -> String {
    let language = scene.names.language();
    let place = place(at, language);
    if there.is_empty() {
        return say!(language, "board-stop", at = at.number(), place = place);
    }
    let figures = there.iter().map(|(seat, presence)| match presence {
        Presence::Comes => say!(language, "board-comes", name = scene.name(*seat)),
        Presence::Stands | Presence::Signs => say!(language, "board-stands", name = scene.name(*seat)),
    });
    let figures = figures.collect::<Vec<_>>().join(", ");
    say!(language, "board-stop-figures", at = at.number(), place = place, figures = figures)
}
