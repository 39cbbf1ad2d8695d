//! The comparison of the legal decisions: the win probability of each, as bars.

use hearth_review::{ReviewRow, Verdict, Weighed};
use hearth_words::{Language, say};
use maud::{Markup, html};

use super::super::table::hint::percent;

/// The number of bars, besides that of the played decision.
const MOST: usize = 5;

/// Draws the bars, the best first.
pub(super) fn bars(
    row: &ReviewRow,
    verdict: &Verdict,
    offered: impl Fn(&str) -> String,
    language: Language,
) -> Markup {
    let groups = groups(&verdict.weighed);
    let own = |group: &&[Weighed]| group.iter().any(|weighed| weighed.decision == row.made);
    let shown = groups.iter().take(MOST).chain(groups.iter().skip(MOST).filter(|group| own(group)).take(1));
    let shown: Vec<&&[Weighed]> = shown.collect();
    let chances = || shown.iter().filter_map(|group| group.first()).map(|weighed| weighed.win_probability);
    let best = chances().fold(0.0_f32, f32::max).max(0.01);
    // Bars begin just below the worst chance, because the common part says nothing. The shortest keeps at
    // least a sixth of the longest. Nearly equal chances begin at zero.
    let worst = chances().fold(1.0_f32, f32::min);
    let from = if best - worst < 0.02 { 0.0 } else { (worst - (best - worst) * 0.2).max(0.0) };
    html! {
        ol .bars {
            @for group in &shown {
                // A group is named after the played move, if it contains it.
                @let decided = group.iter().find(|weighed| weighed.decision == row.made);
                @if let Some(first) = decided.or(group.first()) {
                    @let class = if own(group) { "was" } else if first.decision == verdict.best { "best" } else { "" };
                    li class=(class) {
                        span .what {
                            (offered(&first.decision))
                            @if group.len() > 1 { small { " +" (group.len() - 1) } }
                            @if class == "was" { small { " " (say!(language, "review-played")) } }
                        }
                        svg viewBox="0 0 100 9" preserveAspectRatio="none" aria-hidden="true" {
                            rect .all width="100" height="9" {}
                            rect .part width={ (format!("{:.1}", 100.0 * (first.win_probability - from) / (best - from).max(0.001))) } height="9" {}
                        }
                        b { (percent(first.win_probability, language)) }
                    }
                }
            }
        }
    }
}

/// Groups decisions that differ only in their last word and have the same win probability.
fn groups(weighed: &[Weighed]) -> Vec<&[Weighed]> {
    let head = |weighed: &Weighed| weighed.decision.rsplit_once(' ').map(|(head, _)| head.to_owned());
    weighed
        .chunk_by(|one, other| {
            (one.win_probability - other.win_probability).abs() < 0.0005
                && head(one).is_some()
                && head(one) == head(other)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn weighed(decision: &str, win_probability: f32) -> Weighed {
        Weighed { decision: decision.to_owned(), win_probability, error: 0.0 }
    }

    #[test]
    fn equal_decisions_share_a_bar_and_the_decision_made_is_always_shown() {
        let weighed = vec![
            weighed("open sun 1a", 0.7),
            weighed("open sun 1b", 0.7),
            weighed("draw", 0.6),
            weighed("open paw 1a", 0.5),
            weighed("open fire 1a", 0.4),
            weighed("open vase 1a", 0.3),
            weighed("open birth 1a", 0.2),
            weighed("exchange", 0.1),
        ];
        let (win_probability, loss) = (0.7, 0.6);
        let verdict = Verdict { best: "open sun 1a".to_owned(), win_probability, loss, error: 0.0, weighed };
        let row = ReviewRow { after: 0, seat: 1, made: "exchange".to_owned(), verdict: None };
        let drawn = bars(&row, &verdict, str::to_owned, Language::English).into_string();
        assert_eq!(drawn.matches("<li").count(), MOST + 1, "{drawn}");
        assert!(
            drawn.contains("open sun 1a<small> +1</small>") && drawn.contains("class=\"was\""),
            "{drawn}"
        );
        assert!(!drawn.contains("open birth"), "{drawn}");
        let row = ReviewRow { made: "open sun 1b".to_owned(), ..row };
        let drawn = bars(&row, &verdict, str::to_owned, Language::English).into_string();
        assert!(drawn.contains("open sun 1b<small> +1</small><small> played</small>"), "{drawn}");
    }
}
