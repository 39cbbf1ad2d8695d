//! Facts that an observer may not know are not on their page.

use hearth_core::{Game, Observer, Seat};
use hearth_testkit::seeded_rng;
use kokopelli_rules::{Card, CardsSeen, Ceremony, Kokopelli, QuestionSeen, View};

use crate::{SIGNS, Seen, over_random_games, values};

/// Returns the words of all cards that an observer sees.
fn open_cards(view: &View) -> Vec<&'static str> {
    let lying =
        view.villages.occupied().into_iter().filter_map(|space| view.villages.stack(space).ceremony());
    let mut cards: Vec<&str> = lying.map(Ceremony::word).collect();
    if let Some(CardsSeen::Open(hand)) = view.observer.seat().map(|seat| view.seat(seat).hand) {
        cards.extend(hand.kinds().into_iter().map(Card::word));
    }
    cards
}

#[test]
fn the_cards_on_a_board_are_those_in_the_villages_and_in_the_own_hand() {
    over_random_games(21, 20, |state| {
        for observer in Observer::all(Kokopelli::players(state)) {
            let seen = Seen::of(state, observer);
            let board = seen.board();
            let mut shown = values(&board, "data-card");
            let mut open = open_cards(&seen.view);
            shown.sort_unstable();
            open.sort_unstable();
            assert_eq!(shown, open);
        }
    });
}

#[test]
fn the_name_of_a_card_that_lies_nowhere_in_the_open_stands_on_its_tile_alone() {
    let mut hidden = 0_usize;
    over_random_games(22, 10, |state| {
        let seen = Seen::of(state, Observer::Spectator);
        let open = open_cards(&seen.view);
        let discarded = |ceremony: Ceremony| {
            let seats = Seat::all(seen.view.players());
            seats.flat_map(|seat| seen.view.seat(seat).discards).any(|cards| cards.has(Card::of(ceremony)))
        };
        let over = seen.view.question == QuestionSeen::Over;
        let parts = seen.parts().into_iter().filter(|part| part.id != "tiles".into());
        let beside_tiles: String = parts.map(|part| part.html.into_string()).collect();
        let kept = seen.view.ceremonies.into_iter().filter(|ceremony| !open.contains(&ceremony.word()));
        for ceremony in kept.filter(|ceremony| !over && !discarded(*ceremony)) {
            hidden += 1;
            assert!(!beside_tiles.contains(ceremony.title()), "{ceremony}: {beside_tiles}");
            assert!(!beside_tiles.contains(ceremony.word()), "{ceremony}: {beside_tiles}");
        }
    });
    assert!(hidden > 1_000, "the law was hardly ever put to the test: {hidden}");
}

#[test]
fn indistinguishable_worlds_give_an_observer_the_same_page() {
    let mut rng = seeded_rng(23);
    let mut different = 0_usize;
    over_random_games(24, 10, |state| {
        for observer in Observer::all(Kokopelli::players(state)) {
            let seen = Seen::of(state, observer);
            let world = Kokopelli::determinize(&seen.view, &mut rng);
            let there = Seen::of(&world, observer);
            assert_eq!(there.board(), seen.board());
            assert_eq!(there.offers(), seen.offers());
            different += usize::from(world != *state);
        }
    });
    assert!(different > 1_000, "the law was hardly ever put to the test: {different}");
}

#[test]
fn a_hand_of_somebody_else_is_a_number_until_the_game_is_over() {
    let mut open = 0_usize;
    over_random_games(25, 10, |state| {
        let players = Kokopelli::players(state);
        for observer in Observer::all(players) {
            let seen = Seen::of(state, observer);
            let board = seen.board();
            for seat in Seat::all(players).filter(|seat| !observer.sits_at(*seat)) {
                let (_, hand) = board.split_once(&format!(" data-at=\"hand-{seat}\"")).expect("a hand");
                let hand = hand.split("</span>").next().unwrap_or_default();
                let shown: Vec<&str> = values(hand, "href");
                match seen.view.seat(seat).hand {
                    // One back for each card, and nothing else.
                    CardsSeen::Hidden(cards) => {
                        assert_eq!(shown, vec![format!("{SIGNS}#back-{seat}"); cards], "{hand}");
                        assert!(hand.ends_with(&format!("<b>{cards}</b>")), "{hand}");
                    }
                    CardsSeen::Open(cards) => {
                        assert_eq!(seen.view.question, QuestionSeen::Over);
                        let faces: Vec<String> =
                            cards.iter().map(|card| format!("{SIGNS}#face-{card}")).collect();
                        assert_eq!(shown, faces, "{hand}");
                        open += cards.len();
                    }
                }
            }
        }
    });
    assert!(open > 0, "no hand was ever laid open");
}
