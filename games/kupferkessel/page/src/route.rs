//! The way that a figure will go by its top card: dots along the outer edge of the ring, which leave the numbers free.

use std::fmt::Write as _;

use hearth_core::Seat;
use hearth_page::{Canvas, Id};
use hearth_words::say;
use kupferkessel_rules::Position;
use kupferkessel_text::{colour, next_stop};
use maud::{Markup, html};

use crate::Scene;
use crate::grid::{Point, SIDE, middle, stand};

/// How far outwards the way of the first seat is, and how much further that of each other.
const OUTWARDS: f32 = 14.0;
const LANE: f32 = 8.0;
/// How far a way swings out between two stones.
const BULGE: f32 = 10.0;

/// The part of a seat's way.
pub(crate) fn part(scene: &Scene<'_>, seat: Seat, canvas: &mut Canvas) {
    let (view, id) = (scene.view, Id::of("way", seat.number()));
    canvas.part(id, (view.seat(seat).position, next_stop(view, seat)), || way(scene, seat, Some(id)));
}

/// A seat's way; nothing is drawn if it is not known.
pub(crate) fn way(scene: &Scene<'_>, seat: Seat, id: Option<Id>) -> Markup {
    let view = scene.view;
    let (from, to) = (view.seat(seat).position, next_stop(view, seat));
    let language = scene.names.language();
    html! {
        svg.way.(colour(view, seat)) id=[id] viewBox={ "0 0 " (SIDE) " " (SIDE) }
            role=[to.map(|_| "img")]
            aria-hidden=[to.is_none().then_some("true")]
            aria-label=[to.map(|to| say!(language, "board-way", name = scene.name(seat), from = from.number(), to = to.number()))]
        {
            @if let Some(to) = to { (dots(&line(from, to, seat))) }
        }
    }
}

/// Dots along a line, seen on every ground.
pub(crate) fn dots(line: &str) -> Markup {
    html! {
        path.under d=(line) {}
        path.dots d=(line) {}
    }
}

/// The line around the ring from one position to another.
pub(crate) fn line(from: Position, to: Position, seat: Seat) -> String {
    let mut at = from;
    let [mut x, mut y] = point(at, seat);
    let mut line = format!("M{x:.0} {y:.0}");
    while at != to {
        at = at.next();
        let [next_x, next_y] = point(at, seat);
        let [middle_x, middle_y] = [f32::midpoint(x, next_x), f32::midpoint(y, next_y)];
        let [right, down] = [middle_x - SIDE / 2.0, middle_y - SIDE / 2.0];
        let out = BULGE / right.hypot(down);
        // Writing into a text cannot fail.
        let _ = write!(
            line,
            "Q{:.0} {:.0} {next_x:.0} {next_y:.0}",
            middle_x + right * out,
            middle_y + down * out
        );
        [x, y] = [next_x, next_y];
    }
    line
}

/// How many positions on the second is from the first.
pub(crate) fn steps(from: Position, to: Position) -> usize {
    std::iter::successors(Some(from), |at| Some(at.next())).position(|at| at == to).unwrap_or_default()
}

/// Where the way of a seat passes a position: each seat has a lane of its own.
fn point(at: Position, seat: Seat) -> Point {
    let [x, y] = stand(at);
    if at.is_corner() {
        return [x, y];
    }
    let (_, [right, down]) = middle(at);
    let out = OUTWARDS + LANE * seat.index() as f32;
    [x + right * out, y + down * out]
}
