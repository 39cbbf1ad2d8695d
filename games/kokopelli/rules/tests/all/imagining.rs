//! Determinizations of positions that random games rarely reach.

use hearth_core::{Game, Notation, Observer};
use hearth_testkit::position::TestTable;
use hearth_testkit::seeded_rng;
use kokopelli_rules::Kokopelli;

/// Checks that every determinization for every observer is sound and gives the same view.
fn worlds_are_sound(position: &str) {
    let state = TestTable::<Kokopelli>::at(position).state;
    let mut rng = seeded_rng(1);
    for observer in Observer::all(Kokopelli::players(&state)) {
        let view = Kokopelli::view(&state, observer);
        for _ in 0..2_000 {
            let world = Kokopelli::determinize(&view, &mut rng);
            assert_eq!(Kokopelli::view(&world, observer), view);
            let text = Kokopelli::write_position(&world);
            assert_eq!(Kokopelli::read_position(&text).as_ref(), Ok(&world), "{text}");
        }
    }
}

#[test]
fn the_only_card_that_can_be_played_is_the_last_one_drawn() {
    worlds_are_sound(
        "position kokopelli; players 3; actions 0; question drawn kokopelli; end pile
         seat 1; hand hunter drummer shaman tortoise kokopelli; pile; a paw",
    );
}

#[test]
fn the_only_card_that_can_be_played_lies_deep_in_the_pile() {
    worlds_are_sound(
        "position kokopelli; players 3; actions 0; question more 1a same
         seat 1; hand paw; a paw; b hunter; discard kokopelli kokopelli kokopelli kokopelli kokopelli kokopelli",
    );
}

#[test]
fn one_of_two_drawn_cards_can_be_played() {
    worlds_are_sound(
        "position kokopelli; players 2; actions 0; question drawn shaman kokopelli
         seat 1; hand drummer shaman shaman kokopelli; pile drummer drummer; a paw; b hunter",
    );
}
