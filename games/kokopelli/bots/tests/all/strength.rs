//! Bots have their expected strength in a few fixed games.

use hearth_bots::Spec;
use hearth_core::{Game, Observer, Seat};
use hearth_testkit::bots::victories;
use hearth_testkit::position::TestTable;
use hearth_testkit::seeded_rng;
use kokopelli_bots::KokopelliMind;
use kokopelli_rules::Kokopelli;

#[test]
fn greedy_beats_random() {
    let won = victories::<KokopelliMind>("greedy", "random", 2, 1, 40);
    assert!(won >= 36.0, "{won} of 40");
}

#[test]
fn a_little_search_beats_greedy() {
    let won = victories::<KokopelliMind>("tree@500:leaf=value,priors", "greedy", 2, 1, 40);
    assert!(won >= 26.0, "{won} of 40");
}

#[test]
fn the_beginner_beats_random_and_loses_to_club() {
    let won = victories::<KokopelliMind>("beginner", "random", 2, 1, 40);
    assert!(won >= 30.0, "{won} of 40");
    let won = victories::<KokopelliMind>("club", "beginner", 2, 1, 40);
    assert!(won >= 26.0, "{won} of 40");
}

#[test]
fn straying_by_a_hundredth_of_a_point_costs_little_strength() {
    let won = victories::<KokopelliMind>("tree@200:strays=1", "tree@200", 2, 1, 40);
    assert!(won >= 14.0, "{won} of 40");
}

/// Four of the twelve cards of the pile win and eight lose: drawing is worth a third, opening a sure half.
#[test]
fn in_the_last_turn_a_sure_half_is_better_than_a_third() {
    let table = TestTable::<Kokopelli>::at(
        "position kokopelli; players 2; ceremonies birth warrior tortoise paw spider-woman mother-of-heaven eagle-feather \
         snake-dance vase lizard shaman hunter; round 20; turn 2; actions 1; end pile; seat 1; points 20; hand hunter hunter; \
         pile; a tortoise tortoise tortoise; b paw paw paw; c warrior warrior warrior; d snake-dance snake-dance snake-dance; \
         seat 2; points 21; hand vase lizard vase; pile tortoise paw warrior snake-dance spider-woman birth shaman birth \
         eagle-feather mother-of-heaven vase lizard; a birth; b mother-of-heaven; c shaman; d eagle-feather",
    );
    let seat = Seat::at(1);
    let view = Kokopelli::perfect_recall_view(&table.state, Observer::Seat(seat));
    let legal = Kokopelli::legal(&table.state);
    for name in ["expert", "master"] {
        let spec = Spec::read::<KokopelliMind>(name).expect("there is such a bot");
        let mut bot = spec.bot::<KokopelliMind>(seat, &mut seeded_rng(1), &mut seeded_rng(2));
        let thoughts = bot.think(&view, &legal).expect("our own bots never forfeit");
        let drawing = thoughts.estimates.iter().find(|estimate| estimate.decision.to_string() == "draw");
        let drawing = drawing.expect("one can draw").win_probability;
        assert!((drawing - 1.0 / 3.0).abs() < 0.12, "{name}: {drawing}");
        assert_ne!(thoughts.decision.to_string(), "draw", "{name}");
    }
}
