//! The line from which the one whose turn it is may take: a band of light that begins at their stone. To whom it is who decides, seals on the
//! stones ahead say which card leads there; the way to it is seen once the card is chosen.

use std::cmp::Reverse;

use hearth_core::Seat;
use hearth_page::{Canvas, Id};
use kupferkessel_rules::{Cell, Decision, Position, Value};
use kupferkessel_text::{Menu, next_stop, takeable};
use maud::{Markup, html};

use crate::Scene;
use crate::grid::{Point, SIDE, STEP, middle, of_cell};
use crate::way;

/// How far the band reaches beyond the cards at its sides, from the edge of the board, and from the far stones.
const BESIDE: f32 = 1.0;
const NEAR: f32 = 12.0;
const FAR: f32 = 72.0;
/// How large a seal on a stone is.
const SEAL: f32 = 46.0;
/// How far a seal makes room for a figure that comes to the same stone, and for another seal.
const ASIDE: f32 = 36.0;
/// Where a seal is in a corner, from the middle of the fire.
const CORNER: f32 = 40.0;

/// The line, and where its cards lead.
#[derive(Hash)]
struct Line {
    at: Position,
    seat: Seat,
    ahead: Vec<Ahead>,
}

/// Where cards of the line lead.
#[derive(PartialEq, Eq, Hash)]
struct Ahead {
    value: Value,
    to: Position,
    /// The cells of these cards, counted along the line from 1.
    cells: Vec<usize>,
    /// Whether somebody else comes there next.
    shared: bool,
}

/// The part.
pub(crate) fn part(scene: &Scene<'_>, canvas: &mut Canvas) {
    let line = seen(scene);
    canvas.part("line", &line, || drawn(scene, line.as_ref(), Some("line".into())));
}

/// The line where it is only looked at.
pub(crate) fn line(scene: &Scene<'_>) -> Markup {
    drawn(scene, seen(scene).as_ref(), None)
}

fn seen(scene: &Scene<'_>) -> Option<Line> {
    let view = scene.view;
    let (seat, cells) = (view.turn.seat, takeable(view));
    if cells.is_empty() {
        return None;
    }
    let mut ahead: Vec<Ahead> = Vec::new();
    // Who looks on sees where the light is, and nothing that is not asked of them.
    if view.observer.sits_at(seat) {
        let menu = Menu::new(view, scene.names);
        let comes =
            |to| Seat::all(view.players()).any(|other| other != seat && next_stop(view, other) == Some(to));
        for cell in Cell::all().filter(|cell| cells.has(*cell)) {
            let Some(card) = view.square.card(cell) else { continue };
            let Some(to) = menu.heading(Decision::Take(cell)) else { continue };
            let (x, y) = of_cell(cell);
            let along = if is_column(view.seat(seat).position) { y } else { x };
            match ahead.iter_mut().find(|known| (known.value, known.to) == (card.value(), to)) {
                Some(known) => known.cells.push(along),
                None => {
                    ahead.push(Ahead { value: card.value(), to, cells: vec![along], shared: comes(to) });
                }
            }
        }
    }
    let at = view.seat(seat).position;
    // Ways lie below the seals that they pass, so the furthest is drawn first.
    ahead.sort_by_key(|ahead| Reverse(way::steps(at, ahead.to)));
    Some(Line { at, seat, ahead })
}

/// Whether the line of a position is a column.
fn is_column(at: Position) -> bool {
    middle(at).1[0] == 0.0
}

/// It says nothing to one who listens: the offers do.
fn drawn(scene: &Scene<'_>, line: Option<&Line>, id: Option<Id>) -> Markup {
    let column = line.is_some_and(|line| is_column(line.at));
    html! {
        div.line.column[column] id=[id] aria-hidden="true" {
            @if let Some(line) = line {
                // The light lies below the cards, its edge above those beside them.
                svg.band viewBox={ "0 0 " (SIDE) " " (SIDE) } { (band(line.at)) }
                svg.band.edge viewBox={ "0 0 " (SIDE) " " (SIDE) } { (band(line.at)) }
                @if !line.ahead.is_empty() {
                    svg.ahead viewBox={ "0 0 " (SIDE) " " (SIDE) } {
                        @for (number, ahead) in line.ahead.iter().enumerate() {
                            @let beside = line.ahead[..number].iter().filter(|other| other.to == ahead.to).count();
                            (seal(scene, line, ahead, beside))
                        }
                    }
                }
            }
        }
    }
}

/// The light over a line, from the stone to the cards at its far end.
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

/// The seal of a value on the stone where it leads, and the way there.
fn seal(scene: &Scene<'_>, line: &Line, ahead: &Ahead, beside: usize) -> Markup {
    let [x, y] = sealed(ahead, beside);
    let cells = ahead.cells.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let corner = format!("{:.0}", -SEAL / 2.0);
    html! {
        g data-of=(cells) data-to=(ahead.to) {
            g.path { (way::dots(&way::line(line.at, ahead.to, line.seat))) }
            g.seal transform={ "translate(" (format!("{x:.0} {y:.0}")) ")" } {
                circle r="31" {}
                use href={ (scene.signs) "#seal" } x=(corner) y=(corner) width=(SEAL) height=(SEAL) {}
                text y="9" { (ahead.value.number()) }
            }
        }
    }
}

/// Where a seal lies: on the stone, or in the corner beside the fire. It makes room for a figure that comes there too.
fn sealed(ahead: &Ahead, beside: usize) -> Point {
    let ([x, y], [right, down]) = middle(ahead.to);
    let aside = ASIDE * (beside as f32 + if ahead.shared { 1.0 } else { 0.0 });
    if ahead.to.is_corner() {
        [x + right * CORNER, y - down * (CORNER - aside)]
    } else if right == 0.0 {
        [x + down * aside, y]
    } else {
        [x, y + aside]
    }
}
