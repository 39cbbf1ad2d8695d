//! Every rule has a test, and no rule is missing.

use hearth_core::Game;
use hearth_testkit::coverage::every_rule_has_a_test;
use kokopelli_rules::Kokopelli;

#[test]
fn every_rule_is_named_by_a_test() {
    every_rule_has_a_test::<Kokopelli>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/all/rules"));
}

#[test]
fn the_rulebook_has_every_rule_once_and_in_order() {
    let ids: Vec<String> = Kokopelli::RULEBOOK.rules().map(|(id, _)| id.to_owned()).collect();
    let expected: Vec<String> = [("K", 43), ("E", 6), ("KR", 23)]
        .into_iter()
        .flat_map(|(letters, last)| (1..=last).map(move |number| format!("{letters}{number}")))
        .collect();
    assert_eq!(ids, expected);
}
