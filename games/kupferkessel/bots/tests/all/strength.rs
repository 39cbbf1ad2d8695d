//! Bots have their expected strength in a few fixed games.

use hearth_testkit::bots::victories;
use kupferkessel_bots::KupferkesselMind;

#[test]
fn greedy_beats_random() {
    let won = victories::<KupferkesselMind>("greedy", "random", 2, 1, 40);
    assert!(won >= 36.0, "{won} of 40");
}

#[test]
fn a_little_search_beats_greedy() {
    let won = victories::<KupferkesselMind>("search@1000", "greedy", 2, 1, 40);
    assert!(won >= 28.0, "{won} of 40");
}

#[test]
fn club_beats_greedy_with_three_players_too() {
    let won = victories::<KupferkesselMind>("club", "casual", 3, 1, 30);
    assert!(won >= 11.0, "{won} of 30, where 10 is par");
}

#[test]
fn the_beginner_beats_random_and_loses_to_club() {
    let won = victories::<KupferkesselMind>("beginner", "random", 2, 1, 40);
    assert!(won >= 30.0, "{won} of 40");
    let won = victories::<KupferkesselMind>("club", "beginner", 2, 1, 40);
    assert!(won >= 28.0, "{won} of 40");
}
