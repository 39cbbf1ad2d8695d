//! Before the first decision (K1-K7).

use hearth_core::{Game, Observer};
use hearth_testkit::seeded_rng;
use kokopelli_rules::{Card, Cards, Ceremony, Kokopelli, Setup, Token};

use super::{agreed, dealt, hand_size, pile_size, said, started};

fn words(setup: &Setup) -> Vec<&'static str> {
    setup.ceremonies().into_iter().map(Ceremony::word).collect()
}

#[test]
fn k1_two_to_four_play() {
    for players in 2..=4 {
        assert_eq!(dealt(players, &[]).players(), players);
    }
    for players in [0, 1, 5] {
        let sentence = format!("K1: Kokopelli is for 2 to 4 players, not {players}");
        assert_eq!(agreed(players, &[]), Err(sentence));
    }
}

#[test]
fn k1_there_are_sixteen_ceremonies() {
    assert_eq!(
        Ceremony::ALL.map(Ceremony::title),
        [
            "Sun",
            "Eagle Feather",
            "Paw",
            "Birth",
            "Hunter",
            "Warrior",
            "Fire",
            "Spider Woman",
            "Vase",
            "Snake Dance",
            "Drummer",
            "Lizard",
            "Mother of Heaven",
            "Shaman",
            "Chieftain",
            "Tortoise",
        ]
    );
}

#[test]
fn k2_ten_ceremonies_are_drawn_at_random() {
    let options = agreed(2, &[]).expect("the usual options are fine");
    let draws: Vec<_> =
        (0..50).map(|seed| words(&Kokopelli::deal(&options, &mut seeded_rng(seed)))).collect();
    assert!(draws.iter().all(|words| words.len() == 10));
    assert!(draws.iter().any(|words| *words != draws[0]), "every draw is the same");
    for ceremony in Ceremony::ALL {
        let drawn = draws.iter().filter(|words| words.contains(&ceremony.word())).count();
        assert!((1..50).contains(&drawn), "{ceremony} is drawn in {drawn} of 50 games");
    }
}

#[test]
fn k2_ten_ceremonies_may_be_chosen_by_hand() {
    let chosen = "sun,birth,fire,vase,lizard,chieftain,paw,hunter,warrior,shaman";
    let mut words = words(&dealt(3, &[("ceremonies", chosen)]));
    let mut expected: Vec<&str> = chosen.split(',').collect();
    words.sort_unstable();
    expected.sort_unstable();
    assert_eq!(words, expected);
}

#[test]
fn k2_there_is_a_set_for_the_first_game() {
    let first = words(&dealt(2, &[("ceremonies", "first")]));
    assert_eq!(
        first,
        [
            "eagle-feather",
            "paw",
            "hunter",
            "warrior",
            "spider-woman",
            "snake-dance",
            "drummer",
            "mother-of-heaven",
            "shaman",
            "tortoise",
        ]
    );
}

#[test]
fn k2_k3_no_other_number_of_ceremonies_may_be_chosen() {
    let all: Vec<&str> = Ceremony::ALL.iter().map(|ceremony| ceremony.word()).collect();
    for count in [1, 9, 13, 16] {
        let sentence = format!("K2, K3: a game has 10, 11 or 12 ceremonies, not {count}");
        assert_eq!(agreed(2, &[("ceremonies", &all[..count].join(","))]), Err(sentence));
    }
    assert_eq!(
        agreed(2, &[("ceremonies", "sun,paw,sun")]),
        Err("sun is named twice".to_owned()),
        "a ceremony has one tile"
    );
}

#[test]
fn k3_eleven_or_twelve_ceremonies_are_a_variant() {
    for (count, cards) in [("10", 36), ("11", 39), ("12", 42)] {
        let setup = dealt(2, &[("count", count)]);
        assert_eq!(setup.ceremonies().len().to_string(), count);
        assert!(setup.decks().iter().all(|deck| deck.len() == cards));
    }
    assert_eq!(
        agreed(2, &[("count", "13")]),
        Err("`13` is not a value of count; possible: 10, 11, 12".to_owned())
    );
}

#[test]
fn k4_every_tile_carries_a_four_and_below_it_a_three() {
    let table = started(3, &[]);
    let view = Kokopelli::view(&table.state, Observer::Spectator);
    assert_eq!(view.ceremonies.len(), 10);
    for ceremony in view.ceremonies {
        let mut tiles = view.tiles;
        let taken = [tiles.take(ceremony), tiles.take(ceremony), tiles.take(ceremony)];
        assert_eq!(taken, [Token::Four, Token::Three, Token::None]);
    }
}

#[test]
fn k5_every_deck_has_three_of_each_ceremony_and_six_kokopelli() {
    for (players, count) in [(2, "10"), (3, "11"), (4, "12")] {
        let setup = dealt(players, &[("count", count)]);
        for deck in setup.decks() {
            let cards: Cards = deck.iter().copied().collect();
            assert_eq!(cards.count(Card::KOKOPELLI), 6);
            for ceremony in Ceremony::ALL {
                let copies = if setup.ceremonies().has(ceremony) { 3 } else { 0 };
                assert_eq!(cards.count(Card::of(ceremony)), copies, "{ceremony}");
            }
        }
    }
}

#[test]
fn k5_every_deck_is_shuffled_by_itself() {
    let options = agreed(2, &[("ceremonies", "first")]).expect("the first-game set is fine");
    let [one, other] = [1, 2].map(|seed| Kokopelli::deal(&options, &mut seeded_rng(seed)));
    assert_ne!(one.decks()[0], other.decks()[0], "two games");
    assert_ne!(one.decks()[0], one.decks()[1], "two seats of one game");
}

#[test]
fn k5_five_cards_are_the_starting_hand_and_the_rest_is_the_pile() {
    for (players, count, rest) in [(2, "10", 31), (3, "11", 34), (4, "12", 37)] {
        let table = started(players, &[("count", count)]);
        for seat in 1..=players {
            assert_eq!((hand_size(&table, seat), pile_size(&table, seat)), (5, rest));
        }
    }
}

#[test]
fn k6_the_game_end_tiles_go_by_players_and_ceremonies() {
    let expected = [(2, ["10", "11", "12"]), (3, ["9", "10", "11"]), (4, ["9", "10", "11"])];
    for (players, tiles) in expected {
        for (count, tiles) in ["10", "11", "12"].into_iter().zip(tiles) {
            let table = started(players, &[("count", count)]);
            assert_eq!(said(&table, 0, "end-tiles"), tiles, "{players} players, {count} ceremonies");
        }
    }
}

#[test]
fn k7_the_same_seat_starts_every_round() {
    for players in 2..=4 {
        let mut table = started(players, &[]);
        let mut order = Vec::new();
        while said(&table, 0, "round") != "4" {
            let seat = table.decider().expect("no game ends so early");
            if order.last() != Some(&seat) {
                order.push(seat);
            }
            let next = table.legal("under").first().cloned().unwrap_or_else(|| "draw".to_owned());
            table.decide(&next);
        }
        let round: Vec<usize> = (1..=players).collect();
        assert_eq!(order, round.repeat(3));
    }
}
