//! What travels: cards between square, kettles and pile, and figures around the ring.

use hearth_page::{Flight, Place};
use kupferkessel_rules::Event;

use crate::places::{self, LAST, OUT, PILE};

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
    let (from, to): (Place, Place) = match *event {
        // The figure is the same thing before and after, wherever it stands.
        Event::Moved { seat, .. } => (places::figure(seat), places::figure(seat)),
        Event::Took { seat, from, .. } => (places::cell(from), places::kettle(seat)),
        Event::TookLast { from, .. } => (places::cell(from), LAST.to_owned()),
        Event::Lost { seat, out, .. } => (places::kettle(seat), if out { OUT } else { PILE }.to_owned()),
        Event::Refilled { cell, .. } => (PILE.to_owned(), places::cell(cell)),
        Event::Kept { seat, .. } => (LAST.to_owned(), places::kettle(seat)),
        Event::Left { .. } => (LAST.to_owned(), OUT.to_owned()),
        Event::FoundNothing { .. }
        | Event::Used { .. }
        | Event::Skipped { .. }
        | Event::GameOver { .. }
        | Event::Counted { .. } => return None,
    };
    Some(Flight { from, to })
}
