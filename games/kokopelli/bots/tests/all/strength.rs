//! That bots are as strong as they should be, in a few fixed games.

use hearth_testkit::bots::victories;
use kokopelli_bots::KokopelliMind;

#[test]
fn greedy_beats_chance() {
    let won = victories::<KokopelliMind>("greedy", "random", 2, 1, 40);
    assert!(won >= 36.0, "{won} of 40");
}

#[test]
fn a_little_search_beats_greedy() {
    let won = victories::<KokopelliMind>("tree@500:leaf=value,priors", "greedy", 2, 1, 40);
    assert!(won >= 26.0, "{won} of 40");
}

#[test]
fn a_beginner_beats_chance_and_loses_to_the_club() {
    let won = victories::<KokopelliMind>("beginner", "random", 2, 1, 40);
    assert!(won >= 30.0, "{won} of 40");
    let won = victories::<KokopelliMind>("club", "beginner", 2, 1, 40);
    assert!(won >= 26.0, "{won} of 40");
}
