//! Helpers for random generators.

use std::convert::Infallible;

use rand::rand_core::utils;
use rand::{Rng, TryRng};

/// Returns a uniform number below a small bound. The bias is below one in a hundred million. It uses one draw
/// and no division, because determinization calls it thousands of times per decision.
#[inline]
pub fn below<R: Rng + ?Sized>(bound: usize, rng: &mut R) -> usize {
    ((u64::from(rng.next_u32()) * bound as u64) >> 32) as usize
}

/// Shuffles by Fisher and Yates, from the last place to the second. Deals are verified by programs in other
/// languages, so it is written down here and in `docs/DEALS.md`, and does not depend on a library's version.
pub fn shuffle<T, R: Rng + ?Sized>(items: &mut [T], rng: &mut R) {
    for last in (1..items.len()).rev() {
        items.swap(last, draw_below(last + 1, rng));
    }
}

/// Returns a uniform number below a bound. Draws 32 bits, and draws again where the last numbers would be
/// favoured (rejection sampling).
pub fn draw_below<R: Rng + ?Sized>(bound: usize, rng: &mut R) -> usize {
    let bound = bound as u64;
    let fair = (1 << 32) / bound * bound;
    loop {
        let drawn = u64::from(rng.next_u32());
        if drawn < fair {
            return (drawn % bound) as usize;
        }
    }
}

/// Generates the same numbers every time (`SplitMix64`). It is for code that needs any determinization of a view,
/// and always the same one.
#[derive(Default, Debug)]
pub(crate) struct FixedRng(u64);

impl TryRng for FixedRng {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        self.try_next_u64().map(|number| (number >> 32) as u32)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        Ok(mixed ^ (mixed >> 31))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        utils::fill_bytes_via_next_word(bytes, || self.try_next_u64())
    }
}
