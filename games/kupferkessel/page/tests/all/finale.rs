//! The end of a game.

use std::collections::BTreeSet;

use hearth_core::{Game, Observer};
use hearth_page::{Finale, GamePage, Scene, ScoreUnit};
use hearth_testkit::{Tables, playout, seeded_rng};
use kupferkessel_page::KupferkesselPage;
use kupferkessel_rules::{Kupferkessel, State};

use crate::{SIGNS, hostile, names, values};

fn finale(state: &State) -> Finale {
    let (view, names) = (Kupferkessel::view(state, Observer::Spectator), names(state));
    let scene = Scene::<KupferkesselPage> { view: &view, names: &names, signs: SIGNS, ended: false };
    KupferkesselPage::finale(&scene, &[]).expect("Kupferkessel has one")
}

#[test]
fn the_counted_points_add_up_to_the_score_in_every_game() {
    let (mut tables, mut rng) = (Tables::new(seeded_rng(81)), seeded_rng(82));
    let (mut kinds, mut in_cards) = (BTreeSet::new(), 0);
    for _ in 0..2000 {
        let mut state = Kupferkessel::start(&tables.next_setup::<Kupferkessel>());
        playout::<Kupferkessel>(&mut state, &mut rng, |_, _| ());
        let standing = Kupferkessel::standing(&state).expect("it is over");
        let finale = finale(&state);
        in_cards += usize::from(finale.unit == ScoreUnit::Cards);
        for (one, score) in finale.seats.iter().zip(&standing.scores) {
            assert_eq!(one.total, Some(*score));
            assert_eq!(
                one.sources.iter().map(|source| source.points).sum::<i32>(),
                *score,
                "{:?}",
                one.sources
            );
            // The best families come first, bonuses last.
            let families = one.sources.iter().take_while(|source| source.kind == "gain-family");
            assert!(families.clone().is_sorted_by_key(|source| -source.points));
            assert!(one.sources[families.count()..].iter().all(|source| source.kind == "gain-bonus"));
            kinds.extend(one.sources.iter().map(|source| source.kind));
        }
    }
    assert_eq!((kinds.len(), in_cards > 0), (2, true), "everything occurred: {kinds:?}, {in_cards}");
}

#[test]
fn everything_that_is_shown_is_drawn_and_has_no_style_of_its_own() {
    let (mut tables, mut rng) = (Tables::new(seeded_rng(83)), seeded_rng(84));
    for _ in 0..40 {
        let mut state = Kupferkessel::start(&tables.next_setup::<Kupferkessel>());
        playout::<Kupferkessel>(&mut state, &mut rng, |_, _| ());
        let (view, names) = (Kupferkessel::view(&state, Observer::Spectator), hostile());
        let scene = Scene::<KupferkesselPage> { view: &view, names: &names, signs: SIGNS, ended: false };
        for one in KupferkesselPage::finale(&scene, &[]).expect("Kupferkessel has one").seats {
            let sources = one.sources.iter().map(|source| source.pictures.0.as_str());
            let prizes = one.prizes.iter().map(|prize| prize.drawn.0.as_str());
            let html: String = sources.chain(prizes).chain([one.mark.0.as_str()]).collect();
            let arts = one.prizes.iter().map(|prize| format!("{SIGNS}#{}", prize.art));
            for address in values(&html, "href").into_iter().map(str::to_owned).chain(arts) {
                let id = address.strip_prefix(SIGNS).and_then(|rest| rest.strip_prefix('#')).expect("a sign");
                assert!(KupferkesselPage::SIGNS.contains(&format!(" id=\"{id}\"")), "{id}");
            }
            assert!(!html.contains("style=") && !html.contains("<script"), "{html}");
        }
    }
}

#[test]
fn a_game_that_goes_on_has_seats_and_nothing_to_count() {
    let state = Kupferkessel::start(&Tables::new(seeded_rng(85)).next_setup::<Kupferkessel>());
    for one in finale(&state).seats {
        assert!(one.total.is_none() && one.sources.is_empty());
    }
}
