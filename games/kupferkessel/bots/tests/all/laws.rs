//! The laws of all bots and minds, for this game.

use hearth_bots::Mind;
use hearth_core::{Game, Seat};
use hearth_testkit::bots::{answers_are_legal, equal_views_get_equal_answers};
use hearth_testkit::{Tables, playout, rng};
use kupferkessel_bots::KupferkesselMind;
use kupferkessel_rules::Kupferkessel;

/// Bots of every kind, quick enough for a test.
const BOTS: [&str; 6] = [
    "greedy",
    "search@300",
    "search@300:memory=50,overlooks=20,strays=200",
    "tree@30",
    "beginner",
    "club@200",
];

#[test]
fn every_answer_is_legal_whatever_the_table_agrees_on() {
    for bot in BOTS {
        answers_are_legal::<KupferkesselMind>(bot, 1, 8);
    }
}

#[test]
fn in_worlds_that_look_the_same_a_bot_thinks_the_same() {
    for bot in BOTS {
        equal_views_get_equal_answers::<KupferkesselMind>(bot, 2, 150);
    }
}

#[test]
fn features_are_within_bounds() {
    let mut tables = Tables::new(rng(3));
    for game in 0..100 {
        let mut state = Kupferkessel::start(&tables.next_setup::<Kupferkessel>());
        playout::<Kupferkessel>(&mut state, &mut rng(game), |state, _| {
            for seat in Seat::all(state.players()) {
                KupferkesselMind::features(state, seat, &mut |feature| {
                    assert!(feature < KupferkesselMind::FEATURES, "{feature}");
                });
            }
        });
    }
}

#[test]
fn the_nets_fit_the_features_and_are_learned() {
    // A net that could not be read is replaced by one that knows nothing, which is small.
    for players in 2..=3 {
        let bytes = KupferkesselMind::net(players).write();
        assert!(
            bytes.chunks_exact(2).filter(|pair| i16::from_le_bytes([pair[0], pair[1]]).abs() > 64).count()
                > 100
        );
    }
}
