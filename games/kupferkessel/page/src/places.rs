//! The places of the table and their ids in `data-at`.

use std::sync::LazyLock;

use hearth_core::Seat;
use hearth_page::PlaceId;
use kupferkessel_rules::{Cell, Position};
use maud::Render;

const KETTLE: &str = "kettle-";

/// A place of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BoardPlace {
    /// A cell of the square.
    Cell(Cell),
    /// A position of the ring.
    Stop(Position),
    /// A seat's kettle.
    Kettle(Seat),
    /// A seat's figure, at any position.
    Figure(Seat),
    /// The pile.
    Pile,
    /// The cards that are out of the game.
    Out,
    /// The last card of a line, before it is kept or leaves the game.
    Last,
    /// The symbol that can be used.
    Symbol,
}

/// The ids that consist of two words. Every board has them, so they are built once.
struct PlaceIds {
    cells: Vec<String>,
    stops: Vec<String>,
    kettles: Vec<String>,
    figures: Vec<String>,
}

static PLACE_IDS: LazyLock<PlaceIds> = LazyLock::new(|| {
    let seats = || Seat::all(Seat::MOST);
    PlaceIds {
        cells: Cell::all().map(|cell| cell.to_string()).collect(),
        stops: Position::all().map(|at| format!("stop-{at}")).collect(),
        kettles: seats().map(|seat| format!("{KETTLE}{seat}")).collect(),
        figures: seats().map(|seat| format!("figure-{seat}")).collect(),
    }
});

impl BoardPlace {
    /// Returns its id.
    pub fn id(self) -> PlaceId {
        match self {
            BoardPlace::Cell(cell) => &PLACE_IDS.cells[cell.index()],
            BoardPlace::Stop(at) => &PLACE_IDS.stops[at.index()],
            BoardPlace::Kettle(seat) => &PLACE_IDS.kettles[seat.index()],
            BoardPlace::Figure(seat) => &PLACE_IDS.figures[seat.index()],
            BoardPlace::Pile => "pile",
            BoardPlace::Out => "out",
            BoardPlace::Last => "last",
            BoardPlace::Symbol => "symbol",
        }
    }
}

/// The stops of the ring in their order, twice, so that every route is one slice.
static ROUND: LazyLock<Vec<PlaceId>> = LazyLock::new(|| {
    let once = || Position::all().map(|at| BoardPlace::Stop(at).id());
    once().chain(once()).collect()
});

/// Returns the stops of a route, without the first one and with the last one.
pub(crate) fn stops_between(from: Position, to: Position) -> &'static [PlaceId] {
    let around = Position::all().count();
    let last = if to.index() > from.index() { to.index() } else { to.index() + around };
    &ROUND[from.index() + 1..=last]
}

/// Ids are literals, so nothing needs escaping.
impl Render for BoardPlace {
    fn render_to(&self, html: &mut String) {
        html.push_str(self.id());
    }
}

/// A place that a player touches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Touched {
    Cell(Cell),
    /// Any kettle.
    Kettle,
    Pile,
    Out,
    Last,
    Symbol,
}

impl Touched {
    /// Reads an id. Returns `None` for places that mean nothing when touched.
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
