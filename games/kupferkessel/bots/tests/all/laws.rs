//! The laws of all bots and of all game knowledge, for this game.

use hearth_bots::GameKnowledge;
use hearth_testkit::bots::{
    answers_are_legal, equal_views_get_equal_answers, features_are_sound,
    reasons_do_not_leak_hidden_information, releasing_memory_changes_no_decision,
};
use kupferkessel_bots::KupferkesselMind;

/// Bots of every kind, fast enough for a test.
const BOTS: [&str; 7] = [
    "greedy",
    "search@300",
    "search@3000:solver=off",
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
fn releasing_memory_between_turns_changes_no_decision() {
    for bot in BOTS {
        releasing_memory_changes_no_decision::<KupferkesselMind>(bot, 4, 4);
    }
}

#[test]
fn a_bot_uses_only_what_its_view_shows() {
    for bot in BOTS {
        equal_views_get_equal_answers::<KupferkesselMind>(bot, 2, 150);
    }
}

#[test]
fn features_are_within_bounds() {
    features_are_sound::<KupferkesselMind>(3, 5_000);
}

#[test]
fn reasons_know_no_more_than_the_seat() {
    reasons_do_not_leak_hidden_information::<KupferkesselMind>(5, 2_000);
}

#[test]
fn the_nets_fit_the_features_and_are_learned() {
    // The weights of an untrained net are small.
    for players in 2..=3 {
        let bytes = KupferkesselMind::net(players).expect("a learned net").write();
        assert!(
            bytes.chunks_exact(2).filter(|pair| i16::from_le_bytes([pair[0], pair[1]]).abs() > 64).count()
                > 100
        );
    }
}
