//! The statistical error of estimates.

use hearth_bots::{Estimate, Evidence};

/// Estimates that differ by no more than this many standard errors are indistinguishable.
pub(crate) const MAX_STANDARD_ERRORS: f64 = 2.0;

/// Returns the standard error of the difference between two win probabilities.
pub(crate) fn of_difference<D>(one: &Estimate<D>, other: &Estimate<D>) -> f64 {
    (variance(one) + variance(other)).sqrt()
}

/// Returns true if two estimates have the same values and the same evidence.
pub(crate) fn same<D>(one: &Estimate<D>, other: &Estimate<D>) -> bool {
    one.evidence == other.evidence
        && one.win_probability.total_cmp(&other.win_probability).is_eq()
        && one.lead.total_cmp(&other.lead).is_eq()
}

/// Returns the variance of a win probability, as if each visit were a game won or lost. It adds one victory
/// and one defeat (Laplace's rule), so that a few equal results do not look certain.
fn variance<D>(estimate: &Estimate<D>) -> f64 {
    let Evidence::Visits(visits) = estimate.evidence else { return 0.0 };
    let visits = visits as f64;
    let win_probability = (f64::from(estimate.win_probability) * visits + 1.0) / (visits + 2.0);
    win_probability * (1.0 - win_probability) / (visits + 2.0)
}
