//! The places that can be touched.

use std::collections::BTreeSet;

use hearth_core::{Game, Observer};
use hearth_page::{GamePage, Scene};
use hearth_testkit::{Tables, playout, seeded_rng};
use hearth_text::Names;
use kupferkessel_page::KupferkesselPage;
use kupferkessel_rules::{Decision, Kupferkessel};

use crate::{Page, names, values, watch};

/// Returns the places of a board.
fn places(board: &str) -> BTreeSet<String> {
    values(board, "data-at").into_iter().map(str::to_owned).collect()
}

/// Returns the decision that touching places means.
fn meant(touched: &[&str], page: &Page, names: &Names) -> Option<Decision> {
    let scene = Scene::<KupferkesselPage> { view: &page.view, names, signs: "", ended: false };
    KupferkesselPage::meant(touched, &scene)
}

#[test]
fn no_place_is_there_twice() {
    watch(21, |_, _, page| {
        let board = page.board();
        assert_eq!(values(&board, "data-at").len(), places(&board).len());
    });
}

#[test]
fn every_decision_is_meant_by_touching_its_places_which_can_be_read_aloud() {
    let mut sorts = BTreeSet::new();
    watch(22, |_, state, page| {
        let board = page.board();
        let tags: Vec<&str> = board.split('<').collect();
        let said: BTreeSet<&str> = tags
            .windows(2)
            .filter(|tags| tags[1].starts_with("span class=\"unseen\">"))
            .flat_map(|tags| values(tags[0], "data-at"))
            .collect();
        let names = names(state);
        let mut seen = BTreeSet::new();
        for offer in page.offers.iter().flat_map(|group| &group.offers) {
            let touches: Vec<&str> = offer.touches.clone();
            assert!(touches.iter().all(|place| said.contains(place)), "{offer:?}");
            let mut reversed = touches.clone();
            reversed.reverse();
            for order in [&touches, &reversed] {
                assert_eq!(
                    meant(order, page, &names).map(|decision| decision.to_string()),
                    Some(offer.decision.clone())
                );
            }
            sorts.insert(offer.decision.split(' ').next().map(str::to_owned));
            assert!(seen.insert(touches.iter().copied().collect::<BTreeSet<_>>()), "{offer:?}");
        }
    });
    assert_eq!(sorts.len(), 5, "{sorts:?}");
}

#[test]
fn an_illegal_touch_still_means_a_decision() {
    let mut rng = seeded_rng(23);
    let mut state = Kupferkessel::start(&Tables::new(seeded_rng(24)).next_setup::<Kupferkessel>());
    let mut refused = 0;
    playout::<Kupferkessel>(&mut state, &mut rng, |state, _| {
        let names = names(state);
        let page = Page::of(state, Observer::Spectator, &names);
        for (touched, said) in [
            (&["b1"][..], "take b1"),
            (&["b1", "kettle-1"], "take b1"),
            (&["b1", "e6"], "take e6"),
            (&["pile"], "skip"),
            (&["symbol"], "use"),
            (&["last", "kettle-2"], "keep"),
            (&["out"], "leave"),
        ] {
            let decision = meant(touched, &page, &names).expect("it means something");
            assert_eq!(decision.to_string(), said);
            refused += usize::from(Kupferkessel::check(state, decision).is_err());
        }
        for touched in [&["kettle-1"][..], &["stop-4"], &["figure-1"], &["<script>"], &[]] {
            assert_eq!(meant(touched, &page, &names), None);
        }
    });
    assert!(refused > 100, "{refused}");
}
