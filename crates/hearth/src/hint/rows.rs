//! Estimates in aligned columns. Decisions that differ only in their last word and of which the same is expected share a row.

use std::fmt::Display;

use hearth_bots::{Estimate, Ground};
use hearth_terminal::faint;

/// Decisions of which the same is expected.
pub(super) struct Row<'a, D> {
    estimate: &'a Estimate<D>,
    text: String,
    decisions: usize,
}

impl<D> Row<'_, D> {
    /// How many decisions stand in it.
    pub fn len(&self) -> usize {
        self.decisions
    }
}

/// The rows of estimates, in their order; decisions that were never looked at have none.
pub(super) fn of<D: Display>(estimates: &[Estimate<D>]) -> Vec<Row<'_, D>> {
    let mut rows: Vec<Row<'_, D>> = Vec::new();
    for estimate in estimates.iter().filter(|estimate| estimate.ground != Ground::Looks(0)) {
        let text = estimate.decision.to_string();
        let head = |decision: &D| {
            let said = decision.to_string();
            said.rsplit_once(' ').map(|(head, _)| head.to_owned())
        };
        match rows.last_mut() {
            Some(row)
                if same(row.estimate, estimate)
                    && head(&estimate.decision).is_some()
                    && head(&estimate.decision) == head(&row.estimate.decision) =>
            {
                row.text += &format!(" {}", text.rsplit(' ').next().unwrap_or_default());
                row.decisions += 1;
            }
            _ => rows.push(Row { estimate, text, decisions: 1 }),
        }
    }
    rows
}

fn same<D>(one: &Estimate<D>, other: &Estimate<D>) -> bool {
    one.ground == other.ground
        && one.chance.total_cmp(&other.chance).is_eq()
        && one.lead.total_cmp(&other.lead).is_eq()
}

/// How many rows, from the first one on, nobody could tell from the first: they differ by less than two standard errors, or
/// they come to the same without any chance in it.
pub(super) fn equal<D>(rows: &[Row<'_, D>]) -> usize {
    let Some(first) = rows.first() else { return 0 };
    rows.iter().take_while(|row| indistinguishable(first.estimate, row.estimate)).count()
}

fn indistinguishable<D>(one: &Estimate<D>, other: &Estimate<D>) -> bool {
    if !matches!((one.ground, other.ground), (Ground::Looks(_), Ground::Looks(_))) {
        return same(one, other);
    }
    let difference = f64::from(one.chance) - f64::from(other.chance);
    difference.abs() <= 2.0 * (variance(one) + variance(other)).sqrt()
}

/// The variance of a chance, as if each look had been a game won or lost. One won and one lost are added, so that a few looks
/// that all went alike do not pass for certainty.
fn variance<D>(estimate: &Estimate<D>) -> f64 {
    let Ground::Looks(looks) = estimate.ground else { return 0.0 };
    let looks = looks as f64;
    let chance = (f64::from(estimate.chance) * looks + 1.0) / (looks + 2.0);
    chance * (1.0 - chance) / (looks + 2.0)
}

/// The rows under a heading.
pub(super) fn table<D>(rows: &[Row<'_, D>]) -> Vec<String> {
    let width = rows.iter().map(|row| row.text.chars().count()).max().unwrap_or(0).max("decision".len());
    let heading = faint(&format!("  {:<width$}  {:>7}  {:>6}  {:>9}", "decision", "wins", "points", "looks"));
    let line = |row: &Row<'_, D>| {
        let Estimate { chance, lead, ground, .. } = row.estimate;
        let ground = match ground {
            Ground::Looks(looks) => looks.to_string(),
            Ground::Search => "searched".to_owned(),
            Ground::Proof => "proved".to_owned(),
        };
        format!("  {:<width$}  {:>5.1} %  {lead:>+6.1}  {ground:>9}", row.text, 100.0 * chance)
    };
    std::iter::once(heading).chain(rows.iter().map(line)).collect()
}

/// `expects to win 54.1 % and to be 3.1 points ahead (1204 looks)`, to be put behind the one who does.
pub(super) fn expects<D>(estimate: &Estimate<D>) -> String {
    let Estimate { chance, lead, ground, .. } = estimate;
    let side = if *lead < 0.0 { "behind" } else { "ahead" };
    let figures = format!("to win in {:.1} % and to end {:.1} points {side}", 100.0 * chance, lead.abs());
    match ground {
        Ground::Looks(0) => "did not look at it".to_owned(),
        Ground::Looks(looks) => format!("expects {figures} ({looks} looks)"),
        Ground::Search => format!("expects {figures}"),
        Ground::Proof => format!("has proved it {figures}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn estimate(decision: &'static str, chance: f32, ground: Ground) -> Estimate<&'static str> {
        Estimate { decision, chance, lead: 1.0, ground }
    }

    #[test]
    fn decisions_of_which_the_same_is_expected_share_a_row() {
        let estimates = [
            estimate("open paw 1a", 0.5, Ground::Looks(9)),
            estimate("open paw 1b", 0.5, Ground::Looks(9)),
            estimate("draw", 0.5, Ground::Looks(9)),
            estimate("pass", 0.1, Ground::Looks(0)),
        ];
        let texts: Vec<String> = of(&estimates).into_iter().map(|row| row.text).collect();
        assert_eq!(texts, ["open paw 1a 1b", "draw"]);
    }

    #[test]
    fn rows_are_equal_until_the_looks_can_tell_them_apart() {
        let alike = |ground| {
            let estimates = [
                estimate("draw", 0.55, ground),
                estimate("pass", 0.52, ground),
                estimate("exchange", 0.20, ground),
            ];
            equal(&of(&estimates))
        };
        assert_eq!(alike(Ground::Looks(1)), 3);
        assert_eq!(alike(Ground::Looks(100)), 2);
        assert_eq!(alike(Ground::Looks(100_000)), 1);
        assert_eq!(alike(Ground::Search), 1);
        assert_eq!(alike(Ground::Proof), 1);
    }

    #[test]
    fn what_is_proved_is_said_to_be_proved() {
        let estimates = [estimate("keep", 1.0, Ground::Proof), estimate("leave", 0.5, Ground::Looks(12))];
        let lines = table(&of(&estimates));
        assert!(lines[1].ends_with("proved") && lines[2].ends_with("12"), "{lines:?}");
        assert!(expects(&estimates[0]).starts_with("has proved it"));
    }
}
