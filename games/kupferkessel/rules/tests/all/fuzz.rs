//! The fuzz targets, fed from seeds.

use hearth_testkit::fuzz;
use kupferkessel_rules::Kupferkessel;

#[test]
fn any_decisions() {
    fuzz::seeded::<Kupferkessel>(fuzz::decisions::<Kupferkessel>, 21, 3_000);
}

#[test]
fn any_text_as_a_position() {
    fuzz::seeded::<Kupferkessel>(fuzz::position::<Kupferkessel>, 22, 3_000);
}

#[test]
fn any_text_as_a_record() {
    fuzz::seeded::<Kupferkessel>(fuzz::record::<Kupferkessel>, 23, 3_000);
}
