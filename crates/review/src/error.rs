//! How far an estimate can be trusted.

use hearth_bots::{Estimate, Ground};

/// Two estimates that differ by no more than so many standard errors are not told apart.
pub(crate) const ERRORS: f64 = 2.0;

/// The standard error of the difference between the chances of two estimates.
pub(crate) fn of_difference<D>(one: &Estimate<D>, other: &Estimate<D>) -> f64 {
    (variance(one) + variance(other)).sqrt()
}

/// Whether the same is expected of both, on the same ground.
pub(crate) fn same<D>(one: &Estimate<D>, other: &Estimate<D>) -> bool {
    one.ground == other.ground
        && one.chance.total_cmp(&other.chance).is_eq()
        && one.lead.total_cmp(&other.lead).is_eq()
}

/// The variance of a chance, as if each look had been a game won or lost. One won and one lost are added, so that a few looks
/// that all went alike do not pass for certainty.
fn variance<D>(estimate: &Estimate<D>) -> f64 {
    let Ground::Looks(looks) = estimate.ground else { return 0.0 };
    let looks = looks as f64;
    let chance = (f64::from(estimate.chance) * looks + 1.0) / (looks + 2.0);
    chance * (1.0 - chance) / (looks + 2.0)
}
