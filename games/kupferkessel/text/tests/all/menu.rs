//! What the menu says of each kind of decision.

use hearth_core::{Game, Observer};
use hearth_testkit::{Tables, playout, seeded_rng};
use hearth_text::Text;
use kupferkessel_rules::{Decision, Kupferkessel, State};
use kupferkessel_text::KupferkesselText;

use crate::{WHITE, gaps, names, two};

/// The sentence of a decision of White's.
#[track_caller]
fn menu(state: &State, decision: &str) -> String {
    let view = Kupferkessel::view(state, WHITE);
    let decision: Decision = decision.parse().unwrap_or_else(|error| panic!("{error}"));
    KupferkesselText::explain(decision, &view, &names(state)).into_plain()
}

#[test]
fn taking_says_what_the_card_is_and_where_it_leads() {
    let state = two("c4 bat-3; c5 bone-4", (3, "vine-1"), (4, "root-1"));
    assert_eq!(menu(&state, "take c4"), "Bat 3 black: heading for 7 (row 2)", "Black has gone to 5 by then");
    assert_eq!(menu(&state, "take c5"), "Bone 4 white: heading for 8 (row 3)");
    assert_eq!(menu(&state, "take d1"), "not possible here");
}

#[test]
fn open_kettles_say_how_many_of_the_family_one_has() {
    let state = two("open-kettles true; c4 bat-3", (3, "vine-1 bat-1 bone-1 bat-2"), (11, "root-1"));
    assert_eq!(menu(&state, "take c4"), "Bat 3 black (your 3rd): heading for 6 (corner)");
}

#[test]
fn symbols_say_what_they_can_be_used_for() {
    let table = "c4 moss-2; c5 newt-eyes-2";
    let state = two(table, (3, "vine-1"), (11, "root-1 bone-4"));
    assert_eq!(menu(&state, "take c4"), "Moss 2^ blue: the hat gives a second turn at 5 (column e)");
    assert_eq!(menu(&state, "take c5"), "Newt Eyes 2* green: can hit Black’s Bone 4");
    let second = two(&format!("second true; {table}"), (3, "vine-1 vine-2"), (11, "root-1"));
    assert_eq!(menu(&second, "take c4"), "Moss 2^ blue: no third turn from a hat; heading for 5 (column e)");
    assert_eq!(menu(&second, "take c5"), "Newt Eyes 2* green: nothing to explode; heading for 5 (column e)");
    let corner = two("d4 moss-2", (4, "vine-1"), (11, "root-1"));
    assert_eq!(menu(&corner, "take d4"), "Moss 2^ blue: the hat gives a second turn at 6 (corner), no card");
}

#[test]
fn using_and_skipping_say_what_they_bring() {
    let hat = two("question symbol c4; c4 .; pile *", (3, "vine-1 moss-2"), (11, "root-1"));
    assert_eq!(menu(&hat, "use"), "a second turn at 5 (column e)");
    assert_eq!(menu(&hat, "skip"), "the symbol is lost; heading for 5 (column e)");
    let explosion = two("question symbol c4; c4 .; pile *", (3, "vine-1 newt-eyes-2"), (11, "root-1 bone-4"));
    assert_eq!(menu(&explosion, "use"), "Black’s Bone 4 lost; the card below comes up");
}

#[test]
fn the_last_card_ends_the_game() {
    let one = two(&format!("{} c6 moss-4", gaps("c1 c2 c3 c4 c5")), (3, "vine-1"), (9, "root-1"));
    assert_eq!(menu(&one, "take c6"), "Moss 4 blue: the last card of a line, which ends the game");
    let column = gaps("c1 c2 c3 c4 c5 c6");
    let last = two(&format!("{column} question last c6 moss-4"), (3, "vine-1"), (9, "root-1"));
    assert_eq!(menu(&last, "keep"), "into your cauldron, and the game ends");
    assert_eq!(menu(&last, "leave"), "removed from the game, and the game ends");
}

#[test]
fn every_legal_decision_is_explained_in_one_line_that_tells_nothing_hidden() {
    let mut rng = seeded_rng(5);
    let mut worlds = seeded_rng(7);
    let mut tables = Tables::new(seeded_rng(6));
    for _ in 0..12 {
        let mut state = Kupferkessel::start(&tables.next_setup::<Kupferkessel>());
        let names = names(&state);
        playout::<Kupferkessel>(&mut state, &mut rng, |state, _| {
            for observer in Observer::all(Kupferkessel::players(state)) {
                let view = Kupferkessel::view(state, observer);
                let world = Kupferkessel::view(&Kupferkessel::determinize(&view, &mut worlds), observer);
                for decision in Kupferkessel::legal(state) {
                    let said = KupferkesselText::explain(decision, &view, &names);
                    let text = said.plain();
                    assert!(
                        !text.is_empty() && !text.contains('\n') && text.chars().count() <= 84,
                        "{decision}: {text}"
                    );
                    assert_eq!(said, KupferkesselText::explain(decision, &world, &names));
                }
            }
        });
    }
}
