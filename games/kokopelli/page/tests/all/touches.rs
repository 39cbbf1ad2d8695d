//! Deciding by touching the table.

use hearth_core::{Game, Observer};
use hearth_page::GamePage;
use kokopelli_page::KokopelliPage;
use kokopelli_rules::{Card, Decision, Kokopelli};

use crate::{Seen, over_random_games, values};

#[test]
fn every_offer_has_touches_of_its_own_that_are_on_the_board_and_can_be_read_aloud() {
    over_random_games(41, 10, |state| {
        for observer in Observer::all(Kokopelli::players(state)) {
            let seen = Seen::of(state, observer);
            let board = seen.board();
            let mut known: Vec<Vec<&str>> = Vec::new();
            for offer in seen.offers().into_iter().flat_map(|group| group.offers) {
                let mut touches = offer.touches;
                // Exchanging the hand has only a button.
                for place in touches.iter().filter(|place| **place != "exchange") {
                    let at = format!(" data-at=\"{place}\"");
                    let (_, after) = board.split_once(&at).expect("the place is there");
                    let (_, inside) = after.split_once('>').unwrap_or_default();
                    assert!(inside.starts_with("<span class=\"unseen\">"), "{place}: {inside}");
                }
                touches.sort_unstable();
                assert!(touches.is_empty() || !known.contains(&touches), "{touches:?}");
                known.push(touches);
            }
        }
    });
}

#[test]
fn touches_mean_the_decision_in_any_order() {
    over_random_games(42, 10, |state| {
        for observer in Observer::all(Kokopelli::players(state)) {
            let seen = Seen::of(state, observer);
            for offer in seen.offers().into_iter().flat_map(|group| group.offers) {
                let mut places: Vec<&str> = offer.touches.clone();
                let meant = |places: &[&str]| seen.show(|scene| KokopelliPage::meant(places, scene));
                for _ in 0..2 {
                    let expected = (!places.is_empty()).then(|| offer.decision.clone());
                    assert_eq!(meant(&places).map(|decision| decision.to_string()), expected);
                    places.reverse();
                }
            }
        }
    });
}

#[test]
fn illegal_touches_have_a_meaning_and_nonsense_has_none() {
    let state = crate::position(3, "seat 1; hand paw hunter; a paw\n seat 2; c hunter\n seat 3; d warrior");
    let seen = Seen::of(&state, Observer::Seat(hearth_core::Seat::FIRST));
    let meant = |places: &[&str]| seen.show(|scene| KokopelliPage::meant(places, scene));
    let decision = |text: &str| -> Option<Decision> { text.parse().ok() };
    assert_eq!(meant(&["hand-hunter", "1b"]), decision("open hunter 1b"));
    assert_eq!(meant(&["3d", "hand-paw"]), decision("play paw 3d"));
    assert_eq!(meant(&["hand-paw", "pile-1"]), decision("under paw"));
    assert_eq!(meant(&["2c", "discard-1"]), decision("cancel 2c"));
    assert_eq!(meant(&["pile-1"]), decision("draw"));
    assert_eq!(meant(&["exchange"]), decision("exchange"));
    assert_eq!(meant(&["discard-1"]), decision("cancel 1a"));
    for nonsense in
        [&["pile-2"][..], &["points-1", "1a"], &["1a", "1b"], &["hand-1", "1a"], &["x"], &[], &["1a"; 9]]
    {
        assert_eq!(meant(nonsense), None, "{nonsense:?}");
    }
    let behind = Seen::of(&state, Observer::Spectator);
    assert_eq!(behind.show(|scene| KokopelliPage::meant(&["pile-1"], scene)), None);
}

#[test]
fn a_card_that_cannot_be_laid_anywhere_is_refused_by_itself() {
    let mut refused = 0;
    over_random_games(43, 20, |state| {
        for observer in Observer::all(Kokopelli::players(state)) {
            let seen = Seen::of(state, observer);
            if seen.legal.is_empty() {
                continue;
            }
            let offers: Vec<_> = seen.offers().into_iter().flat_map(|group| group.offers).collect();
            let touched = |place: &str| offers.iter().any(|offer| offer.touches.contains(&place));
            for place in values(&seen.board(), "data-at") {
                let is_card = place.strip_prefix("hand-").is_some_and(|word| word.parse::<Card>().is_ok());
                if is_card && !touched(place) {
                    let meant = seen.show(|scene| KokopelliPage::meant(&[place], scene)).expect("a decision");
                    assert!(Kokopelli::check(state, meant).is_err(), "{place}: {meant}");
                    refused += 1;
                }
            }
        }
    });
    assert!(refused > 20, "{refused}");
}

#[test]
fn irreversible_decisions_are_marked_as_grave() {
    over_random_games(44, 5, |state| {
        for observer in Observer::all(Kokopelli::players(state)) {
            for offer in Seen::of(state, observer).offers().into_iter().flat_map(|group| group.offers) {
                let grave = offer.decision == "pass" || offer.decision.starts_with("cancel ");
                assert_eq!(offer.grave, grave, "{}", offer.decision);
            }
        }
    });
}
