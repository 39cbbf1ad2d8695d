//! The way that a figure will go by its top card: dotted along the ring, over those that block it, to an arrow.

use std::fmt::Write as _;

use hearth_core::Seat;
use hearth_page::{Canvas, Id};
use hearth_words::say;
use kupferkessel_rules::Position;
use kupferkessel_terminal::{colour, next_stop};
use maud::{Markup, html};

use crate::Scene;
use crate::grid::{SIDE, middle};

/// Between the ways of two figures, in cards.
const BETWEEN: f32 = 0.13;
/// How far a way swings around a figure that is in it.
const SWING: f32 = 0.34;

/// The part of a seat's way.
pub(crate) fn part(scene: &Scene<'_>, seat: Seat, canvas: &mut Canvas) {
    let (view, id) = (scene.view, Id::of("way", seat.number()));
    let figures: Vec<Position> = Seat::all(view.players()).map(|seat| view.seat(seat).position).collect();
    canvas.part(id, (figures, next_stop(view, seat)), || way(scene, seat, Some(id)));
}

/// A seat's way; nothing is drawn if it is not known.
pub(crate) fn way(scene: &Scene<'_>, seat: Seat, id: Option<Id>) -> Markup {
    let view = scene.view;
    let (from, to) = (view.seat(seat).position, next_stop(view, seat));
    let colour = colour(view, seat);
    let language = scene.names.language();
    html! {
        svg.way.(colour) id=[id] viewBox={ "0 0 " (SIDE) " " (SIDE) }
            role=[to.map(|_| "img")]
            aria-hidden=[to.is_none().then_some("true")]
            aria-label=[to.map(|to| say!(language, "board-way", name = scene.name(seat), from = from.number(), to = to.number()))]
        {
            @if let Some(to) = to {
                @let line = line(scene, seat, to);
                path.under d=(line) {}
                path.dots d=(line) {}
                path.tip d=(tip(scene, seat, to)) {}
            }
        }
    }
}

/// Each seat has a lane of its own on the ring.
fn lane(scene: &Scene<'_>, seat: Seat) -> f32 {
    (seat.index() as f32 - (scene.view.players() - 1) as f32 / 2.0) * BETWEEN
}

/// A point of the ring, so far inwards.
fn point(at: Position, inwards: f32) -> [f32; 2] {
    let ([x, y], [right, down]) = middle(at);
    [x + right * inwards, y + down * inwards]
}

/// From where the figure stands to where it will.
fn line(scene: &Scene<'_>, seat: Seat, to: Position) -> String {
    let view = scene.view;
    let lane = lane(scene, seat);
    let mut at = view.seat(seat).position;
    let mut line = {
        let [x, y] = point(at, lane);
        format!("M{x:.2} {y:.2}")
    };
    while at != to {
        at = at.next();
        let blocked = Seat::all(view.players()).any(|other| other != seat && view.seat(other).position == at);
        let [x, y] = point(at, if blocked { lane + SWING } else { lane });
        // Writing into a text cannot fail.
        let _ = write!(line, "L{x:.2} {y:.2}");
    }
    line
}

/// The arrow at the end: a triangle that points the way the figure comes.
fn tip(scene: &Scene<'_>, seat: Seat, to: Position) -> String {
    let lane = lane(scene, seat);
    let [x, y] = point(to, lane);
    let before = Position::all().find(|at| at.next() == to).unwrap_or(to);
    let [from_x, from_y] = point(before, lane);
    let length = (x - from_x).hypot(y - from_y).max(0.01);
    let [right, down] = [(x - from_x) / length, (y - from_y) / length];
    // It ends before the figure that will stand there.
    let [x, y] = [x - right * 0.36, y - down * 0.36];
    let [ahead, aside] = [right * 0.14, down * 0.14];
    format!(
        "M{:.2} {:.2}L{:.2} {:.2}L{:.2} {:.2}Z",
        x + ahead,
        y + aside,
        x - ahead - aside,
        y - aside + ahead,
        x - ahead + aside,
        y - aside - ahead
    )
}
