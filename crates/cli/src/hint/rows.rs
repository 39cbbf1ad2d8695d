//! Estimates in aligned columns.

use hearth_bots::{Estimate, Evidence};
use hearth_review::Prospect;
use hearth_terminal::faint;
use hearth_words::{Language, percent, say};

use crate::screen::tenths;

/// Formats estimates as a table with a heading.
pub(super) fn table(prospects: &[Prospect<'_, String>], language: Language) -> Vec<String> {
    let texts: Vec<String> = prospects.iter().map(Prospect::text).collect();
    let decision = say!(language, "advice-decision");
    let widths = texts.iter().chain([&decision]).map(|text| text.chars().count());
    let width = widths.max().unwrap_or(0);
    let heading = faint(&format!(
        "  {decision:<width$}  {:>7}  {:>6}  {:>9}",
        say!(language, "advice-wins"),
        say!(language, "advice-points"),
        say!(language, "advice-looks"),
    ));
    let line = |(text, prospect): (&String, &Prospect<'_, String>)| {
        let Estimate { win_probability, lead, evidence, .. } = prospect.estimate;
        let evidence = match evidence {
            Evidence::Visits(looks) => looks.to_string(),
            Evidence::Search => say!(language, "advice-searched"),
            Evidence::Proof => say!(language, "advice-proved"),
        };
        let win_probability = format!("{}{}", tenths(100.0 * win_probability, language), percent(language));
        let sign = if *lead < 0.0 { "-" } else { "+" };
        let lead = format!("{sign}{}", tenths(lead.abs(), language));
        format!("  {text:<width$}  {win_probability:>7}  {lead:>6}  {evidence:>9}")
    };
    std::iter::once(heading).chain(texts.iter().zip(prospects).map(line)).collect()
}

/// Formats the predicate of a sentence about a bot: `expects a win chance of 54.1% and a final lead of 3.1
/// points (1204 simulations)`.
pub(super) fn expects<D>(estimate: &Estimate<D>, language: Language) -> String {
    let Estimate { win_probability, lead, evidence, .. } = estimate;
    let (win_probability, points) = (tenths(100.0 * win_probability, language), tenths(lead.abs(), language));
    let figures = if *lead < 0.0 {
        say!(language, "advice-behind", chance = win_probability, points = points)
    } else {
        say!(language, "advice-ahead", chance = win_probability, points = points)
    };
    match evidence {
        Evidence::Visits(0) => say!(language, "advice-unseen"),
        Evidence::Visits(looks) => say!(language, "advice-looked", figures = figures, looks = *looks),
        Evidence::Search => say!(language, "advice-found", figures = figures),
        Evidence::Proof => say!(language, "advice-certain", figures = figures),
    }
}

#[cfg(test)]
mod tests {
    use hearth_review::prospects;

    use super::*;

    #[test]
    fn proved_estimates_say_proved() {
        let estimate = |decision: &str, win_probability, evidence| Estimate {
            decision: decision.to_owned(),
            win_probability,
            lead: 1.0,
            evidence,
        };
        let estimates =
            [estimate("keep", 1.0, Evidence::Proof), estimate("leave", 0.5, Evidence::Visits(12))];
        let lines = table(&prospects(&estimates), Language::English);
        assert!(lines[1].ends_with("proved") && lines[2].ends_with("12"), "{lines:?}");
        assert!(expects(&estimates[0], Language::English).starts_with("has proved a win chance"));
    }

    #[test]
    fn numbers_use_the_decimal_mark_of_the_language() {
        let evidence = Evidence::Visits(12);
        let estimates =
            [Estimate { decision: "draw".to_owned(), win_probability: 0.457, lead: -2.71, evidence }];
        for (language, figures) in
            [(Language::English, ["45.7%", "-2.7"]), (Language::Polish, ["45,7%", "-2,7"])]
        {
            let lines = table(&prospects(&estimates), language);
            assert!(figures.iter().all(|figure| lines[1].contains(figure)), "{lines:?}");
        }
    }
}
