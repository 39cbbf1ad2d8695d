//! The seats around the table, from the viewpoint of an observer.

use hearth_core::{Observer, Seat};
use kokopelli_rules::{Space, View};

/// The place of a seat at the table, from the viewpoint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    /// The seat of the viewpoint.
    Own,
    /// To the left: `c d` are in the own play area (K8).
    Left,
    /// Opposite, out of reach.
    Across,
    /// To the right: `a b` are in the own play area (K8).
    Right,
    /// Opposite at a table for two: `a b c d` are in the own play area (K9).
    Facing,
}

impl Side {
    /// Returns its word in stylesheets.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Side::Own => "own",
            Side::Left => "left",
            Side::Across => "across",
            Side::Right => "right",
            Side::Facing => "facing",
        }
    }

    /// Returns the letters in the own play area, from left to right. A village that faces the viewpoint is mirrored.
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

/// The observer of a table and the number of its seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Seating {
    /// The observer.
    pub observer: Observer,
    /// The number of players.
    pub players: usize,
}

impl Seating {
    /// Returns the seating of a view.
    pub(crate) fn of(view: &View) -> Seating {
        Seating { observer: view.observer, players: view.players() }
    }

    /// Returns the seat whose village is nearest: the observer's own, or the first one for a spectator.
    pub(crate) fn viewpoint(self) -> Seat {
        match self.observer {
            Observer::Seat(seat) => seat,
            Observer::Spectator => Seat::FIRST,
        }
    }

    /// Returns the place of a seat.
    pub(crate) fn side(self, seat: Seat) -> Side {
        let (viewpoint, players) = (self.viewpoint(), self.players);
        if seat == viewpoint {
            Side::Own
        } else if players == 2 {
            Side::Facing
        } else if seat == viewpoint.left(players) {
            Side::Left
        } else if seat == viewpoint.right(players) {
            Side::Right
        } else {
            Side::Across
        }
    }

    /// Returns all seats but the viewpoint, clockwise: the left neighbour first, the right one last.
    pub(crate) fn others(self) -> impl Iterator<Item = Seat> {
        let players = self.players;
        let next = move |seat: &Seat| Some(seat.left(players));
        std::iter::successors(Some(self.viewpoint().left(players)), next).take(players - 1)
    }
}

/// Returns the spaces of a village, by their letters.
pub(crate) fn row(view: &View, seat: Seat) -> impl Iterator<Item = Space> {
    view.village(seat).into_iter()
}

/// Returns the spaces of a village in the own play area, from left to right.
pub(crate) fn near(view: &View, seat: Seat) -> impl Iterator<Item = Space> {
    let village = view.village(seat);
    let letters = Seating::of(view).side(seat).near().iter();
    letters.map(move |letter| Space::new(seat, *letter)).filter(move |space| village.has(*space))
}

/// Returns the other spaces of a village. An ability can bring them into reach.
pub(crate) fn beyond(view: &View, seat: Seat) -> impl Iterator<Item = Space> {
    let near = Seating::of(view).side(seat).near();
    row(view, seat).filter(move |space| !near.contains(&space.letter()))
}
