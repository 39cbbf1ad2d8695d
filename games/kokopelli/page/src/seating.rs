//! From where a table is looked at, and how the others sit around it.

use hearth_core::{Observer, Seat};
use kokopelli_rules::{Space, View};

/// Where somebody sits, seen from the chair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    /// On the chair itself.
    Own,
    /// To the left: `c d` lie in the own play area (K8).
    Left,
    /// On the other side, out of reach.
    Across,
    /// To the right: `a b` lie in the own play area (K8).
    Right,
    /// On the other side of a table for two: `a b c d` lie in the own play area (K9).
    Facing,
}

impl Side {
    /// Where a seat is, seen from the chair.
    pub(crate) fn of(view: &View, seat: Seat) -> Side {
        let (chair, players) = (chair(view), view.players());
        if seat == chair {
            Side::Own
        } else if players == 2 {
            Side::Facing
        } else if seat == chair.left(players) {
            Side::Left
        } else if seat == chair.right(players) {
            Side::Right
        } else {
            Side::Across
        }
    }

    /// What stylesheets call it.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Side::Own => "own",
            Side::Left => "left",
            Side::Across => "across",
            Side::Right => "right",
            Side::Facing => "facing",
        }
    }

    /// The letters that lie in the own play area, from the left to the right. Somebody who faces the chair sees them mirrored.
    const fn near(self) -> &'static [usize] {
        match self {
            Side::Own => &[0, 1, 2, 3, 4, 5],
            Side::Left => &[2, 3],
            Side::Across => &[],
            Side::Right => &[0, 1],
            Side::Facing => &[3, 2, 1, 0],
        }
    }
}

/// The seat whose village lies nearest: one's own, or the first one for a spectator.
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

/// The spaces of a village, by their letters.
pub(crate) fn row(view: &View, seat: Seat) -> impl Iterator<Item = Space> {
    view.village(seat).into_iter()
}

/// The spaces of a village that lie in the own play area, from the left to the right.
pub(crate) fn near(view: &View, seat: Seat) -> impl Iterator<Item = Space> {
    let there = view.village(seat);
    let letters = Side::of(view, seat).near().iter();
    letters.map(move |letter| Space::new(seat, *letter)).filter(move |space| there.has(*space))
}

/// The other spaces of a village. An ability can bring them into reach.
pub(crate) fn beyond(view: &View, seat: Seat) -> impl Iterator<Item = Space> {
    let near = Side::of(view, seat).near();
    row(view, seat).filter(move |space| !near.contains(&space.letter()))
}
