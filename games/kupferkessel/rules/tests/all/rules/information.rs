//! Shown and known information: C10, C20, CR7.

use hearth_core::{Game, Observer, Options, Seat};
use kupferkessel_rules::{Kupferkessel, KupferkesselOptions, RecipesSeen, StackSeen, View};

use super::{Table, two};

fn known(stack: StackSeen) -> Vec<String> {
    stack.cards().iter().map(|card| card.map_or("?".to_owned(), |card| card.to_string())).collect()
}

fn kettles(view: &View) -> [Vec<String>; 2] {
    [0, 1].map(|seat| known(view.seat(Seat::at(seat)).kettle))
}

#[test]
fn c10_only_the_top_of_a_kettle_is_shown_of_the_own_as_well() {
    let table = two("", (3, "moss-1 bat-2 bat-3"), (9, "root-1 bone-4"));
    for observer in Observer::all(2) {
        let view = Kupferkessel::view(&table.state, observer);
        assert_eq!(kettles(&view)[0], ["?", "?", "bat-3"]);
        assert_eq!(kettles(&view)[1], ["?", "bone-4"]);
    }
}

#[test]
fn cr7_a_perfect_memory_knows_all_kettles_and_what_went_under_the_pile() {
    let mut table = two("c4 newt-eyes-2; pile vine-3 *", (3, "moss-1 bat-2"), (9, "root-1 bone-4"));
    table.decide("take c4").decide("use");
    for observer in Observer::all(2) {
        let view = Kupferkessel::perfect_recall_view(&table.state, observer);
        assert_eq!(kettles(&view)[0], ["moss-1", "bat-2", "newt-eyes-2"]);
        let pile = known(view.pile);
        assert_eq!(pile.last().map(String::as_str), Some("bone-4"));
        assert!(pile[..pile.len() - 1].iter().all(|card| card == "?"));
        let shown = Kupferkessel::view(&table.state, observer);
        assert!(known(shown.pile).iter().all(|card| card == "?"));
        assert_eq!(shown.pile.len(), view.pile.len(), "sizes are public");
    }
}

#[test]
fn cr7_open_kettles_are_shown_to_all() {
    let table = two("open-kettles true", (3, "moss-1 bat-2 bat-3"), (9, "root-1 bone-4"));
    let view = Kupferkessel::view(&table.state, Observer::Spectator);
    assert_eq!(kettles(&view)[0], ["moss-1", "bat-2", "bat-3"]);
}

#[test]
fn c20_recipes_are_secret_until_the_end() {
    let table = Table::at(
        "position kupferkessel; players 2; recipes true
         seat 1; at 3; recipes both orange, last
         seat 2; at 9; recipes plants, fewer-fours",
    );
    for make in [Kupferkessel::view, Kupferkessel::perfect_recall_view] {
        let view = make(&table.state, Observer::Seat(Seat::FIRST));
        assert!(matches!(view.seat(Seat::at(0)).recipes, RecipesSeen::Open(recipes) if recipes.len() == 2));
        assert_eq!(view.seat(Seat::at(1)).recipes, RecipesSeen::Hidden(2));
    }
}

#[test]
fn cr7_a_perfect_memory_has_no_doubt_once_one_card_is_left_in_the_pile() {
    let mut rng = hearth_testkit::seeded_rng(3);
    let options = KupferkesselOptions::usual(2).expect("two");
    for _ in 0..50 {
        let mut state = Kupferkessel::start(&Kupferkessel::deal(&options, &mut rng));
        hearth_testkit::playout::<Kupferkessel>(
            &mut state,
            &mut hearth_testkit::seeded_rng(4),
            |state, _| {
                let view = Kupferkessel::perfect_recall_view(state, Observer::Spectator);
                let hidden = state.stacks().pile_len() - state.stacks().pile_known();
                assert_eq!(view.leaves_no_doubt(), hidden <= 1);
                if hidden <= 1 {
                    assert_eq!(
                        Kupferkessel::determinize(&view, &mut hearth_testkit::seeded_rng(5))
                            .stacks()
                            .pile()
                            .collect::<Vec<_>>(),
                        state.stacks().pile().collect::<Vec<_>>()
                    );
                }
            },
        );
    }
}
