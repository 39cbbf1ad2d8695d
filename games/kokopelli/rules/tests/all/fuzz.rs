//! The fuzz targets, fed from seeds.

use hearth_testkit::fuzz;
use kokopelli_rules::Kokopelli;

#[test]
fn any_decisions() {
    fuzz::seeded::<Kokopelli>(fuzz::decisions::<Kokopelli>, 21, 3_000);
}

#[test]
fn any_text_as_a_position() {
    fuzz::seeded::<Kokopelli>(fuzz::position::<Kokopelli>, 22, 3_000);
}

#[test]
fn any_text_as_a_record() {
    fuzz::seeded::<Kokopelli>(fuzz::record::<Kokopelli>, 23, 3_000);
}
