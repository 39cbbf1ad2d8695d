//! Every decision of a game with what it gave away, folded.

use hearth_review::{Row, Verdict};
use hearth_words::{Language, say};
use maud::{Markup, html};

use super::super::table::hint::percent;
use super::picture::{Picture, Told};

/// Every decision, each leading to its moment.
pub(super) fn table(picture: &Picture<'_>, told: &Told, link: &impl Fn(usize) -> String) -> Markup {
    let language = picture.language;
    html! {
        details .decisions {
            summary #decisions { (say!(language, "review-all")) }
            div .scrolls tabindex="0" role="group" aria-labelledby="decisions" {
                table {
                    thead {
                        tr {
                            th scope="col" { (say!(language, "review-number")) }
                            th scope="col" { (say!(language, "review-decision")) }
                            th scope="col" { (say!(language, "review-chance")) }
                            th scope="col" { (say!(language, "review-loss")) }
                            th scope="col" { (say!(language, "review-better")) }
                        }
                    }
                    tbody { @for row in &picture.review.rows { (line(picture, row, told, link)) } }
                }
            }
        }
    }
}

fn line(picture: &Picture<'_>, row: &Row, told: &Told, link: &impl Fn(usize) -> String) -> Markup {
    let language = picture.language;
    let missed = row.verdict.as_ref().filter(|verdict| verdict.best != row.made);
    let better = |verdict: &Verdict| {
        let offered = picture.game.at(row.after).offered(&verdict.best, picture.names);
        offered.unwrap_or_else(|| verdict.best.clone())
    };
    html! {
        tr .mistake[row.mistake().is_some()] {
            td .number { (row.after + 1) }
            td { a href=(link(row.after)) { (picture.made(row, told)) } }
            td .number { @if let Some(verdict) = &row.verdict { (percent(verdict.chance_kept(), language)) } }
            td .number { @if let Some(verdict) = missed { (loss(verdict, language)) } }
            td { @if let Some(verdict) = missed.filter(|verdict| verdict.is_mistake()) { (better(verdict)) } }
        }
    }
}

/// `12% ± 2`
fn loss(verdict: &Verdict, language: Language) -> String {
    let loss = percent(verdict.loss, language);
    let error = 100.0 * verdict.error;
    if error >= 0.5 { format!("{loss} ± {error:.0}") } else { loss }
}
