//! The laws that every game must pass, for Kokopelli.

use hearth_core::{Game, Observer, Seat};
use hearth_testkit::laws;
use kokopelli_rules::{Cards, Kokopelli, State};

const MILLION: usize = 1_000_000;

#[test]
fn generator_agrees_with_checker() {
    laws::generator_agrees_with_checker::<Kokopelli>(1, MILLION);
}

#[test]
fn refusals_cite_rules() {
    laws::refusals_cite_rules::<Kokopelli>(2, 10_000);
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
#[test]
fn no_card_is_lost_or_made() {
    laws::states_are_sound::<Kokopelli>(3, MILLION, |state| {
        for seat in Seat::all(Kokopelli::players(state)) {
            assert_eq!(all_cards(state, seat), Cards::deck(state.ceremonies()));
        }
    });
}

#[test]
fn notation_round_trips() {
    laws::notation_round_trips::<Kokopelli>(4, MILLION);
}

#[test]
fn records_replay() {
    laws::records_replay::<Kokopelli>(5, MILLION, 10_000);
}

#[test]
fn imagined_worlds_show_the_same_view() {
    laws::determinizations_match_their_view::<Kokopelli>(6, 200_000);
}

#[test]
fn nobody_learns_what_is_hidden() {
    laws::non_interference::<Kokopelli>(7, MILLION);
}

#[test]
fn views_are_told_whole() {
    laws::view_json_is_lossless::<Kokopelli>(9, 5_000);
}

#[test]
fn views_are_numbered_whole() {
    laws::observations_are_lossless::<Kokopelli>(10, 5_000);
}

#[test]
fn agreements_are_numbered() {
    laws::observations_contain_the_options::<Kokopelli>(11);
}

#[test]
fn a_game_allocates_nothing() {
    laws::a_game_allocates_nothing::<Kokopelli>(8, 1_000);
}

#[test]
fn what_is_usual_is_said() {
    laws::defaults_are_declared_correctly::<Kokopelli>(10);
}
