//! The value of a hand, apart from the stacks that its cards match.

use hearth_core::Seat;
use kokopelli_rules::{Card, Ceremony, HAND, Question, State};

/// The value of a hand by its size: fewer cards are nearer to the bonus for an empty hand.
///
/// The value of matching cards is part of `stacks`.
struct HandValue {
    base: f32,
    penalty_per_card: f32,
}

const WITHOUT_FEATHER: HandValue = HandValue { base: 1.0, penalty_per_card: 0.52 };
const WITH_FEATHER: HandValue = HandValue { base: 4.2, penalty_per_card: 1.05 };
/// Additional value of a joker.
const JOKER_VALUE: f32 = 0.2;
/// Cost of exchanging the hand.
const EXCHANGE_COST: f32 = 0.6;

/// Returns the expected points of a seat's hand. `left` is the share of the game that is left.
pub(super) fn expected(state: &State, seat: Seat, left: f32) -> f32 {
    let hand = state.hand_of(seat);
    let feather = state.villages().abilities(seat).has(Ceremony::EagleFeather);
    let bonus = if feather { WITH_FEATHER } else { WITHOUT_FEATHER };
    let jokers = f32::from(hand.count(Card::KOKOPELLI));
    let cards = bonus.base - bonus.penalty_per_card * hand.len().min(HAND) as f32 + jokers * JOKER_VALUE;
    let exchanging = state.turn().seat == seat && matches!(state.question(), Question::Exchange { .. });
    let lost = if exchanging { EXCHANGE_COST } else { 0.0 };
    cards * if left > 0.0 { 0.4 + 0.6 * left } else { 0.02 } - lost
}
