//! The yardstick: random games of chess by shakmaty, the fastest rules of chess in Rust. Prints what it measured.

use std::env::args;
use std::process::ExitCode;

use hearth_measure::measure;
use rand::{Rng, RngExt};
use shakmaty::{Chess, Position};

/// Games that wander are cut here: random kings can walk for ever.
const LONGEST: u64 = 300;

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

/// One game of random moves. Says how many were made.
fn play(rng: &mut impl Rng) -> u64 {
    let mut position = Chess::default();
    let mut moves = 0;
    while moves < LONGEST {
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
