//! What moves when something happens: cards between square, kettles and pile, and figures around the ring.

use hearth_page::{Act, Face, Motion, Sound};
use kupferkessel_rules::Event;

use crate::places::{Spot, stops_between};

/// What moves, in the order in which it happens.
pub(crate) fn flights(events: &[Event]) -> Vec<Motion> {
    events.iter().filter_map(motion).collect()
}

fn motion(event: &Event) -> Option<Motion> {
    let fly = |from: Spot, to: Spot, face| Act::Fly { from: from.place(), to: to.place(), face };
    let sink = |from: Spot, seat| Act::Sink { from: from.place(), to: Spot::Kettle(seat).place() };
    let (act, sound) = match *event {
        Event::Moved { seat, from, to, .. } => {
            let walk = Act::Walk { figure: Spot::Figure(seat).place(), stops: stops_between(from, to) };
            (walk, Sound::Tick)
        }
        Event::Took { seat, from, .. } => (sink(Spot::Cell(from), seat), Sound::Bubble),
        Event::TookLast { from, .. } => (fly(Spot::Cell(from), Spot::Last, Face::Start), Sound::Thud),
        Event::Lost { seat, out, .. } => {
            let to = if out { Spot::Out } else { Spot::Pile };
            (Act::Blast { from: Spot::Kettle(seat).place(), to: to.place() }, Sound::Boom)
        }
        Event::Refilled { cell, .. } => (fly(Spot::Pile, Spot::Cell(cell), Face::Turn), Sound::Paper),
        Event::Kept { seat, .. } => (sink(Spot::Last, seat), Sound::Bubble),
        Event::Left { .. } => (fly(Spot::Last, Spot::Out, Face::Start), Sound::Paper),
        Event::GameOver { .. } => (Act::End, Sound::Fanfare),
        Event::FoundNothing { .. } | Event::Used { .. } | Event::Skipped { .. } | Event::Counted { .. } => {
            return None;
        }
    };
    Some(Motion::new(act, sound))
}
