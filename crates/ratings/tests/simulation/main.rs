//! Simulated servers: people of hidden strength play each other and the bots, and their ratings are compared with the truth.
//!
//! The tests are short. With `HEARTH_TEST_LONG` they play the careers of docs/RATINGS.md and print its tables:
//!
//! ```text
//! HEARTH_TEST_LONG=1 cargo test --release -p hearth-ratings --test simulation -- --nocapture --test-threads 1
//! ```

mod baselines;
mod careers;
mod prediction;
mod servers;
mod uncorrected;
mod world;

/// Checks whether the complete tables are wanted.
fn is_long() -> bool {
    std::env::var_os("HEARTH_TEST_LONG").is_some()
}
