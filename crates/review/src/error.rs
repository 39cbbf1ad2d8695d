//! How far an estimate can be trusted.

use hearth_bots::{Estimate, Evidence};

/// Two estimates that differ by no more than so many standard errors are not told apart.
pub(crate) const ERRORS: f64 = 2.0;

/// The standard error of the difference between the chances of two estimates.
pub(crate) fn of_difference<D>(one: &Estimate<D>, other: &Estimate<D>) -> f64 {
    (variance(one) + variance(other)).sqrt()
}

/// Whether the same is expected of both, on the same ground.
pub(crate) fn same<D>(one: &Estimate<D>, other: &Estimate<D>) -> bool {
    one.evidence == other.evidence
        && one.win_probability.total_cmp(&other.win_probability).is_eq()
        && one.lead.total_cmp(&other.lead).is_eq()
}

/// The variance of a chance, as if each look had been a game won or lost. One won and one lost are added, so that a few looks
/// that all went alike do not pass for certainty.
fn variance<D>(estimate: &Estimate<D>) -> f64 {
    let Evidence::Visits(looks) = estimate.evidence else { return 0.0 };
    let looks = looks as f64;
    let win_probability = (f64::from(estimate.win_probability) * looks + 1.0) / (looks + 2.0);
    win_probability * (1.0 - win_probability) / (looks + 2.0)
}
