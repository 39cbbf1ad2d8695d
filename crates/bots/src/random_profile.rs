//! What sorts of decisions somebody likes. Games in which everybody likes everything alike are much the same; with tempers
//! random games also come to hoarding, to stalling and to a quick end.

use hearth_core::{Game, Seat};
use rand::{Rng, RngExt};

/// So many sorts of decisions there can be ([`Game::sort`]).
const SORTS: usize = 16;

/// So many tempers are drawn for a table, more than it has seats: what a seed leads to depends on their number.
const TEMPERS: usize = 8;
const _: () = assert!(TEMPERS >= Seat::MOST);

/// How much each sort of decision is liked: at least a little.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RandomProfile([u16; SORTS]);

impl RandomProfile {
    /// Everything is liked alike.
    pub const EVEN: RandomProfile = RandomProfile([1; SORTS]);

    /// Every other temper is even; the others like some sorts up to a thousand times as much as others.
    pub fn any(rng: &mut (impl Rng + ?Sized)) -> RandomProfile {
        if rng.random() {
            RandomProfile::EVEN
        } else {
            RandomProfile([0; SORTS].map(|_| 1 << rng.random_range(0..=10)))
        }
    }

    /// The tempers of a table: at every other one all are of the same.
    pub fn table(rng: &mut (impl Rng + ?Sized)) -> [RandomProfile; TEMPERS] {
        let common = rng.random::<bool>().then(|| RandomProfile::any(rng));
        [(); TEMPERS].map(|()| common.unwrap_or_else(|| RandomProfile::any(rng)))
    }

    /// One of the legal decisions, of which there is at least one.
    pub fn choose<G: Game>(&self, legal: &[G::Decision], rng: &mut (impl Rng + ?Sized)) -> G::Decision {
        let prior = |decision: &G::Decision| u32::from(self.0[G::decision_kind(*decision) % SORTS]);
        let mut left = rng.random_range(0..legal.iter().map(prior).sum());
        for decision in legal {
            let liked = prior(decision);
            if left < liked {
                return *decision;
            }
            left -= liked;
        }
        legal[legal.len() - 1]
    }
}
