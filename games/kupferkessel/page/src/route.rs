//! The route that a figure will take by its top card: dots along the outer edge of the ring, beside the numbers.

use std::fmt::Write as _;

use hearth_core::Seat;
use hearth_page::Id;
use hearth_words::say;
use kupferkessel_rules::{Position, View};
use kupferkessel_text::next_stop;
use maud::{Markup, html};

use crate::BoardRenderer;
use crate::context::BoardContext;
use crate::grid::{Point, SIDE, middle, stand};

/// The distance of the first seat's route from the stones.
const OUTWARDS: f32 = 14.0;
/// The distance between the routes of two seats.
const LANE: f32 = 8.0;
/// The height of the arc between two stones.
const BULGE: f32 = 10.0;

/// The route of a seat's figure by its top card: the dependencies of its part.
#[derive(Clone, Copy, Hash)]
pub(crate) struct Route {
    seat: Seat,
    from: Position,
    /// The goal, if it is known.
    to: Option<Position>,
}

impl Route {
    /// Returns the route of a seat.
    pub fn of(view: &View, seat: Seat) -> Route {
        Route { seat, from: view.seat(seat).position, to: next_stop(view, seat) }
    }

    fn id(self) -> Id {
        Id::of("way", self.seat.number())
    }
}

/// Draws the part of a seat's route.
pub(crate) fn part(view: &View, seat: Seat, renderer: &mut BoardRenderer<'_, '_>) {
    let route = Route::of(view, seat);
    renderer.part(route.id(), route, |context, route| draw(context, *route, Some(route.id())));
}

/// Draws a route. It is empty if the goal is not known.
pub(crate) fn draw(context: &BoardContext<'_>, Route { seat, from, to }: Route, id: Option<Id>) -> Markup {
    let language = context.language();
    html! {
        svg.way.(context.colour(seat)) id=[id] viewBox={ "0 0 " (SIDE) " " (SIDE) }
            role=[to.map(|_| "img")]
            aria-hidden=[to.is_none().then_some("true")]
            aria-label=[to.map(|to| say!(language, "board-way", name = context.name(seat), from = from.number(), to = to.number()))]
        {
            @if let Some(to) = to { (dots(&line(from, to, seat))) }
        }
    }
}

/// Draws dots along a line, visible on every background.
pub(crate) fn dots(line: &str) -> Markup {
    html! {
        path.under d=(line) {}
        path.dots d=(line) {}
    }
}

/// Returns the line around the ring from one position to another, as an SVG path.
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
        // Writing into a string cannot fail.
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

/// Returns the number of steps from one position to another.
pub(crate) fn steps(from: Position, to: Position) -> usize {
    std::iter::successors(Some(from), |at| Some(at.next())).position(|at| at == to).unwrap_or_default()
}

/// Returns the point at which the route of a seat passes a position. Each seat has its own lane.
fn point(at: Position, seat: Seat) -> Point {
    let [x, y] = stand(at);
    if at.is_corner() {
        return [x, y];
    }
    let (_, [right, down]) = middle(at);
    let out = OUTWARDS + LANE * seat.index() as f32;
    [x + right * out, y + down * out]
}
