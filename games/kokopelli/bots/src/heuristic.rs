//! The hand-made evaluation: what a position promises to a seat, in points ahead of the others.
//!
//! It reads a whole world. Whoever asks has imagined that world, so nothing hidden is given away.

mod abilities;
mod hands;
mod piles;
mod stacks;

use hearth_core::{Game, Seat};
use kokopelli_rules::{Kokopelli, State};

/// A game has so many rounds, about.
const USUAL_ROUNDS: f32 = 20.0;

/// Points ahead of the others; what it came to, once the game is over.
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
    // Whoever is ahead must be caught, but nobody should be fed.
    all[seat.index()] - f32::midpoint(best, mean)
}

/// How much of the game is still to come, from one to nothing. It is told by the round and not by the piles: else every card
/// drawn would seem to cost something.
fn game_left(state: &State) -> f32 {
    if state.end().is_some() {
        return 0.0;
    }
    (1.0 - f32::from(state.round()) / USUAL_ROUNDS).max(0.05)
}
