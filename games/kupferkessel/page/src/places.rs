//! The places of the table, and what they are called in `data-at`.

use std::sync::LazyLock;

use hearth_core::Seat;
use hearth_page::Place;
use kupferkessel_rules::{Cell, Position};
use maud::Render;

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

/// The names that are put together: they stand on every board, so they are put together once.
struct Names {
    cells: Vec<String>,
    stops: Vec<String>,
    kettles: Vec<String>,
    figures: Vec<String>,
}

static NAMES: LazyLock<Names> = LazyLock::new(|| {
    let seats = || Seat::all(Seat::MOST);
    Names {
        cells: Cell::all().map(|cell| cell.to_string()).collect(),
        stops: Position::all().map(|at| format!("stop-{at}")).collect(),
        kettles: seats().map(|seat| format!("{KETTLE}{seat}")).collect(),
        figures: seats().map(|seat| format!("figure-{seat}")).collect(),
    }
});

impl Spot {
    /// What it is called.
    pub fn place(self) -> Place {
        match self {
            Spot::Cell(cell) => &NAMES.cells[cell.index()],
            Spot::Stop(at) => &NAMES.stops[at.index()],
            Spot::Kettle(seat) => &NAMES.kettles[seat.index()],
            Spot::Figure(seat) => &NAMES.figures[seat.index()],
            Spot::Pile => "pile",
            Spot::Out => "out",
            Spot::Last => "last",
            Spot::Symbol => "symbol",
        }
    }
}

/// The stops of the ring in their order, twice: so every way around it is one piece.
static ROUND: LazyLock<Vec<Place>> = LazyLock::new(|| {
    let once = || Position::all().map(|at| Spot::Stop(at).place());
    once().chain(once()).collect()
});

/// The stops that a figure comes to on its way, without the first one and with the last one.
pub(crate) fn stops_between(from: Position, to: Position) -> &'static [Place] {
    let around = Position::all().count();
    let last = if to.index() > from.index() { to.index() } else { to.index() + around };
    &ROUND[from.index() + 1..=last]
}

/// There is nothing to escape in a name of ours.
impl Render for Spot {
    fn render_to(&self, html: &mut String) {
        html.push_str(self.place());
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
