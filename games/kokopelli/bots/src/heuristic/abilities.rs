//! What the ceremonies of a village are worth to its owner: their abilities while the game lasts, a point each at its end.

use hearth_core::Seat;
use kokopelli_rules::{Ceremony, State};

/// What an ability brings in a whole game, about, in points.
const fn in_a_game(ceremony: Ceremony) -> f32 {
    match ceremony {
        Ceremony::Hunter => 5.0,
        Ceremony::Chieftain | Ceremony::Drummer | Ceremony::Warrior | Ceremony::EagleFeather => 4.0,
        Ceremony::SnakeDance | Ceremony::Paw | Ceremony::Lizard | Ceremony::Tortoise => 3.5,
        Ceremony::Birth | Ceremony::Vase | Ceremony::SpiderWoman | Ceremony::Shaman => 2.5,
        Ceremony::Sun | Ceremony::MotherOfHeaven | Ceremony::Fire => 1.5,
    }
}

/// What is expected of a seat's village. `left` is how much of the game is to come.
pub(super) fn expected(state: &State, seat: Seat, left: f32) -> f32 {
    let abilities = state.villages().abilities(seat).into_iter().map(in_a_game).sum::<f32>();
    let lying = state.village_of(seat).and(state.villages().occupied()).len() as f32;
    abilities * left * 0.36 + lying * (1.0 - 1.7 * left)
}
