//! The race of the draw piles: the shortest one is worth five points at the end, the second shortest three (K25).

use hearth_core::Seat;
use kokopelli_rules::{HAND, State};

/// What is expected for the size of a seat's pile. `left` is how much of the game is to come: the more, the less is settled.
pub(super) fn expected(state: &State, seat: Seat, left: f32) -> f32 {
    // What is too much in a hand goes back under the pile.
    let size = |seat: Seat| {
        let surplus = state.hand_of(seat).len().saturating_sub(HAND);
        (state.pile_of(seat).len() + surplus) as f32
    };
    let own = size(seat);
    let doubt = 0.7 + 1.8 * left;
    let (mut shorter, mut shorter_than_some) = (1.0, 1.0);
    for other in Seat::all(state.players()).filter(|other| *other != seat) {
        let ahead = (size(other) - own) / doubt;
        let rng = 0.5 + 0.5 * ahead / (1.0 + ahead.abs());
        // Whoever is level with the shortest is the shortest too.
        let rng = if left == 0.0 && ahead >= 0.0 { 1.0 } else { rng };
        shorter *= rng;
        shorter_than_some *= 1.0 - rng;
    }
    let last = if state.players() == 2 { 0.0 } else { shorter_than_some };
    5.0 * shorter + 3.0 * (1.0 - shorter - last).max(0.0)
}
