//! The value of the ceremonies in a village: abilities during the game, one point each at the end.

use hearth_core::Seat;
use kokopelli_rules::{Ceremony, State};

/// Returns the approximate value of an ability over a whole game, in points.
const fn points_per_game(ceremony: Ceremony) -> f32 {
    match ceremony {
        Ceremony::Hunter => 5.0,
        Ceremony::Chieftain | Ceremony::Drummer | Ceremony::Warrior | Ceremony::EagleFeather => 4.0,
        Ceremony::SnakeDance | Ceremony::Paw | Ceremony::Lizard | Ceremony::Tortoise => 3.5,
        Ceremony::Birth | Ceremony::Vase | Ceremony::SpiderWoman | Ceremony::Shaman => 2.5,
        Ceremony::Sun | Ceremony::MotherOfHeaven | Ceremony::Fire => 1.5,
    }
}

/// Returns the expected points of a seat's village. `left` is the share of the game that is left.
pub(super) fn expected(state: &State, seat: Seat, left: f32) -> f32 {
    let abilities = state.villages().abilities(seat).into_iter().map(points_per_game).sum::<f32>();
    let lying = state.village_of(seat).and(state.villages().occupied()).len() as f32;
    abilities * left * 0.36 + lying * (1.0 - 1.7 * left)
}
