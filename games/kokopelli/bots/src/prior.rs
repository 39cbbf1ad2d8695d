//! What a sensible player likes who does not think. It steers light playouts, and tells a tree where to look first.

use kokopelli_rules::{Card, Decision, Question, Space, State, Token};

/// How much a legal decision is liked; one is usual.
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
        Decision::Under(card) => giving_up(state, card),
    }
}

/// The dearer the token, the better.
fn finishing(state: &State, space: Space) -> f32 {
    match state.villages().asks_for(space).ceremony().map(|ceremony| state.tiles().top(ceremony)) {
        Some(Token::Four) => 8.0,
        Some(Token::Three) => 6.0,
        _ => 2.5,
    }
}

/// A stack that is left one short of finishing is finished by the next who can, unless that is the player himself.
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

/// What goes under the pile: jokers last, and what fits nothing first.
fn giving_up(state: &State, card: Card) -> f32 {
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
