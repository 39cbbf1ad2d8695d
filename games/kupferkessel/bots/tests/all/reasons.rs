//! Reasons for decisions in written positions.

use hearth_bots::GameKnowledge;
use hearth_core::{Game, Notation, Observer, Seat};
use kupferkessel_bots::{KupferkesselMind, Reason};
use kupferkessel_rules::{Family, Kupferkessel};

const BLACK: Seat = Seat::at(1);

/// Returns the reasons for White's decision in a position of two.
#[track_caller]
fn reasons(table: &str, white: &str, black: &str, decision: &str) -> Vec<Reason> {
    let text = format!("position kupferkessel; players 2; {table}\nseat 1; {white}\nseat 2; {black}");
    let state = Kupferkessel::read_position(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let view = Kupferkessel::perfect_recall_view(&state, Observer::Seat(Seat::FIRST));
    let decision = decision.parse().unwrap_or_else(|error| panic!("{error}"));
    Kupferkessel::check(&state, decision).unwrap_or_else(|refusal| panic!("{refusal}"));
    KupferkesselMind::reasons(&view, decision)
}

fn family(word: &str) -> Family {
    Family::named(word).expect("there is such a family")
}

#[test]
fn a_third_card_completes_a_family_and_reasons_are_sorted_by_weight() {
    let said = reasons("c1 moss-4", "at 3; kettle moss-1 moss-3 vine-1", "at 9; kettle root-1", "take c1");
    assert_eq!(said.first(), Some(&Reason::Completes { family: family("moss"), points: 8 }));
}

#[test]
fn taking_a_card_the_opponent_wants_denies_it() {
    let said = reasons("c1 moss-4", "at 3; kettle vine-1", "at 9; kettle moss-1 moss-3 root-1", "take c1");
    assert!(said.contains(&Reason::Denies { seat: BLACK, family: family("moss") }), "{said:?}");
}

#[test]
fn an_explosion_names_the_card_that_is_lost() {
    let explosion = Reason::Explodes { seat: BLACK, card: "root-3".parse().expect("there is such a card") };
    let said = |table| reasons(table, "at 3; kettle vine-1", "at 9; kettle root-1 root-3", "take c1");
    assert!(said("c1 moon-dew-2").contains(&explosion));
    assert!(
        !said("c1 moon-dew-2; c2 .; c3 .; c4 .; c5 .; c6 .").contains(&explosion),
        "C15: the last card of a line does nothing else"
    );
}

#[test]
fn a_recipe_is_a_reason_only_if_it_scores() {
    let fulfils = |agreed: &str| {
        let table = format!("recipes true; {agreed} c1 bat-4; c2 moss-4");
        let white = "at 3; kettle vine-1; recipes own 1, one black";
        let said = reasons(&table, white, "at 9; kettle root-1; recipes plants, last", "take c1");
        said.iter().filter(|reason| matches!(reason, Reason::Fulfils(_))).count()
    };
    assert_eq!(fulfils("own-recipes 9: any bat card;"), 1);
    assert_eq!(fulfils("own-recipes -9: any bat card;"), 0);
    assert_eq!(fulfils("own-recipes 9: any bat card; children-scoring true;"), 0);
}
