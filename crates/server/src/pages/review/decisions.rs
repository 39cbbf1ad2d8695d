//! The table of all decisions with their losses.

use hearth_review::{ReviewRow, Verdict};
use hearth_words::{Language, say};
use maud::{Markup, html};

use super::super::table::hint::percent;
use super::picture::{Picture, Told};
use super::summaries;
use crate::games::drawn;

/// Draws all decisions, each with a link to its position.
pub(super) fn table(
    picture: &Picture<'_>,
    at: usize,
    told: &Told,
    link: &impl Fn(usize) -> String,
) -> Markup {
    let language = picture.language;
    html! {
        h2 #decisions { (say!(language, "review-all")) }
        div .scrolls tabindex="0" role="group" aria-labelledby="decisions" {
            table {
                thead {
                    tr {
                        th scope="col" { (say!(language, "review-number")) }
                        th scope="col" { (say!(language, "review-decision")) }
                        th scope="col" { (say!(language, "review-chance")) }
                        th scope="col" { (say!(language, "review-loss")) }
                    }
                }
                tbody { @for row in &picture.review.rows { (line(picture, row, at, told, link)) } }
            }
            (summaries(picture))
        }
    }
}

fn line(
    picture: &Picture<'_>,
    row: &ReviewRow,
    at: usize,
    told: &Told,
    link: &impl Fn(usize) -> String,
) -> Markup {
    let language = picture.language;
    let missed = row.verdict.as_ref().filter(|verdict| verdict.best != row.made);
    let better = |verdict: &Verdict| {
        let offered = drawn(&*picture.game.at(row.after)).offered(&verdict.best, picture.names);
        offered.unwrap_or_else(|| verdict.best.clone())
    };
    html! {
        tr .mistake[row.mistake().is_some()] aria-current=[(row.after == at).then_some("step")] {
            td .number { (row.after + 1) }
            td {
                a href=(link(row.after)) { (picture.made(row, told)) }
                @if let Some(verdict) = missed.filter(|verdict| verdict.is_mistake()) {
                    small { (say!(language, "review-instead")) " " (better(verdict)) }
                }
            }
            td .number { @if let Some(verdict) = &row.verdict { (percent(verdict.kept_win_probability(), language)) } }
            // A loss within its margin of error is no loss.
            td .number { @if let Some(verdict) = missed.filter(|verdict| verdict.loss > verdict.error) { (loss(verdict, language)) } }
        }
    }
}

/// Returns a loss with its error: `12% ± 2`.
fn loss(verdict: &Verdict, language: Language) -> String {
    let loss = percent(verdict.loss, language);
    let error = 100.0 * verdict.error;
    if error >= 0.5 { format!("{loss} ± {error:.0}") } else { loss }
}
