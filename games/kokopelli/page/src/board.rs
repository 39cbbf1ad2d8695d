//! The whole table, in the order in which it is read: what can be won, the others as they sit, the own village, the hand.

use hearth_page::Part;

use crate::Scene;
use crate::chair::{chair, others};
use crate::hand::hand;
use crate::tiles::tiles;
use crate::village::village;

/// The parts of the table.
pub(crate) fn board(scene: &Scene<'_>) -> Vec<Part> {
    let mut parts = vec![tiles(scene)];
    parts.extend(others(scene.view).map(|seat| village(scene, seat)));
    parts.push(village(scene, chair(scene.view)));
    parts.push(hand(scene));
    parts
}
