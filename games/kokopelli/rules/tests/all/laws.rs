//! The laws that every game must pass, for Kokopelli.

use hearth_core::{Game, Observer, Seat};
use kokopelli_rules::{Cards, Kokopelli, State};

const MILLION: usize = 1_000_000;

hearth_testkit::all_laws! {
    game: Kokopelli,
    decisions: MILLION,
    refusals: 10_000,
    determinizations: 200_000,
    longest: 10_000,
    sound: no_card_is_lost_or_made,
    observations: lossless,
}

/// Returns all cards of a colour, wherever they are.
fn all_cards(state: &State, colour: Seat) -> Cards {
    let villages = state.villages();
    let lying = villages.occupied().into_iter().flat_map(|space| villages.stack(space).cards());
    let lying: Cards = lying.filter(|laid| laid.colour() == colour).map(|laid| laid.card()).collect();
    let view = Kokopelli::view(state, Observer::Spectator);
    let discarded = Seat::all(Kokopelli::players(state)).map(|seat| view.seat(seat).discards[colour.index()]);
    let pile: Cards = state.pile_of(colour).iter().collect();
    discarded.fold(lying.plus(state.hand_of(colour)).plus(pile), Cards::plus)
}

/// At any time, they are a whole deck (K5).
fn no_card_is_lost_or_made(state: &State) {
    for seat in Seat::all(Kokopelli::players(state)) {
        assert_eq!(all_cards(state, seat), Cards::deck(state.ceremonies()));
    }
}
