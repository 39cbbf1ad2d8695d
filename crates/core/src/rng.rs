//! Helpers for random generators.

use rand::Rng;

/// Returns a uniform number below a small bound. The bias is below one in a hundred million. It uses one draw
/// and no division, because determinization calls it thousands of times per decision.
#[inline]
pub fn below<R: Rng + ?Sized>(bound: usize, rng: &mut R) -> usize {
    ((u64::from(rng.next_u32()) * bound as u64) >> 32) as usize
}
