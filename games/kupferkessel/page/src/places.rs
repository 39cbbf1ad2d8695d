//! The places of the table, and what they are called in `data-at`.

use std::fmt;

use hearth_core::Seat;
use kupferkessel_rules::{Cell, Position};

const KETTLE: &str = "kettle-";

/// A place of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Spot {
    /// A cell of the square.
    Cell(Cell),
    /// A position of the ring.
    Stop(Position),
    /// A seat's kettle.
    Kettle(Seat),
    /// A seat's figure, wherever it stands.
    Figure(Seat),
    /// The pile of covered cards.
    Pile,
    /// The cards that are out of the game.
    Out,
    /// The last card of a line, until it is decided what becomes of it.
    Last,
    /// The symbol that waits to be used.
    Symbol,
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Cell(cell) => write!(f, "{cell}"),
            Spot::Stop(at) => write!(f, "stop-{at}"),
            Spot::Kettle(seat) => write!(f, "{KETTLE}{seat}"),
            Spot::Figure(seat) => write!(f, "figure-{seat}"),
            Spot::Pile => f.write_str("pile"),
            Spot::Out => f.write_str("out"),
            Spot::Last => f.write_str("last"),
            Spot::Symbol => f.write_str("symbol"),
        }
    }
}

/// A place that somebody touches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Touched {
    Cell(Cell),
    /// Anybody's kettle.
    Kettle,
    Pile,
    Out,
    Last,
    Symbol,
}

impl Touched {
    /// The place that is called so, if it means anything to touch it.
    pub fn read(place: &str) -> Option<Touched> {
        match place {
            "pile" => Some(Touched::Pile),
            "out" => Some(Touched::Out),
            "last" => Some(Touched::Last),
            "symbol" => Some(Touched::Symbol),
            kettle if kettle.starts_with(KETTLE) => Some(Touched::Kettle),
            cell => cell.parse().ok().map(Touched::Cell),
        }
    }
}
