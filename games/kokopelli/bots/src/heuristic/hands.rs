//! What the cards of a hand are worth to their owner, apart from the stacks that they fit.

use hearth_core::Seat;
use kokopelli_rules::{Card, Ceremony, HAND, Question, State};

/// What a hand promises by its size: the fewer cards, the nearer the bonus for an empty hand. That cards are worth having is
/// counted with the stacks that they fit.
struct Bonus {
    near: f32,
    less_for_each_card: f32,
}

const USUAL: Bonus = Bonus { near: 1.0, less_for_each_card: 0.52 };
const WITH_FEATHER: Bonus = Bonus { near: 4.2, less_for_each_card: 1.05 };
/// What a card that fits everywhere is worth beside another.
const JOKER: f32 = 0.2;
/// What is lost by one who gives up his hand for another.
const EXCHANGE: f32 = 0.6;

/// What is expected of a seat's hand. `left` is how much of the game is to come.
pub(super) fn expected(state: &State, seat: Seat, left: f32) -> f32 {
    let hand = state.hand_of(seat);
    let feather = state.villages().abilities(seat).has(Ceremony::EagleFeather);
    let bonus = if feather { WITH_FEATHER } else { USUAL };
    let jokers = f32::from(hand.count(Card::KOKOPELLI));
    let cards = bonus.near - bonus.less_for_each_card * hand.len().min(HAND) as f32 + jokers * JOKER;
    let exchanging = state.turn().seat == seat && matches!(state.question(), Question::Exchange { .. });
    let lost = if exchanging { EXCHANGE } else { 0.0 };
    cards * if left > 0.0 { 0.4 + 0.6 * left } else { 0.02 } - lost
}
