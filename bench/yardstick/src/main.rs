//! The baseline: random chess games with shakmaty, the fastest chess rules in Rust. Prints its measurement.

use std::env::args;
use std::process::ExitCode;

use hearth_measure::measure;
use rand::{Rng, RngExt};
use shakmaty::{Chess, Position};

/// The length at which a game is cut off, because random kings can wander for ever.
const MAX_MOVES_PER_GAME: u64 = 300;

fn main() -> ExitCode {
    let until = args().skip(1).collect::<Vec<_>>().join(" ");
    match until.parse() {
        Ok(until) => {
            println!("{}", measure(until, play));
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("hearth-yardstick: {error}");
            ExitCode::from(2)
        }
    }
}

/// Plays one random game. Returns the number of moves.
fn play(rng: &mut impl Rng) -> u64 {
    let mut position = Chess::default();
    let mut moves = 0;
    while moves < MAX_MOVES_PER_GAME {
        let legal = position.legal_moves();
        if legal.is_empty() || position.is_insufficient_material() {
            break;
        }
        let chosen = legal[rng.random_range(0..legal.len())];
        position.play_unchecked(chosen);
        moves += 1;
    }
    moves
}
