//! Weights per kind of decision. Uniform random games all look alike. With profiles, random games also reach
//! hoarding, stalling and quick endings.

use hearth_core::{Game, Seat};
use rand::{Rng, RngExt};

/// The number of kinds of decisions ([`Game::decision_kind`]).
const DECISION_KINDS: usize = 16;

/// The number of profiles drawn for a table. It exceeds the number of seats. Changing it changes the games of
/// every seed.
const PROFILES_PER_TABLE: usize = 8;
const _: () = assert!(PROFILES_PER_TABLE >= Seat::MOST);

/// A positive weight for each kind of decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RandomProfile([u16; DECISION_KINDS]);

impl RandomProfile {
    /// The uniform profile.
    pub const EVEN: RandomProfile = RandomProfile([1; DECISION_KINDS]);

    /// Draws a profile. Half of them are uniform; the others have weights from 1 to 1024.
    pub fn any(rng: &mut (impl Rng + ?Sized)) -> RandomProfile {
        if rng.random() {
            RandomProfile::EVEN
        } else {
            RandomProfile([0; DECISION_KINDS].map(|_| 1 << rng.random_range(0..=10)))
        }
    }

    /// Draws the profiles of a table. At half of the tables all seats share one profile.
    pub fn table(rng: &mut (impl Rng + ?Sized)) -> [RandomProfile; PROFILES_PER_TABLE] {
        let common = rng.random::<bool>().then(|| RandomProfile::any(rng));
        [(); PROFILES_PER_TABLE].map(|()| common.unwrap_or_else(|| RandomProfile::any(rng)))
    }

    /// Samples one of the legal decisions. The list must not be empty.
    pub fn choose<G: Game>(&self, legal: &[G::Decision], rng: &mut (impl Rng + ?Sized)) -> G::Decision {
        let weight = |decision: &G::Decision| u32::from(self.0[G::decision_kind(*decision) % DECISION_KINDS]);
        let mut left = rng.random_range(0..legal.iter().map(weight).sum());
        for decision in legal {
            let weight = weight(decision);
            if left < weight {
                return *decision;
            }
            left -= weight;
        }
        legal[legal.len() - 1]
    }
}
