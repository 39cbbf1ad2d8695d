//! What the places of the table are called in `data-at`, and what is meant by one.

use hearth_core::Seat;
use hearth_page::Place;
use kupferkessel_rules::{Cell, Position};

/// The pile of covered cards.
pub(crate) const PILE: &str = "pile";
/// The cards that are out of the game.
pub(crate) const OUT: &str = "out";
/// The last card of a line, until it is decided what becomes of it.
pub(crate) const LAST: &str = "last";
/// The symbol that waits to be used.
pub(crate) const SYMBOL: &str = "symbol";

const KETTLE: &str = "kettle-";

/// A cell of the square.
pub(crate) fn cell(cell: Cell) -> Place {
    cell.to_string()
}

/// A seat's kettle.
pub(crate) fn kettle(seat: Seat) -> Place {
    format!("{KETTLE}{seat}")
}

/// A seat's figure, wherever it stands.
pub(crate) fn figure(seat: Seat) -> Place {
    format!("figure-{seat}")
}

/// A position of the ring.
pub(crate) fn stop(at: Position) -> Place {
    format!("stop-{at}")
}

/// The cell that a place is.
pub(crate) fn as_cell(place: &str) -> Option<Cell> {
    place.parse().ok()
}

/// Whether a place is a kettle.
pub(crate) fn is_kettle(place: &str) -> bool {
    place.starts_with(KETTLE)
}
