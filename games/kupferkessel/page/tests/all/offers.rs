//! The legal decisions as buttons.

use std::collections::BTreeSet;

use hearth_core::{Notation, Observer, Seat};
use kupferkessel_rules::Kupferkessel;

use crate::{Page, names, watch};

#[test]
fn every_legal_decision_is_offered_once_and_says_what_it_brings() {
    let mut offered_in_all = 0;
    watch(7, |_, _, page| {
        let offers: Vec<_> = page.offers.iter().flat_map(|group| &group.offers).collect();
        let mut offered: Vec<String> = offers.iter().map(|offer| offer.decision.clone()).collect();
        let mut legal: Vec<String> = page.legal.iter().map(ToString::to_string).collect();
        offered.sort();
        legal.sort();
        assert_eq!(offered, legal);
        for offer in &offers {
            assert!(!offer.label.is_empty() && !offer.brings.is_empty(), "{offer:?}");
            assert!(!offer.brings.contains('\u{1b}') && offer.brings != "not possible here", "{offer:?}");
        }
        for group in &page.offers {
            let labels: BTreeSet<&String> = group.offers.iter().map(|offer| &offer.label).collect();
            assert_eq!(labels.len(), group.offers.len(), "two buttons look the same: {labels:?}");
            assert!(!group.title.is_empty(), "{group:?}");
        }
        offered_in_all += offered.len();
    });
    assert!(offered_in_all > 0);
}

/// Returns White's offers at a table for two: the title and the sign of the group, and the labels.
#[track_caller]
fn offered(table: &str, white: &str) -> (String, String, Vec<String>) {
    let text = format!(
        "position kupferkessel; players 2; {table}\nseat 1; {white}\nseat 2; at 11; kettle root-1 bone-1"
    );
    let state = Kupferkessel::read_position(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let page = Page::of(&state, Observer::Seat(Seat::FIRST), &names(&state));
    let [group] = &page.offers[..] else { panic!("not one group: {:?}", page.offers) };
    let labels = group.offers.iter().map(|offer| offer.label.clone()).collect();
    (group.title.clone(), group.sign.clone(), labels)
}

#[test]
fn the_cards_of_a_line_stand_together_below_its_name() {
    let cards = "b3 bat-3; a3 bone-4; c3 moss-2; d3 newt-eyes-1; e3 .; f3 .; pile; out *";
    let (title, sign, labels) = offered(cards, "at 8; kettle vine-1");
    assert_eq!((title.as_str(), sign.as_str()), ("Row 3", "kettle"));
    assert_eq!(labels, ["Bone 4 at a3", "Bat 3 at b3", "Moss 2 at c3", "Newt 1 at d3"]);
}

#[test]
fn a_symbol_and_a_last_card_are_named_with_their_signs() {
    let symbol = offered("question symbol c4; c4 .; pile *", "at 3; kettle vine-1 moss-2");
    let expected = ["Use it", "Skip it"].map(str::to_owned).to_vec();
    assert_eq!(symbol, ("Hat".to_owned(), "hat".to_owned(), expected));
    let explosion = offered("question symbol c4; c4 .; pile *", "at 3; kettle vine-1 moon-dew-2");
    assert_eq!(explosion.0, "Explosion");
    let gaps = "c1 .; c2 .; c3 .; c4 .; c5 .; c6 .; question last c6 moon-dew-4";
    let last = offered(gaps, "at 3; kettle vine-1");
    let expected = ["Keep it", "Remove it"].map(str::to_owned).to_vec();
    assert_eq!(last, ("Moon Dew 4".to_owned(), "moon-dew".to_owned(), expected));
}
