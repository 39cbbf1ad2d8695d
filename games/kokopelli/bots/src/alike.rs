//! Decisions that come to the same.

use hearth_core::Seat;
use kokopelli_rules::{Decision, Space, State};

/// Empty spaces differ only in who reaches them. With two players the opponent reaches the whole board alike; with more, `a b`
/// lie before one neighbour and `c d` before the other. Below the pile there is never more than one difference: whether
/// something may be opened there at all. So the first empty space of each kind stands for the others.
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
