//! The yardstick: random games of chess by shakmaty, the fastest rules of chess in Rust.

use rand::{Rng, RngExt};
use shakmaty::{Chess, Position};

/// Games that wander are cut here: random kings can walk for ever.
const LONGEST: u64 = 300;

/// One game of random moves. Says how many were made.
pub(super) fn play(chance: &mut impl Rng) -> u64 {
    let mut position = Chess::default();
    let mut moves = 0;
    while moves < LONGEST {
        let legal = position.legal_moves();
        if legal.is_empty() || position.is_insufficient_material() {
            break;
        }
        let chosen = legal[chance.random_range(0..legal.len())];
        position.play_unchecked(chosen);
        moves += 1;
    }
    moves
}
