//! The layout of the board: the square in the middle and the ring around it. A side has 760 units.

use hearth_page::Id;
use kupferkessel_rules::{Cell, Position};
use maud::{Markup, html};

/// The length of a side.
pub(crate) const SIDE: f32 = 760.0;
/// The distance of the cells from the edge.
const EDGE: f32 = 84.0;
/// The distance from one cell to the next.
pub(crate) const STEP: f32 = (SIDE - 2.0 * EDGE) / 6.0;
/// The distance of the middle of a stone from the edge.
const STONE: f32 = 44.0;
/// The distance of the middle of a fire from both edges.
const FIRE: f32 = 92.0;
/// The distance of a figure from its fire: to the side, and down.
const BESIDE: f32 = 28.0;
const BELOW: f32 = 32.0;

/// A column or a row: 0 and 7 are the ring, the others the cells.
type Lane = usize;

/// A point, in units from the upper left.
pub(crate) type Point = [f32; 2];

/// Returns the column and the row of a cell.
pub(crate) const fn of_cell(cell: Cell) -> (Lane, Lane) {
    (cell.column() + 1, cell.row() + 1)
}

/// Returns the column and the row of a position of the ring.
pub(crate) fn of_stop(at: Position) -> (Lane, Lane) {
    let number = at.number();
    match number {
        1..=5 => (if number == 1 { 0 } else { number }, 0),
        6..=10 => (7, if number == 6 { 0 } else { number - 5 }),
        11..=15 => (if number == 11 { 7 } else { 17 - number }, 7),
        _ => (0, if number == 16 { 7 } else { 22 - number }),
    }
}

/// Returns the middle of a stone or a fire, and the outward direction there.
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

/// Returns the point of a figure: on its stone, or beside the fire.
pub(crate) fn stand(at: Position) -> Point {
    let ([x, y], [right, _]) = middle(at);
    if at.is_corner() { [x + right * BESIDE, y + BELOW] } else { [x, y] }
}

/// Draws an item at its column and row.
pub(crate) fn at(id: Option<Id>, (x, y): (Lane, Lane), item: &Markup) -> Markup {
    html! { div.spot.{ "x" (x) }.{ "y" (y) } id=[id] { (item) } }
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
