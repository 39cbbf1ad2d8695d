//! Three players: C30-C32.

use hearth_core::{Game, Options, Seat};
use hearth_testkit::seeded_rng;
use kupferkessel_rules::{Colour, Kupferkessel, KupferkesselOptions, RecipeId};

use super::{kettle, pile, three};

#[test]
fn c30_the_third_figure_is_neutral_starts_at_corner_6_and_plays_second() {
    for colour in Colour::NEUTRAL {
        let mut options = KupferkesselOptions::usual(3).expect("three");
        options.set("third", colour).expect("a neutral colour");
        let setup = Kupferkessel::deal(&options, &mut seeded_rng(5));
        let state = Kupferkessel::start(&setup);
        assert_eq!(state.ruleset().colour(Seat::at(1), 3).word(), colour);
        assert_eq!(state.position(Seat::at(1)).number(), 6);
        assert_eq!(state.position(Seat::at(2)).number(), 11);
    }
    let mut options = KupferkesselOptions::usual(3).expect("three");
    assert!(options.set("third", "black").is_err());
    let mut table = three("c1 bat-1", [(3, "moss-1"), (7, "root-1"), (13, "vine-1")]);
    table.decide("take c1");
    assert_eq!(table.decider(), Some(2));
}

#[test]
fn c31_no_base_has_one_of_the_three_colours() {
    for seed in 0..200 {
        let options = KupferkesselOptions::usual(3).expect("three");
        let state = Kupferkessel::start(&Kupferkessel::deal(&options, &mut seeded_rng(seed)));
        for seat in Seat::all(3) {
            let base = state.stacks().kettle(seat).last().expect("a base");
            assert!(![Colour::White, Colour::Orange, Colour::Black].contains(&base.colour()));
        }
    }
}

#[test]
fn c31_an_explosion_hits_both_in_turn_order_and_spares_an_only_card() {
    let mut both = three("c4 newt-eyes-2", [(3, "moss-1"), (7, "root-1 bat-3"), (13, "vine-1 bat-4")]);
    both.decide("take c4").decide("use");
    assert!(pile(&both).ends_with(" bat-3 bat-4"));
    let mut one = three("c4 newt-eyes-2", [(3, "moss-1"), (7, "root-1"), (13, "vine-1 bat-4")]);
    one.decide("take c4").decide("use");
    assert_eq!((kettle(&one, 2).as_str(), kettle(&one, 3).as_str()), ("root-1", "vine-1"));
    let mut none = three("c4 newt-eyes-2", [(3, "moss-1"), (7, "root-1"), (13, "vine-1")]);
    none.decide("take c4");
    assert_eq!(none.decider(), Some(2));
}

#[test]
fn c32_with_three_each_has_one_of_five_recipes() {
    let five = ["last", "fewer-explosions", "fewer-hats", "fewer-cards", "fewer-fours"];
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..50 {
        let mut options = KupferkesselOptions::usual(3).expect("three");
        options.set("recipes", "true").expect("a switch");
        let setup = Kupferkessel::deal(&options, &mut seeded_rng(seed));
        for recipes in setup.recipes() {
            assert_eq!(recipes.len(), 1);
            seen.extend(recipes.iter().map(RecipeId::name));
        }
    }
    assert_eq!(seen, five.map(str::to_owned).into());
}
