//! Refits a million results, twice, and prints how long it took: `cargo run --release -p hearth-ratings --example refit`.

use std::time::Instant;

use hearth_ratings::{Contestant, GameResult, Place, Pool, Ratings, bots};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

const RESULTS: i64 = 1_000_000;
const PEOPLE: i64 = 5_000;
const POOLS: [&str; 5] =
    ["kokopelli/2", "kokopelli/3", "kokopelli/4", "kupferkessel/2/recipes", "kupferkessel/3"];

fn main() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let pools = POOLS.map(|text| text.parse().expect("a pool"));
    let results: Vec<GameResult> = (0..RESULTS).map(|at| result(&pools, at, &mut rng)).collect();
    let start = Instant::now();
    let ratings = Ratings::refit(&results);
    let took = start.elapsed();
    let text = ratings.to_string();
    println!("{RESULTS} results of {PEOPLE} people: {:.2} s", took.as_secs_f64());
    println!("{} careers, {} bytes", ratings.iter().count(), text.len());
    println!("the same bytes again: {}", Ratings::refit(&results).to_string() == text);
}

/// Draws a result: anybody wins, and a third of the contestants are bots.
fn result(pools: &[Pool], at: i64, rng: &mut Xoshiro256PlusPlus) -> GameResult {
    let pool = pools[rng.random_range(0..pools.len())].clone();
    let first = rng.random_range(0..PEOPLE);
    let place = |seat: u8| {
        let contestant = if seat > 0 && rng.random_range(0..3_u8) == 0 {
            Contestant::Bot(bots::LEVELS[rng.random_range(0..bots::LEVELS.len())].to_owned())
        } else {
            Contestant::Person((first + i64::from(seat)) % PEOPLE)
        };
        Place { contestant, rank: seat }
    };
    let places = (0..pool.players).map(place).collect();
    GameResult { pool, at, places }
}
