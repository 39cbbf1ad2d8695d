//! The whole table, in the order in which it is read: what can be won, the others as they sit, the own village, the piles, the hand;
//! then what is looked at more closely.

use hearth_core::Seat;
use hearth_page::Canvas;

use crate::Scene;
use crate::chair::{chair, others};
use crate::desk::Desk;
use crate::hand::hand;
use crate::look::look;
use crate::reach::reach;
use crate::round::round;
use crate::stock::stock;
use crate::tiles::tiles;
use crate::village::village;

/// The parts of the table.
pub(crate) fn board(scene: &Scene<'_>, canvas: &mut Canvas) {
    let desk = Desk::of(scene);
    round(&desk, canvas);
    tiles(&desk, canvas);
    others(scene.view).for_each(|seat| village(&desk, seat, canvas));
    village(&desk, chair(scene.view), canvas);
    reach(&desk, canvas);
    stock(&desk, canvas);
    hand(&desk, canvas);
    Seat::all(scene.view.players()).for_each(|seat| look(&desk, seat, canvas));
}
