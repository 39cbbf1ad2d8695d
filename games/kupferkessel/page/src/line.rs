//! The line from which the seat whose turn it is may take: a band of light that begins at its stone. For the player who decides,
//! seals on the stones ahead show which card leads there. A route appears when its card is chosen.

use std::cmp::Reverse;

use hearth_core::Seat;
use hearth_page::Id;
use kupferkessel_rules::{Cell, Decision, Position, Value};
use kupferkessel_text::{Menu, next_stop, takeable};
use maud::{Markup, html};

use crate::context::BoardContext;
use crate::grid::{Point, SIDE, STEP, middle, of_cell};
use crate::{BoardRenderer, Scene, route};

/// The margin of the band beside the cards.
const BESIDE: f32 = 1.0;
/// The distance of the band from the edge of the board, at its near end.
const NEAR: f32 = 12.0;
/// The distance of the band from the edge of the board, at its far end.
const FAR: f32 = 72.0;
/// The size of a seal on a stone.
const SEAL: f32 = 46.0;
/// The distance by which a seal makes room for a figure that comes to the same stone, or for another seal.
const ASIDE: f32 = 36.0;
/// The distance of a seal in a corner from the middle of the fire.
const CORNER: f32 = 40.0;

/// The line and the destinations of its cards: the dependencies of the part.
#[derive(Hash)]
pub(crate) struct TakeableLine {
    at: Position,
    seat: Seat,
    destinations: Vec<Destination>,
}

/// The destination of cards with the same value.
#[derive(PartialEq, Eq, Hash)]
struct Destination {
    value: Value,
    to: Position,
    /// The cells of these cards, counted along the line from 1.
    cells: Vec<usize>,
    /// True if another figure comes there next.
    is_shared: bool,
}

impl TakeableLine {
    /// Returns the line, if cards may be taken now.
    pub fn of(scene: &Scene<'_>) -> Option<TakeableLine> {
        let view = scene.view;
        let (seat, cells) = (view.turn.seat, takeable(view));
        if cells.is_empty() {
            return None;
        }
        let mut destinations: Vec<Destination> = Vec::new();
        // Other observers see the light, but no seals: they decide nothing.
        if view.observer.sits_at(seat) {
            let menu = Menu::new(view, scene.names);
            let comes = |to| {
                Seat::all(view.players()).any(|other| other != seat && next_stop(view, other) == Some(to))
            };
            for cell in Cell::all().filter(|cell| cells.has(*cell)) {
                let Some(card) = view.square.card(cell) else { continue };
                let Some(to) = menu.heading(Decision::Take(cell)) else { continue };
                let (x, y) = of_cell(cell);
                let along = if is_column(view.seat(seat).position) { y } else { x };
                match destinations.iter_mut().find(|known| (known.value, known.to) == (card.value(), to)) {
                    Some(known) => known.cells.push(along),
                    None => {
                        let (value, cells) = (card.value(), vec![along]);
                        destinations.push(Destination { value, to, cells, is_shared: comes(to) });
                    }
                }
            }
        }
        let at = view.seat(seat).position;
        // Routes pass below seals, so the furthest is drawn first.
        destinations.sort_by_key(|destination| Reverse(route::steps(at, destination.to)));
        Some(TakeableLine { at, seat, destinations })
    }
}

/// Draws the part.
pub(crate) fn part(scene: &Scene<'_>, renderer: &mut BoardRenderer<'_, '_>) {
    renderer.part("line", TakeableLine::of(scene), |context, line| {
        draw(context, line.as_ref(), Some("line".into()))
    });
}

/// Returns true if the line of a position is a column.
fn is_column(at: Position) -> bool {
    middle(at).1[0] == 0.0
}

/// Draws the line. It is hidden from screen readers, which read the offers.
pub(crate) fn draw(context: &BoardContext<'_>, line: Option<&TakeableLine>, id: Option<Id>) -> Markup {
    let column = line.is_some_and(|line| is_column(line.at));
    html! {
        div.line.column[column] id=[id] aria-hidden="true" {
            @if let Some(line) = line {
                // The light is below the cards, its edge above those beside them.
                svg.band viewBox={ "0 0 " (SIDE) " " (SIDE) } { (band(line.at)) }
                svg.band.edge viewBox={ "0 0 " (SIDE) " " (SIDE) } { (band(line.at)) }
                @if !line.destinations.is_empty() {
                    svg.ahead viewBox={ "0 0 " (SIDE) " " (SIDE) } {
                        @for (number, destination) in line.destinations.iter().enumerate() {
                            @let beside = line.destinations[..number].iter().filter(|other| other.to == destination.to).count();
                            (seal(context, line, destination, beside))
                        }
                    }
                }
            }
        }
    }
}

/// Draws the light over a line, from the stone to the cards at its far end.
fn band(at: Position) -> Markup {
    let ([x, y], [right, down]) = middle(at);
    let across = STEP + 2.0 * BESIDE;
    let along = SIDE - NEAR - FAR;
    let begin = |outwards: f32| if outwards < 0.0 { NEAR } else { FAR };
    let (x, y, width, height) = if is_column(at) {
        (x - across / 2.0, begin(down), across, along)
    } else {
        (begin(right), y - across / 2.0, along, across)
    };
    html! { rect x=(format!("{x:.0}")) y=(format!("{y:.0}")) width=(format!("{width:.0}")) height=(format!("{height:.0}")) rx="24" {} }
}

/// Draws the seal of a value on its destination, and the route to it. `beside` is the number of seals that are there already.
fn seal(context: &BoardContext<'_>, line: &TakeableLine, destination: &Destination, beside: usize) -> Markup {
    let [x, y] = seal_point(destination, beside);
    let cells = destination.cells.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let corner = format!("{:.0}", -SEAL / 2.0);
    html! {
        g data-of=(cells) data-to=(destination.to) {
            g.path { (route::dots(&route::line(line.at, destination.to, line.seat))) }
            g.seal transform={ "translate(" (format!("{x:.0} {y:.0}")) ")" } {
                circle r="31" {}
                use href={ (context.signs) "#seal" } x=(corner) y=(corner) width=(SEAL) height=(SEAL) {}
                text y="9" { (destination.value.number()) }
            }
        }
    }
}

/// Returns the point of a seal: on the stone, or in the corner beside the fire. It makes room for a figure that comes there too.
fn seal_point(destination: &Destination, beside: usize) -> Point {
    let ([x, y], [right, down]) = middle(destination.to);
    let aside = ASIDE * (beside as f32 + if destination.is_shared { 1.0 } else { 0.0 });
    if destination.to.is_corner() {
        [x + right * CORNER, y - down * (CORNER - aside)]
    } else if right == 0.0 {
        [x + down * aside, y]
    } else {
        [x, y + aside]
    }
}
