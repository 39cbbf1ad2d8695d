//! The race of the draw piles: five points for the shortest at the end, three for the second shortest (K25).

use hearth_core::Seat;
use kokopelli_rules::{HAND, State};

/// Returns the expected points for the size of a seat's pile.
///
/// `left` is the share of the game that is left: the more, the less certain the race is.
pub(super) fn expected(state: &State, seat: Seat, left: f32) -> f32 {
    // Surplus cards of a hand go back under the pile.
    let size = |seat: Seat| {
        let surplus = state.hand_of(seat).len().saturating_sub(HAND);
        (state.pile_of(seat).len() + surplus) as f32
    };
    let own = size(seat);
    let uncertainty = 0.7 + 1.8 * left;
    let (mut shorter, mut shorter_than_some) = (1.0, 1.0);
    for other in Seat::all(state.players()).filter(|other| *other != seat) {
        let ahead = (size(other) - own) / uncertainty;
        let probability = 0.5 + 0.5 * ahead / (1.0 + ahead.abs());
        // A tie with the shortest pile counts as shortest.
        let probability = if left == 0.0 && ahead >= 0.0 { 1.0 } else { probability };
        shorter *= probability;
        shorter_than_some *= 1.0 - probability;
    }
    let last = if state.players() == 2 { 0.0 } else { shorter_than_some };
    5.0 * shorter + 3.0 * (1.0 - shorter - last).max(0.0)
}
