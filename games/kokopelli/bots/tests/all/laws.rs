//! The laws of all bots and of all game knowledge, for this game.

use hearth_testkit::bots::{
    answers_are_legal, equal_views_get_equal_answers, features_are_sound,
    reasons_do_not_leak_hidden_information, releasing_memory_changes_no_decision,
};
use kokopelli_bots::KokopelliMind;

/// Bots of every kind, fast enough for a test.
const BOTS: [&str; 6] = [
    "beginner",
    "greedy",
    "tree@60:leaf=random",
    "strong@60",
    "tree@60:leaf=mixed,priors",
    "tree@60:leaf=value,priors,threads=2",
];

#[test]
fn every_answer_is_legal_whatever_the_table_agrees_on() {
    for bot in BOTS {
        answers_are_legal::<KokopelliMind>(bot, 1, 3);
    }
}

#[test]
fn releasing_memory_between_turns_changes_no_decision() {
    for bot in BOTS {
        releasing_memory_changes_no_decision::<KokopelliMind>(bot, 4, 2);
    }
}

#[test]
fn a_bot_uses_only_what_its_view_shows() {
    for bot in BOTS {
        equal_views_get_equal_answers::<KokopelliMind>(bot, 2, 150);
    }
}

#[test]
fn features_are_within_bounds() {
    features_are_sound::<KokopelliMind>(3, 5_000);
}

#[test]
fn reasons_know_no_more_than_the_seat() {
    reasons_do_not_leak_hidden_information::<KokopelliMind>(5, 2_000);
}
