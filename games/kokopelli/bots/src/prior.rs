//! Move priors without any look-ahead. They steer light rollouts and are the PUCT priors of the tree search.

use kokopelli_rules::{Card, Decision, Question, Space, State, Token};

/// Returns the prior weight of a legal decision; one is average.
pub(crate) fn prior(state: &State, decision: Decision) -> f32 {
    match decision {
        Decision::Play(card, space) if state.finishes(card, space) => finishing(state, space),
        Decision::Play(card, space) => extending(state, card, space),
        Decision::Open(..) => 2.0,
        Decision::Draw => 1.0,
        Decision::Done => 0.5,
        Decision::Exchange => 0.1,
        Decision::Cancel(_) => 0.05,
        Decision::Pass => 0.02,
        Decision::Under(card) => discarding(state, card),
    }
}

/// Weighs finishing a stack by its token.
fn finishing(state: &State, space: Space) -> f32 {
    match state.villages().asks_for(space).ceremony().map(|ceremony| state.tiles().top(ceremony)) {
        Some(Token::Four) => 8.0,
        Some(Token::Three) => 6.0,
        _ => 2.5,
    }
}

/// Weighs adding a card to a stack.
///
/// A stack that lacks one card goes to the next player who can finish it, unless this player can at once.
fn extending(state: &State, card: Card, space: Space) -> f32 {
    let villages = state.villages();
    let after = villages.height(space) + 1;
    if after + 1 < villages.finished_with(space.seat()) {
        return 1.5;
    }
    let mut hand = state.hand_of(state.turn().seat);
    hand.remove(card);
    let goes_on = state.turn().actions() > 1 || matches!(state.question(), Question::MoreCards { .. });
    if goes_on && (hand.has(villages.asks_for(space)) || hand.has(Card::KOKOPELLI)) { 2.5 } else { 0.8 }
}

/// Weighs putting a card under the pile: useless cards first, jokers last.
fn discarding(state: &State, card: Card) -> f32 {
    let Some(ceremony) = card.ceremony() else { return 0.05 };
    let reach = state.reach_of(state.turn().seat);
    if state.villages().find(ceremony, reach).is_some() {
        0.5
    } else if state.tiles().top(ceremony) == Token::None {
        2.0
    } else {
        1.0
    }
}
