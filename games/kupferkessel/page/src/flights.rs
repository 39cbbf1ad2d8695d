//! What travels: cards between square, kettles and pile, and figures around the ring.

use hearth_page::Flight;
use kupferkessel_rules::Event;

use crate::places::Spot;

/// What travels when this happens, each thing once.
pub(crate) fn flights(events: &[Event]) -> Vec<Flight> {
    let mut flights: Vec<Flight> = Vec::new();
    for event in events {
        let flight = flight(event);
        flights.extend(flight.filter(|flight| !flights.contains(flight)));
    }
    flights
}

fn flight(event: &Event) -> Option<Flight> {
    let (from, to) = match *event {
        // The figure is the same thing before and after, wherever it stands.
        Event::Moved { seat, .. } => (Spot::Figure(seat), Spot::Figure(seat)),
        Event::Took { seat, from, .. } => (Spot::Cell(from), Spot::Kettle(seat)),
        Event::TookLast { from, .. } => (Spot::Cell(from), Spot::Last),
        Event::Lost { seat, out, .. } => (Spot::Kettle(seat), if out { Spot::Out } else { Spot::Pile }),
        Event::Refilled { cell, .. } => (Spot::Pile, Spot::Cell(cell)),
        Event::Kept { seat, .. } => (Spot::Last, Spot::Kettle(seat)),
        Event::Left { .. } => (Spot::Last, Spot::Out),
        Event::FoundNothing { .. }
        | Event::Used { .. }
        | Event::Skipped { .. }
        | Event::GameOver { .. }
        | Event::Counted { .. } => return None,
    };
    Some(Flight { from: from.place(), to: to.place() })
}
