//! The fixed buttons, and the marks of offers.

use hearth_core::{Game, Observer};
use hearth_page::{Action, Can, GamePage};
use hearth_words::Language;
use kokopelli_page::KokopelliPage;
use kokopelli_rules::{Decision, Event, Kokopelli};

use crate::{Seen, State, over_random_games};

fn actions(seen: &Seen, language: Language) -> Vec<Action> {
    seen.show_in(language, |scene| KokopelliPage::actions(scene, &seen.legal))
}

#[test]
fn the_buttons_are_always_the_same_ones_in_the_same_order() {
    over_random_games(71, 10, |state| {
        for observer in Observer::all(Kokopelli::players(state)) {
            for language in Language::ALL {
                let keys: Vec<&str> =
                    actions(&Seen::of(state, observer), language).iter().map(|action| action.key).collect();
                assert_eq!(keys, ["d", "e", "c"]);
            }
        }
    });
}

#[test]
fn a_button_can_be_pressed_exactly_if_its_decision_is_legal_and_else_it_says_why_not() {
    let mut refused = 0_usize;
    over_random_games(72, 10, |state| {
        for observer in Observer::all(Kokopelli::players(state)) {
            let seen = Seen::of(state, observer);
            if seen.legal.is_empty() {
                continue;
            }
            for action in actions(&seen, Language::English) {
                let meant = seen
                    .show(|scene| KokopelliPage::meant(&[action.place], scene))
                    .expect("it means something");
                match action.can {
                    Can::Decide(decision) => assert_eq!(decision, meant.to_string()),
                    Can::Choose => {
                        assert!(matches!(meant, Decision::Cancel(_)) && seen.legal.contains(&meant));
                    }
                    Can::Nothing => {
                        refused += 1;
                        assert!(Kokopelli::check(state, meant).is_err(), "{}: {meant}", action.label);
                    }
                }
            }
        }
    });
    assert!(refused > 100, "{refused}");
}

/// Returns the events of a decision.
fn events(state: &State, decision: Decision) -> Vec<Event> {
    let mut after = *state;
    let mut events = Vec::new();
    Kokopelli::apply(&mut after, decision, &mut |event| events.push(event));
    events
}

#[test]
fn a_mark_says_which_card_it_is_or_what_finishing_brings_k20_k43() {
    let (mut finished, mut doubled) = (0_usize, 0_usize);
    over_random_games(73, 20, |state| {
        for observer in Observer::all(Kokopelli::players(state)) {
            let seen = Seen::of(state, observer);
            for offer in seen.offers().into_iter().flat_map(|group| group.offers) {
                let decision: Decision = offer.decision.parse().expect("a decision");
                let expected = match decision {
                    Decision::Open(..) => "open".to_owned(),
                    Decision::Play(_, space) => {
                        let events = events(state, decision);
                        doubled += usize::from(
                            events.iter().any(|event| matches!(event, Event::Played { counts: 2, .. })),
                        );
                        match events.iter().find_map(|event| match event {
                            Event::Finished { token, .. } => Some(token.points()),
                            _ => None,
                        }) {
                            Some(points) => {
                                finished += 1;
                                format!("finish · {points}")
                            }
                            None => {
                                ["2nd", "3rd"][usize::from(seen.view.villages.height(space)) - 1].to_owned()
                            }
                        }
                    }
                    _ => String::new(),
                };
                assert_eq!(offer.mark, expected, "{decision}");
                assert_eq!(offer.prompt, matches!(decision, Decision::Done | Decision::Pass), "{decision}");
            }
        }
    });
    assert!(finished > 100 && doubled > 10, "{finished} {doubled}");
}

#[test]
fn there_is_an_hourglass_for_each_end_tile_k6() {
    over_random_games(74, 10, |state| {
        let seen = Seen::of(state, Observer::Spectator);
        let board = seen.board();
        let empty = board.matches("#hourglass-empty").count();
        assert_eq!(empty, usize::from(seen.view.tiles.end_tiles()));
        let (_, strap) = board.split_once("class=\"ends\"").expect("the strap");
        let all = strap.split("</p>").next().unwrap_or_default().matches("#hourglass").count();
        let ceremonies = seen.view.ceremonies.len();
        assert_eq!(all, if seen.view.players() == 2 { ceremonies } else { ceremonies - 1 });
    });
}
