//! Groups of decisions with the same estimate that differ only in their last word.

use std::fmt::Display;

use hearth_bots::{Estimate, Evidence};

use crate::error::{MAX_STANDARD_ERRORS, of_difference, same};

/// Decisions with the same estimate.
#[derive(Clone, Debug)]
pub struct Prospect<'a, D> {
    /// The common estimate.
    pub estimate: &'a Estimate<D>,
    /// The decisions, in order.
    pub decisions: Vec<&'a D>,
}

impl<D: Display> Prospect<'_, D> {
    /// Returns a short form such as `open paw 1a 1b`: the first decision, and the last words of the others.
    pub fn text(&self) -> String {
        let mut text = self.estimate.decision.to_string();
        for decision in &self.decisions[1..] {
            let said = decision.to_string();
            text += &format!(" {}", said.rsplit(' ').next().unwrap_or_default());
        }
        text
    }
}

/// Groups estimates, keeping their order. Decisions without visits are left out.
pub fn prospects<D: Display>(estimates: &[Estimate<D>]) -> Vec<Prospect<'_, D>> {
    let mut prospects: Vec<Prospect<'_, D>> = Vec::new();
    for estimate in estimates.iter().filter(|estimate| estimate.evidence != Evidence::Visits(0)) {
        let head = |decision: &D| {
            let said = decision.to_string();
            said.rsplit_once(' ').map(|(head, _)| head.to_owned())
        };
        match prospects.last_mut() {
            Some(last)
                if same(last.estimate, estimate)
                    && head(&estimate.decision).is_some()
                    && head(&estimate.decision) == head(&last.estimate.decision) =>
            {
                last.decisions.push(&estimate.decision);
            }
            _ => prospects.push(Prospect { estimate, decisions: vec![&estimate.decision] }),
        }
    }
    prospects
}

/// Returns how many prospects, from the first one on, are indistinguishable from it. Estimates differ by at
/// most two standard errors; exact values must be equal.
pub fn equal<D>(prospects: &[Prospect<'_, D>]) -> usize {
    let Some(first) = prospects.first() else { return 0 };
    prospects.iter().take_while(|other| indistinguishable(first.estimate, other.estimate)).count()
}

fn indistinguishable<D>(one: &Estimate<D>, other: &Estimate<D>) -> bool {
    if !matches!((one.evidence, other.evidence), (Evidence::Visits(_), Evidence::Visits(_))) {
        return same(one, other);
    }
    let difference = f64::from(one.win_probability) - f64::from(other.win_probability);
    difference.abs() <= MAX_STANDARD_ERRORS * of_difference(one, other)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn estimate(decision: &'static str, win_probability: f32, evidence: Evidence) -> Estimate<&'static str> {
        Estimate { decision, win_probability, lead: 1.0, evidence }
    }

    #[test]
    fn decisions_with_the_same_estimate_are_grouped() {
        let estimates = [
            estimate("open paw 1a", 0.5, Evidence::Visits(9)),
            estimate("open paw 1b", 0.5, Evidence::Visits(9)),
            estimate("draw", 0.5, Evidence::Visits(9)),
            estimate("pass", 0.1, Evidence::Visits(0)),
        ];
        let texts: Vec<String> = prospects(&estimates).iter().map(Prospect::text).collect();
        assert_eq!(texts, ["open paw 1a 1b", "draw"]);
    }

    #[test]
    fn prospects_are_equal_until_enough_visits_separate_them() {
        let alike = |evidence| {
            let estimates = [
                estimate("draw", 0.55, evidence),
                estimate("pass", 0.52, evidence),
                estimate("exchange", 0.20, evidence),
            ];
            equal(&prospects(&estimates))
        };
        assert_eq!(alike(Evidence::Visits(1)), 3);
        assert_eq!(alike(Evidence::Visits(100)), 2);
        assert_eq!(alike(Evidence::Visits(100_000)), 1);
        assert_eq!(alike(Evidence::Search), 1);
        assert_eq!(alike(Evidence::Proof), 1);
    }
}
