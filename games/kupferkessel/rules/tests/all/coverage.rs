//! Every rule has a test that names it.

use hearth_testkit::coverage::every_rule_has_a_test;
use kupferkessel_rules::Kupferkessel;

#[test]
fn every_rule_is_named_by_a_test() {
    every_rule_has_a_test::<Kupferkessel>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/all"));
}
