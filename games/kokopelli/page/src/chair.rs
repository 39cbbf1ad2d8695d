//! From where a table is looked at, and how the others sit around it.

use hearth_core::{Observer, Seat};
use kokopelli_rules::View;

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
