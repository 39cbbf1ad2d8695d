//! Estimates in aligned columns.

use hearth_bots::{Estimate, Ground};
use hearth_review::Prospect;
use hearth_terminal::faint;

/// The rows under a heading.
pub(super) fn table(prospects: &[Prospect<'_, String>]) -> Vec<String> {
    let texts: Vec<String> = prospects.iter().map(Prospect::text).collect();
    let width = texts.iter().map(|text| text.chars().count()).max().unwrap_or(0).max("decision".len());
    let heading = faint(&format!("  {:<width$}  {:>7}  {:>6}  {:>9}", "decision", "wins", "points", "looks"));
    let line = |(text, prospect): (&String, &Prospect<'_, String>)| {
        let Estimate { chance, lead, ground, .. } = prospect.estimate;
        let ground = match ground {
            Ground::Looks(looks) => looks.to_string(),
            Ground::Search => "searched".to_owned(),
            Ground::Proof => "proved".to_owned(),
        };
        format!("  {text:<width$}  {:>5.1} %  {lead:>+6.1}  {ground:>9}", 100.0 * chance)
    };
    std::iter::once(heading).chain(texts.iter().zip(prospects).map(line)).collect()
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
    use hearth_review::prospects;

    use super::*;

    #[test]
    fn what_is_proved_is_said_to_be_proved() {
        let estimate = |decision: &str, chance, ground| Estimate {
            decision: decision.to_owned(),
            chance,
            lead: 1.0,
            ground,
        };
        let estimates = [estimate("keep", 1.0, Ground::Proof), estimate("leave", 0.5, Ground::Looks(12))];
        let lines = table(&prospects(&estimates));
        assert!(lines[1].ends_with("proved") && lines[2].ends_with("12"), "{lines:?}");
        assert!(expects(&estimates[0]).starts_with("has proved it"));
    }
}
