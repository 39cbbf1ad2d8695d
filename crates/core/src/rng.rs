//! What is asked of a generator that is handed in.

use rand::Rng;

/// A number below a small one, each as likely as the others to a part in a hundred million. It takes one number from the
/// generator and no division: worlds are imagined by the thousand.
#[inline]
pub fn below<R: Rng + ?Sized>(bound: usize, rng: &mut R) -> usize {
    ((u64::from(rng.next_u32()) * bound as u64) >> 32) as usize
}
