//! The legal decisions as buttons.

use hearth_core::{Game, Observer};
use kokopelli_rules::Kokopelli;

use crate::{Seen, over_random_games};

#[test]
fn every_legal_decision_is_offered_exactly_once_and_nothing_else() {
    over_random_games(11, 10, |state| {
        for observer in Observer::all(Kokopelli::players(state)) {
            let seen = Seen::of(state, observer);
            let groups = seen.offers();
            assert!(groups.iter().all(|group| !group.offers.is_empty()));
            let offers = groups.iter().flat_map(|group| &group.offers);
            let mut offered: Vec<String> = offers.map(|offer| offer.decision.clone()).collect();
            let mut legal: Vec<String> = seen.legal.iter().map(ToString::to_string).collect();
            offered.sort();
            legal.sort();
            assert_eq!(offered, legal);
        }
    });
}

#[test]
fn two_offers_of_a_group_never_look_alike_and_each_says_what_it_brings() {
    over_random_games(12, 10, |state| {
        for observer in Observer::all(Kokopelli::players(state)) {
            for group in Seen::of(state, observer).offers() {
                let mut labels: Vec<&str> = group.offers.iter().map(|offer| offer.label.as_str()).collect();
                labels.sort_unstable();
                labels.dedup();
                assert_eq!(labels.len(), group.offers.len(), "{group:?}");
                assert!(group.offers.iter().all(|offer| !offer.brings.is_empty()), "{group:?}");
            }
        }
    });
}
