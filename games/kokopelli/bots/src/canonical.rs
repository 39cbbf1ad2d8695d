//! Merges decisions that lead to equivalent positions.

use hearth_core::Seat;
use kokopelli_rules::{Decision, Space, State};

/// Maps a decision to the representative of its equivalence class.
///
/// Empty spaces differ only in which neighbours reach them. With two players the opponent reaches all spaces
/// `a` to `d`. With more, one neighbour reaches `a b` and the other `c d`. The spaces below the pile differ
/// only in whether an opening is allowed there. The first empty space of each class represents the others.
pub(crate) fn canonical(state: &State, decision: Decision) -> Decision {
    let Decision::Open(card, space) = decision else { return decision };
    let first = match (state.players(), space.letter()) {
        (2, 0..=3) | (_, 0..=1) => 0,
        (_, 2..=3) => 2,
        _ => 4,
    };
    let empty = |letter: &usize| !state.villages().occupied().has(at(space.seat(), *letter));
    let letter = (first..space.letter()).find(empty).unwrap_or(space.letter());
    Decision::Open(card, at(space.seat(), letter))
}

fn at(seat: Seat, letter: usize) -> Space {
    Space::new(seat, letter)
}
