//! The end of a game.

use hearth_core::{Game, Observer, Seat};
use hearth_page::{Finale, GamePage};
use hearth_testkit::{Tables, playout, seeded_rng};
use hearth_words::Language;
use kokopelli_page::KokopelliPage;
use kokopelli_rules::{Event, Kokopelli};

use crate::{SIGNS, Seen, State, values};

/// Plays a random game. Returns its last position and the events as a spectator saw them.
fn played(seed: u64) -> (State, Vec<Event>) {
    let mut state = Kokopelli::start(&Tables::new(seeded_rng(seed)).next_setup::<Kokopelli>());
    let mut events = Vec::new();
    playout::<Kokopelli>(&mut state, &mut seeded_rng(!seed), |state, decision| {
        let tell = &mut |event| events.push(Kokopelli::event_seen(event, Observer::Spectator));
        Kokopelli::apply(&mut state.clone(), decision, tell);
    });
    (state, events)
}

fn finale(state: &State, events: &[Event], language: Language) -> Finale {
    let seen = Seen::of(state, Observer::Spectator);
    seen.show_in(language, |scene| KokopelliPage::finale(scene, events)).expect("Kokopelli has one")
}

#[test]
fn the_counted_points_add_up_to_the_score_in_every_game() {
    let mut kinds = std::collections::BTreeSet::new();
    for seed in 0..2000 {
        let (state, events) = played(seed);
        let standing = Kokopelli::standing(&state).expect("it is over");
        let finale = finale(&state, &events, Language::English);
        assert_eq!(finale.seats.len(), standing.scores.len());
        for (one, score) in finale.seats.iter().zip(&standing.scores) {
            assert_eq!(one.total, Some(*score));
            assert_eq!(
                one.sources.iter().map(|source| source.points).sum::<i32>(),
                *score,
                "{:?}",
                one.sources
            );
            assert!(one.sources.iter().all(|source| source.points > 0 && !source.label.is_empty()));
            let order =
                |kind| finale.key.iter().position(|(known, _)| *known == kind).expect("it is in the key");
            assert!(one.sources.is_sorted_by_key(|source| order(source.kind)), "each kind is counted once");
            kinds.extend(one.sources.iter().map(|source| source.kind));
            assert!((1..=7).contains(&one.prizes.len()));
        }
    }
    assert_eq!(kinds.len(), 4, "every kind occurred: {kinds:?}");
}

#[test]
fn points_of_a_game_that_was_not_told_are_counted_all_the_same() {
    let (state, _) = played(73);
    let standing = Kokopelli::standing(&state).expect("it is over");
    for (one, score) in finale(&state, &[], Language::German).seats.iter().zip(&standing.scores) {
        assert_eq!(one.sources.iter().map(|source| source.points).sum::<i32>(), *score);
    }
}

#[test]
fn a_game_that_goes_on_has_seats_and_nothing_to_count() {
    let state = Kokopelli::start(&Tables::new(seeded_rng(75)).next_setup::<Kokopelli>());
    for one in finale(&state, &[], Language::English).seats {
        assert!(one.total.is_none() && one.sources.is_empty() && one.prizes.len() == 1);
    }
}

#[test]
fn everything_that_is_shown_is_drawn_and_has_no_style_of_its_own() {
    for seed in 0..40 {
        let (state, events) = played(seed);
        for one in finale(&state, &events, Language::Polish).seats {
            let sources = one.sources.iter().map(|source| source.pictures.0.as_str());
            let prizes = one.prizes.iter().map(|prize| prize.drawn.0.as_str());
            let html: String = sources.chain(prizes).chain([one.mark.0.as_str()]).collect();
            for address in values(&html, "href") {
                let id = address.strip_prefix(SIGNS).and_then(|rest| rest.strip_prefix('#')).expect("a sign");
                assert!(KokopelliPage::SIGNS.contains(&format!(" id=\"{id}\"")), "{id}");
            }
            for prize in &one.prizes {
                assert!(KokopelliPage::SIGNS.contains(&format!(" id=\"{}\"", prize.art)), "{}", prize.art);
            }
            assert!(!html.contains("style=") && !html.contains("<script"), "{html}");
        }
    }
}

#[test]
fn every_seat_has_a_pattern_of_its_own() {
    let state = Kokopelli::start(&Tables::new(seeded_rng(78)).next_setup::<Kokopelli>());
    let seats = finale(&state, &[], Language::English).seats;
    for one in Seat::all(seats.len()) {
        for other in Seat::all(one.index()) {
            let [one, other] = [&seats[one.index()].pattern, &seats[other.index()].pattern];
            assert!(one.main != other.main && one.tile != other.tile);
        }
    }
}
