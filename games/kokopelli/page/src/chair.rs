//! From where a table is looked at, and how the others sit around it.

use hearth_core::{Observer, Seat};
use kokopelli_rules::{Space, View};

/// The letters of a village, from the left to the right, seen by who sits there. The pile lies in the middle.
const ROW: [usize; 6] = [0, 1, 4, 5, 2, 3];

/// Where the spaces of somebody else lie, seen from the chair.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Side {
    /// At the left end of the own row: the `c d` of the left neighbour.
    Left,
    /// At the right end of the own row: the `a b` of the right neighbour.
    Right,
}

/// The seat whose village lies nearest: one's own, or the first one for who looks on from behind.
pub(crate) fn chair(view: &View) -> Seat {
    match view.observer {
        Observer::Seat(seat) => seat,
        Observer::Spectator => Seat::FIRST,
    }
}

/// Everybody else, clockwise: the left neighbour first, the right one last.
pub(crate) fn others(view: &View) -> impl Iterator<Item = Seat> {
    let players = view.players();
    let next = move |seat: &Seat| Some(seat.left(players));
    std::iter::successors(Some(chair(view).left(players)), next).take(players - 1)
}

/// Who sits at a side. With two players it is the same one.
pub(crate) fn neighbour(view: &View, side: Side) -> Seat {
    match side {
        Side::Left => chair(view).left(view.players()),
        Side::Right => chair(view).right(view.players()),
    }
}

/// The two spaces of a neighbour that lie at an end of the own row.
pub(crate) fn end(view: &View, side: Side) -> [Space; 2] {
    let letters = match side {
        Side::Left => [2, 3],
        Side::Right => [0, 1],
    };
    letters.map(|letter| Space::new(neighbour(view, side), letter))
}

/// The spaces of a village from the left to the right, as who sits there sees them.
pub(crate) fn row(view: &View, seat: Seat) -> impl Iterator<Item = Space> {
    let there = view.village(seat);
    ROW.into_iter().map(move |letter| Space::new(seat, letter)).filter(move |space| there.has(*space))
}

/// The spaces of somebody else that do not lie at an end of the own row.
pub(crate) fn beyond(view: &View, seat: Seat) -> impl Iterator<Item = Space> {
    let ends = [end(view, Side::Left), end(view, Side::Right)];
    row(view, seat).filter(move |space| !ends.iter().flatten().any(|near| near == space))
}
