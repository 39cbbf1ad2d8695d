//! Imperfect memory of covered cards.
//!
//! Forgetting depends on the card and the bot only, so a forgotten card stays forgotten.

use kupferkessel_rules::{Card, View};

/// Returns a view in which only `percent` of the covered cards are remembered.
pub(crate) fn remember(view: &View, percent: u8, salt: u64) -> View {
    view.forgetting(|card| percentile(card, salt) >= u64::from(percent))
}

/// Hashes a card and a salt to a number below 100.
fn percentile(card: Card, salt: u64) -> u64 {
    let mut mixed = salt ^ (card.index() as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    for _ in 0..2 {
        mixed = (mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    }
    (mixed >> 32) % 100
}
