//! The animations of events: cards between square, kettles and pile, and figures around the ring.

use hearth_page::{Act, Face, Motion, Sound};
use kupferkessel_rules::Event;

use crate::places::{BoardPlace, stops_between};

/// Returns the animations, in the order of the events.
pub(crate) fn flights(events: &[Event]) -> Vec<Motion> {
    events.iter().filter_map(motion).collect()
}

fn motion(event: &Event) -> Option<Motion> {
    let fly = |from: BoardPlace, to: BoardPlace, face| Act::Fly { from: from.id(), to: to.id(), face };
    let sink = |from: BoardPlace, seat| Act::Sink { from: from.id(), to: BoardPlace::Kettle(seat).id() };
    let (act, sound) = match *event {
        Event::Moved { seat, from, to, .. } => {
            let walk = Act::Walk { figure: BoardPlace::Figure(seat).id(), stops: stops_between(from, to) };
            (walk, Sound::Tick)
        }
        Event::Took { seat, from, .. } => (sink(BoardPlace::Cell(from), seat), Sound::Bubble),
        Event::TookLast { from, .. } => {
            (fly(BoardPlace::Cell(from), BoardPlace::Last, Face::Start), Sound::Thud)
        }
        Event::Lost { seat, out, .. } => {
            let to = if out { BoardPlace::Out } else { BoardPlace::Pile };
            (Act::Blast { from: BoardPlace::Kettle(seat).id(), to: to.id() }, Sound::Boom)
        }
        Event::Refilled { cell, .. } => {
            (fly(BoardPlace::Pile, BoardPlace::Cell(cell), Face::Turn), Sound::Paper)
        }
        Event::Kept { seat, .. } => (sink(BoardPlace::Last, seat), Sound::Bubble),
        Event::Left { .. } => (fly(BoardPlace::Last, BoardPlace::Out, Face::Start), Sound::Paper),
        Event::GameOver { .. } => (Act::End, Sound::Fanfare),
        Event::FoundNothing { .. } | Event::Used { .. } | Event::Skipped { .. } | Event::Counted { .. } => {
            return None;
        }
    };
    Some(Motion::new(act, sound))
}
