//! What somebody remembers of the cards that are covered. What is forgotten stays forgotten: it depends on the card and on
//! who forgets, not on when he is asked.

use kupferkessel_rules::{Card, View};

/// A view of which only so many of a hundred covered cards are remembered.
pub(crate) fn remember(view: &View, percent: u8, salt: u64) -> View {
    view.forgetting(|card| lot(card, salt) >= u64::from(percent))
}

/// A number below a hundred for each card, another one for each salt.
fn lot(card: Card, salt: u64) -> u64 {
    let mut mixed = salt ^ (card.index() as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    for _ in 0..2 {
        mixed = (mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    }
    (mixed >> 32) % 100
}
