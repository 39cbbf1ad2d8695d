//! A bot that decides at random: every legal decision is as likely as every other.

use hearth_core::Game;
use rand::{Rng, RngExt};

use crate::Bot;

/// Decides at random.
#[derive(Clone, Debug)]
pub struct Random<R> {
    chance: R,
}

impl<R: Rng> Random<R> {
    /// A bot that draws from this generator.
    pub fn new(chance: R) -> Random<R> {
        Random { chance }
    }
}

impl<G: Game, R: Rng> Bot<G> for Random<R> {
    fn choose(&mut self, _view: &G::View, legal: &[G::Decision]) -> G::Decision {
        legal[self.chance.random_range(0..legal.len())]
    }
}
