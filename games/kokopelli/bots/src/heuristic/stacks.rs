//! The expected points from finishing the stacks on the table.

use hearth_core::{PerSeat, Seat};
use kokopelli_rules::{Card, Ceremony, Space, State};

/// Returns the points that each seat can expect of all stacks together.
pub(super) fn expected(state: &State) -> PerSeat<f32> {
    let mut points = [0.0; Seat::MOST];
    for space in state.villages().occupied() {
        share_out(state, space, &mut points);
    }
    points
}

/// Adds the expected points of one stack.
///
/// The seats come in turn order; each may finish what the seats before it left.
fn share_out(state: &State, space: Space, points: &mut PerSeat<f32>) {
    let players = state.players();
    let Some(ceremony) = state.villages().asks_for(space).ceremony() else { return };
    let owner = space.seat();
    let owners = state.villages().abilities(owner);
    let shaman = f32::from(u8::from(owners.has(Ceremony::Shaman)));
    let token = f32::from(state.tiles().top(ceremony).points());
    let mut still_there = 1.0;
    let mut seat = state.turn().seat;
    for _ in 0..players {
        let probability = still_there * finish_probability(state, seat, space);
        let tortoise = state.villages().abilities(seat).has(Ceremony::Tortoise);
        points[seat.index()] += probability * (token + f32::from(u8::from(tortoise)));
        points[owner.index()] += probability * (shaman + f32::from(u8::from(owner != seat)));
        still_there -= probability;
        seat = seat.left(players);
    }
}

/// Returns the probability that a seat finishes a stack on its next turn, if nobody does so before.
///
/// The numbers are lower than real frequencies, so that points now beat possible points later. They were
/// tuned by playing strength.
fn finish_probability(state: &State, seat: Seat, space: Space) -> f32 {
    let turn = state.turn();
    let active = turn.seat == seat;
    let no_turn_left = state.end().is_some() && seat < turn.seat;
    if no_turn_left || !state.reach_of(seat).has(space) {
        return 0.0;
    }
    let villages = state.villages();
    let height = villages.height(space);
    let needed = villages.finished_with(space.seat()).saturating_sub(height).max(1);
    let hand = state.hand_of(seat);
    let joker_counts = state.counts(Card::KOKOPELLI, seat);
    let fitting = hand.count(villages.asks_for(space)) + hand.count(Card::KOKOPELLI) * joker_counts;
    let actions = if active { turn.actions() } else { 2 };
    let abilities = villages.abilities(seat);
    let at_once = if abilities.has(Ceremony::Chieftain) && actions > 0 {
        u8::MAX
    } else {
        actions + u8::from(joker_counts > 1 && hand.has(Card::KOKOPELLI))
    };
    let missing = needed.saturating_sub(fitting);
    match missing {
        0 if needed <= at_once && active => 0.47,
        0 if needed <= at_once => 0.35,
        0 => 0.2,
        1 if needed == 1 => 0.25,
        1 => 0.14,
        _ => 0.07,
    }
}
