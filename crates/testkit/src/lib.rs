//! Laws that every game must pass, written once and generic over the game.
//!
//! - [`all_laws!`]: all of the laws below, as tests, in one invocation;
//! - [`laws`]: legality, soundness, replay, notation, non-interference and length of games, over random
//!   games;
//! - [`second_model`]: agreement with a second, naive model of the rules;
//! - [`golden`]: whole games as text, compared line by line;
//! - [`fuzz`]: the bodies of the fuzz targets, which also run seeded in the ordinary tests;
//! - [`coverage`]: every rule has a test that names it;
//! - [`bots`]: laws for bots and their game knowledge;
//! - [`lessons`]: laws for lessons;
//! - [`is_long`]: the tests are short unless `./test --long` asks for all decisions;
//! - [`position`]: a helper for tests of single rules;
//! - [`postgres`]: databases for tests that run on a file or on a server.

mod all_laws;
pub mod bots;
pub mod coverage;
pub mod fuzz;
pub mod golden;
pub mod html;
pub mod laws;
mod length;
pub mod lessons;
pub mod position;
pub mod postgres;
mod random;
pub mod second_model;

pub use length::is_long;
pub use random::{Tables, any_options, playout, seeded_rng};
