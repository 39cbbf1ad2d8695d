//! A bot that decides at random. Every legal decision is possible; a profile sets the weights.

use hearth_core::Game;
use rand::Rng;

use crate::{Bot, Forfeit, RandomProfile, Thoughts};

/// A bot that decides at random.
#[derive(Clone, Debug)]
pub struct Random<R> {
    profile: RandomProfile,
    rng: R,
}

impl<R: Rng> Random<R> {
    /// Creates a bot with a profile and a generator.
    pub fn new(profile: RandomProfile, rng: R) -> Random<R> {
        Random { profile, rng }
    }
}

impl<G: Game, R: Rng + Send> Bot<G> for Random<R> {
    fn think(&mut self, _view: &G::View, legal: &[G::Decision]) -> Result<Thoughts<G::Decision>, Forfeit> {
        Ok(Thoughts::bare(self.profile.choose::<G>(legal, &mut self.rng)))
    }
}
