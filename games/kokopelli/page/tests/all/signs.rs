//! The signs.

use std::collections::HashSet;

use hearth_core::{Game, Observer};
use hearth_page::GamePage;
use hearth_words::Language;
use kokopelli_page::KokopelliPage;
use kokopelli_rules::{Card, Kokopelli};

use crate::{SIGNS, Seen, over_random_games, values};

/// Returns the ids of all signs.
fn drawn() -> HashSet<&'static str> {
    let ids = values(KokopelliPage::SIGNS, "id");
    let once: HashSet<&str> = ids.iter().copied().collect();
    assert_eq!(once.len(), ids.len(), "something is drawn twice");
    KokopelliPage::SIGNS
        .split("<symbol")
        .skip(1)
        .filter_map(|symbol| values(symbol, "id").first().copied())
        .collect()
}

#[test]
fn every_card_has_a_sign_and_a_face() {
    let drawn = drawn();
    for card in Card::all() {
        assert!(drawn.contains(card.word()), "{card}");
        assert!(drawn.contains(&*format!("face-{card}")), "{card}");
    }
}

#[test]
fn every_sign_that_is_used_is_drawn_and_every_sign_that_is_drawn_is_used() {
    let drawn = drawn();
    let mut used: HashSet<String> = HashSet::new();
    over_random_games(31, 10, |state| {
        for observer in Observer::all(Kokopelli::players(state)) {
            let seen = Seen::of(state, observer);
            let board = seen.board();
            for address in values(&board, "href") {
                let (file, id) = address.split_once('#').unwrap_or_default();
                assert_eq!(file, SIGNS);
                used.insert(id.to_owned());
            }
            used.extend(seen.offers().into_iter().map(|group| group.sign));
            let actions = seen.show(|scene| KokopelliPage::actions(scene, &seen.legal));
            used.extend(actions.into_iter().map(|action| action.sign.to_owned()));
        }
    });
    let aid = KokopelliPage::aid(None, Language::English, SIGNS).into_string();
    used.extend(
        values(&aid, "href").iter().filter_map(|address| Some(address.split_once('#')?.1.to_owned())),
    );
    let used: HashSet<&str> = used.iter().map(String::as_str).collect();
    assert_eq!(used, drawn);
}

#[test]
fn shared_definitions_of_signs_exist_and_are_found() {
    let within = |start: &str, end: char| -> HashSet<&'static str> {
        KokopelliPage::SIGNS.split(start).skip(1).filter_map(|rest| rest.split(end).next()).collect()
    };
    let asked: HashSet<&str> = within("href=\"#", '"').union(&within("url(#", ')')).copied().collect();
    let there: HashSet<&str> = values(KokopelliPage::SIGNS, "id").into_iter().collect();
    assert!(asked.is_subset(&there), "missing: {:?}", asked.difference(&there));
    let shared: HashSet<&str> = there.difference(&drawn()).copied().collect();
    assert!(shared.is_subset(&asked), "unused: {:?}", shared.difference(&asked));
}
