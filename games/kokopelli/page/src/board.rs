//! The whole table, in the order in which it is read: what can be won, the others as they sit, the own row with the ends of the
//! neighbours' villages, the hand; then what is looked at more closely.

use hearth_core::Seat;
use hearth_page::Part;

use crate::Scene;
use crate::chair::{Side, others};
use crate::desk::Desk;
use crate::hand::hand;
use crate::look::look;
use crate::me::me;
use crate::reach::reach;
use crate::round::round;
use crate::stock::stock;
use crate::strip::strip;
use crate::tiles::tiles;
use crate::village::village;

/// The parts of the table.
pub(crate) fn board(scene: &Scene<'_>) -> Vec<Part> {
    let desk = Desk::of(scene);
    let mut parts = vec![round(&desk), tiles(&desk)];
    parts.extend(others(scene.view).map(|seat| strip(&desk, seat)));
    parts.extend([
        reach(&desk, Side::Left),
        me(&desk),
        village(&desk),
        reach(&desk, Side::Right),
        stock(&desk),
        hand(&desk),
    ]);
    parts.extend(Seat::all(scene.view.players()).map(|seat| look(&desk, seat)));
    parts
}
