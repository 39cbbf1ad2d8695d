//! What the cards of a hand are worth to their owner, apart from the stacks that they fit.

use hearth_core::Seat;
use kokopelli_rules::{Card, Ceremony, HAND, State};

/// By the number of cards. A small hand is worth nearly as much as a large one: the bonus for an empty hand is near.
const BY_SIZE: [f32; HAND + 1] = [0.6, 1.3, 1.4, 1.5, 1.7, 1.9];
/// The same for one who gets the greater bonus.
const BY_SIZE_WITH_FEATHER: [f32; HAND + 1] = [0.6, 3.0, 2.7, 2.4, 2.2, 2.1];
/// What a card that fits everywhere is worth beside another.
const JOKER: f32 = 0.6;

/// What is expected of a seat's hand. `left` is how much of the game is to come.
pub(super) fn expected(state: &State, seat: Seat, left: f32) -> f32 {
    let hand = state.hand_of(seat);
    let feather = state.villages().abilities(seat).has(Ceremony::EagleFeather);
    let by_size = if feather { &BY_SIZE_WITH_FEATHER } else { &BY_SIZE };
    let jokers = f32::from(hand.count(Card::KOKOPELLI));
    let cards = by_size[hand.len().min(HAND)] + jokers * JOKER;
    cards * if left > 0.0 { 0.4 + 0.6 * left } else { 0.02 }
}
