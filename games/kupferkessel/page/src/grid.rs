//! Where things lie: the square in the middle, the ring around it, in units of which a side of the whole has 760.

use hearth_page::Id;
use kupferkessel_rules::{Cell, Position};
use maud::{Markup, html};

/// How far a side of the whole reaches.
pub(crate) const SIDE: f32 = 760.0;
/// How far the cells are from the edge.
const EDGE: f32 = 84.0;
/// From one cell to the next.
pub(crate) const STEP: f32 = (SIDE - 2.0 * EDGE) / 6.0;
/// How far the middle of a stone is from the edge.
const STONE: f32 = 44.0;
/// How far the middle of a fire is from both edges.
const FIRE: f32 = 92.0;
/// How far beside its fire a figure stands, and how far below.
const BESIDE: f32 = 28.0;
const BELOW: f32 = 32.0;

/// A column or a row: the ring is 0 and 7, the cells are between.
type Lane = usize;

/// A place, in units from the upper left.
pub(crate) type Point = [f32; 2];

/// Where a cell lies.
pub(crate) const fn of_cell(cell: Cell) -> (Lane, Lane) {
    (cell.column() + 1, cell.row() + 1)
}

/// Where a position of the ring lies; a corner lies in the ring twice.
pub(crate) fn of_stop(at: Position) -> (Lane, Lane) {
    let number = at.number();
    match number {
        1..=5 => (if number == 1 { 0 } else { number }, 0),
        6..=10 => (7, if number == 6 { 0 } else { number - 5 }),
        11..=15 => (if number == 11 { 7 } else { 17 - number }, 7),
        _ => (0, if number == 16 { 7 } else { 22 - number }),
    }
}

/// The middle of a stone or a fire, and which way is outwards from there.
pub(crate) fn middle(at: Position) -> (Point, Point) {
    let (x, y) = of_stop(at);
    let from_edge = if at.is_corner() { FIRE } else { STONE };
    let along = |lane: Lane| match lane {
        0 => (from_edge, -1.0),
        7 => (SIDE - from_edge, 1.0),
        _ => (EDGE + (lane as f32 - 0.5) * STEP, 0.0),
    };
    let ((x, right), (y, down)) = (along(x), along(y));
    ([x, y], [right, down])
}

/// Where a figure stands: on its stone, or beside the fire.
pub(crate) fn stand(at: Position) -> Point {
    let ([x, y], [right, _]) = middle(at);
    if at.is_corner() { [x + right * BESIDE, y + BELOW] } else { [x, y] }
}

/// Something at its place in the grid.
pub(crate) fn spot(id: Option<Id>, (x, y): (Lane, Lane), thing: &Markup) -> Markup {
    html! { div.spot.{ "x" (x) }.{ "y" (y) } id=[id] { (thing) } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_line_has_its_ends_beside_its_cells() {
        for at in Position::all() {
            let (x, y) = of_stop(at);
            for cell in at.line() {
                let (column, row) = of_cell(cell);
                assert!(x == column || y == row, "{at} {cell}");
            }
            assert_eq!(at.is_corner(), [0, 7].contains(&x) && [0, 7].contains(&y), "{at}");
        }
    }

    #[test]
    fn the_ring_goes_around_clockwise_without_a_jump() {
        for at in Position::all() {
            let ([x, y], _) = middle(at);
            let ([next_x, next_y], _) = middle(at.next());
            assert!((next_x - x).hypot(next_y - y) < 1.8 * STEP, "{at}");
            let (from_middle, to_next) = ([x - SIDE / 2.0, y - SIDE / 2.0], [next_x - x, next_y - y]);
            assert!(from_middle[0] * to_next[1] - from_middle[1] * to_next[0] > 0.0, "{at} turns back");
        }
    }
}
