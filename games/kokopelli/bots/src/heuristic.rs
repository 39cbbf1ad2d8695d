//! The hand-made evaluation: a seat's expected lead in points.
//!
//! It reads a complete state. Callers pass a determinization, so it reveals no hidden information.

mod abilities;
mod hands;
mod piles;
mod stacks;

use hearth_core::{Game, Seat};
use kokopelli_rules::{Kokopelli, State};

/// Typical number of rounds of a game.
const TYPICAL_ROUNDS: f32 = 20.0;

/// Returns the expected lead over the others in points, or the final lead of a finished game.
pub(crate) fn heuristic(state: &State, seat: Seat) -> f32 {
    if let Some(standing) = Kokopelli::standing(state) {
        return standing.lead(seat) as f32;
    }
    let mut all = stacks::expected(state);
    let left = game_left(state);
    for each in Seat::all(state.players()) {
        all[each.index()] += f32::from(state.points_of(each))
            + abilities::expected(state, each, left)
            + hands::expected(state, each, left)
            + piles::expected(state, each, left);
    }
    let others = Seat::all(state.players()).filter(|other| *other != seat).map(|other| all[other.index()]);
    let best = others.clone().fold(f32::NEG_INFINITY, f32::max);
    let mean = others.sum::<f32>() / (state.players() - 1) as f32;
    // The leader must be caught, but helping any opponent is bad too.
    all[seat.index()] - f32::midpoint(best, mean)
}

/// Returns the share of the game that is left, from one to zero.
///
/// It depends on the round and not on the piles; otherwise every drawn card would seem to cost points.
fn game_left(state: &State) -> f32 {
    if state.end().is_some() {
        return 0.0;
    }
    (1.0 - f32::from(state.round()) / TYPICAL_ROUNDS).max(0.05)
}
