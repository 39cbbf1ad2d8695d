//! Estimates in aligned columns. Decisions that differ only in their last word and of which the same is expected share a row.

use std::fmt::Display;

use hearth_bots::Estimate;
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
    for estimate in estimates.iter().filter(|estimate| estimate.looks != Some(0)) {
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
    one.looks == other.looks
        && one.chance.total_cmp(&other.chance).is_eq()
        && one.lead.total_cmp(&other.lead).is_eq()
}

/// How many rows, from the first one on, nobody could tell from the first: they differ by less than two standard errors, or
/// it is proved that they come to the same.
pub(super) fn equal<D>(rows: &[Row<'_, D>]) -> usize {
    let Some(first) = rows.first() else { return 0 };
    rows.iter().take_while(|row| indistinguishable(first.estimate, row.estimate)).count()
}

fn indistinguishable<D>(one: &Estimate<D>, other: &Estimate<D>) -> bool {
    if one.looks.is_none() && other.looks.is_none() {
        return same(one, other);
    }
    let difference = f64::from(one.chance) - f64::from(other.chance);
    difference.abs() <= 2.0 * (variance(one) + variance(other)).sqrt()
}

/// The variance of a chance, as if each look had been a game won or lost. One won and one lost are added, so that a few looks
/// that all went alike do not pass for certainty.
fn variance<D>(estimate: &Estimate<D>) -> f64 {
    estimate.looks.map_or(0.0, |looks| {
        let looks = looks as f64;
        let chance = (f64::from(estimate.chance) * looks + 1.0) / (looks + 2.0);
        chance * (1.0 - chance) / (looks + 2.0)
    })
}

/// The rows under a heading.
pub(super) fn table<D>(rows: &[Row<'_, D>]) -> Vec<String> {
    let width = rows.iter().map(|row| row.text.chars().count()).max().unwrap_or(0).max("decision".len());
    let heading = faint(&format!("  {:<width$}  {:>7}  {:>6}  {:>9}", "decision", "wins", "points", "looks"));
    let line = |row: &Row<'_, D>| {
        let Estimate { chance, lead, looks, .. } = row.estimate;
        let looks = looks.map_or("proved".to_owned(), |looks| looks.to_string());
        format!("  {:<width$}  {:>5.1} %  {lead:>+6.1}  {looks:>9}", row.text, 100.0 * chance)
    };
    std::iter::once(heading).chain(rows.iter().map(line)).collect()
}

/// `expects to win 54.1 % and to be 3.1 points ahead (1204 looks)`, to be put behind the one who does.
pub(super) fn expects<D>(estimate: &Estimate<D>) -> String {
    let Estimate { chance, lead, looks, .. } = estimate;
    let side = if *lead < 0.0 { "behind" } else { "ahead" };
    let figures = format!("to win in {:.1} % and to end {:.1} points {side}", 100.0 * chance, lead.abs());
    match looks {
        Some(0) => "did not look at it".to_owned(),
        Some(looks) => format!("expects {figures} ({looks} looks)"),
        None => format!("has proved it {figures}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn estimate(decision: &'static str, chance: f32, looks: Option<u64>) -> Estimate<&'static str> {
        Estimate { decision, chance, lead: 1.0, looks }
    }

    #[test]
    fn decisions_of_which_the_same_is_expected_share_a_row() {
        let estimates = [
            estimate("open paw 1a", 0.5, Some(9)),
            estimate("open paw 1b", 0.5, Some(9)),
            estimate("draw", 0.5, Some(9)),
            estimate("pass", 0.1, Some(0)),
        ];
        let texts: Vec<String> = of(&estimates).into_iter().map(|row| row.text).collect();
        assert_eq!(texts, ["open paw 1a 1b", "draw"]);
    }

    #[test]
    fn rows_are_equal_until_the_looks_can_tell_them_apart() {
        let alike = |looks| {
            let estimates = [
                estimate("draw", 0.55, looks),
                estimate("pass", 0.52, looks),
                estimate("exchange", 0.20, looks),
            ];
            equal(&of(&estimates))
        };
        assert_eq!(alike(Some(1)), 3);
        assert_eq!(alike(Some(100)), 2);
        assert_eq!(alike(Some(100_000)), 1);
        assert_eq!(alike(None), 1);
    }

    #[test]
    fn what_is_proved_is_said_to_be_proved() {
        let estimates = [estimate("keep", 1.0, None), estimate("leave", 0.5, Some(12))];
        let lines = table(&of(&estimates));
        assert!(lines[1].ends_with("proved") && lines[2].ends_with("12"), "{lines:?}");
        assert!(expects(&estimates[0]).starts_with("has proved it"));
    }
}
