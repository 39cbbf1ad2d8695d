//! Hidden facts do not reach an observer's page.

use std::collections::BTreeSet;

use hearth_core::{Game, Observer, Seat};
use hearth_testkit::seeded_rng;
use kupferkessel_rules::{CardSet, Kupferkessel, Question, RecipesSeen, View};

use crate::{Page, names, values, watch};

/// Returns all cards that a view shows: on the square, in kettles, and the last card of a line.
fn open_cards(view: &View) -> CardSet {
    let kettles = Seat::all(view.players()).map(|seat| view.seat(seat).kettle.known());
    let last = match view.question {
        Question::Last { card, .. } => Some(card),
        _ => None,
    };
    kettles.fold(view.square.cards(), CardSet::or).or(last.into_iter().collect())
}

#[test]
fn indistinguishable_worlds_give_an_observer_the_same_bytes() {
    let mut worlds = seeded_rng(8);
    let mut other_worlds = 0;
    watch(9, |_, state, page| {
        let world = Kupferkessel::determinize(&page.view, &mut worlds);
        other_worlds += usize::from(world != *state);
        let there = Page::of(&world, page.observer, &names(&world));
        assert_eq!(there.parts, page.parts);
        assert_eq!(there.offers, page.offers);
    });
    assert!(other_worlds > 100, "hardly any world differed");
}

#[test]
fn covered_cards_are_named_nowhere() {
    let mut covered_in_all = 0;
    watch(10, |_, state, page| {
        let open = open_cards(&page.view);
        let board = page.board();
        let shown: BTreeSet<&str> = values(&board, "data-card").into_iter().collect();
        let allowed: BTreeSet<String> = open.iter().map(|card| card.to_string()).collect();
        assert!(shown.iter().all(|card| allowed.contains(*card)), "{shown:?} among {allowed:?}");
        let everything = open_cards(&Kupferkessel::perfect_recall_view(state, Observer::Spectator));
        for card in everything.minus(open).iter() {
            let name = format!("{} {},", card.family().title(), card.value().number());
            assert!(!board.contains(&name), "{name} is covered");
            covered_in_all += 1;
        }
    });
    assert!(covered_in_all > 1000, "hardly any card was covered");
}

#[test]
fn recipes_are_shown_only_to_seats_that_may_see_them() {
    let mut hidden_in_all = 0;
    watch(11, |_, state, page| {
        let board = page.board();
        for seat in Seat::all(page.view.players()) {
            let RecipesSeen::Open(own) = Kupferkessel::view(state, Observer::Seat(seat)).seat(seat).recipes
            else {
                panic!("one's own recipes are open");
            };
            for id in own.iter() {
                let open = matches!(page.view.seat(seat).recipes, RecipesSeen::Open(_))
                    && !page.view.ruleset.children_scoring;
                let recipe = id.recipe(&page.view.own).to_string();
                let condition = recipe.split_once(": ").map_or("", |(_, condition)| condition);
                assert_eq!(board.contains(&format!("data-recipe=\"{id}\"")), open);
                assert_eq!(board.contains(&format!("{condition}</p>")), open, "{recipe}");
                hidden_in_all += usize::from(!open);
            }
        }
    });
    assert!(hidden_in_all > 100, "hardly any recipe was hidden");
}
