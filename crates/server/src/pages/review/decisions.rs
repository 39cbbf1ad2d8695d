//! Every decision of a game with what it gave away, and those among them that turned it.

use std::collections::HashMap;

use hearth_core::Observer;
use hearth_page::marked;
use hearth_review::{Review, Row, Verdict};
use hearth_terminal::Names;
use hearth_words::{Language, say};
use maud::{Markup, html};

use super::super::table::hint::percent;
use super::super::table::{log, signs};
use super::seat;
use crate::hosted::Hosted;
use crate::live::Live;

/// What decisions are shown from. The game is over, so everything may be shown.
pub(super) struct Picture<'a> {
    pub live: &'a Live,
    pub game: &'a dyn Hosted,
    pub names: &'a Names,
    pub review: &'a Review,
    pub language: Language,
}

impl Picture<'_> {
    /// The decisions that turned the game, then every one.
    pub fn drawn(&self) -> Markup {
        let told = self.told();
        html! { (self.turning_points(&told)) (self.table(&told)) }
    }

    /// The decisions that turned the game, each with the better one and what speaks for it.
    fn turning_points(&self, told: &Told) -> Markup {
        let points = self.review.turning_points();
        html! {
            section aria-labelledby="turning" {
                h2 #turning { (say!(self.language, "review-turning")) }
                @if points.is_empty() { p { (say!(self.language, "review-no-turning")) } }
                ol .turning {
                    @for row in points {
                        @if let Some(verdict) = &row.verdict { li value=(row.after + 1) { (self.turn(row, verdict, told)) } }
                    }
                }
            }
        }
    }

    fn turn(&self, row: &Row, verdict: &Verdict, told: &Told) -> Markup {
        let then = self.game.at(row.after);
        let better = then.offered(&verdict.best, self.names).unwrap_or_else(|| verdict.best.clone());
        let reasons = then.reasons(&verdict.best, self.names);
        let percent = |chance| percent(chance, self.language);
        let (before, after) = (percent(verdict.chance), percent(verdict.chance_kept()));
        html! {
            p { (self.made(row, told)) }
            p { (say!(self.language, "review-fell", before = before, after = after)) }
            p { (say!(self.language, "review-instead")) " " strong { (better) } }
            @if !reasons.is_empty() {
                ul aria-label=(say!(self.language, "hint-why")) {
                    @for reason in reasons { li { (marked(&reason, signs(self.live))) } }
                }
            }
        }
    }

    /// Every decision.
    fn table(&self, told: &Told) -> Markup {
        html! {
            section aria-labelledby="decisions" {
                h2 #decisions { (say!(self.language, "review-all")) }
                div .scrolls tabindex="0" role="group" aria-labelledby="decisions" {
                    table {
                        thead {
                            tr {
                                th scope="col" { (say!(self.language, "review-number")) }
                                th scope="col" { (say!(self.language, "review-decision")) }
                                th scope="col" { (say!(self.language, "review-chance")) }
                                th scope="col" { (say!(self.language, "review-loss")) }
                                th scope="col" { (say!(self.language, "review-better")) }
                            }
                        }
                        tbody { @for row in &self.review.rows { (self.row(row, told)) } }
                    }
                }
            }
        }
    }

    fn row(&self, row: &Row, told: &Told) -> Markup {
        let missed = row.verdict.as_ref().filter(|verdict| verdict.best != row.made);
        let better = |verdict: &Verdict| {
            let offered = self.game.at(row.after).offered(&verdict.best, self.names);
            offered.unwrap_or_else(|| verdict.best.clone())
        };
        html! {
            tr .mistake[row.mistake().is_some()] {
                td .number { (row.after + 1) }
                td { (self.made(row, told)) }
                td .number { @if let Some(verdict) = &row.verdict { (percent(verdict.chance_kept(), self.language)) } }
                td .number { @if let Some(verdict) = missed { (loss(verdict, self.language)) } }
                td { @if let Some(verdict) = missed.filter(|verdict| verdict.is_mistake()) { (better(verdict)) } }
            }
        }
    }

    /// What was decided, as the one who decided was told it, leading to that moment.
    fn made(&self, row: &Row, told: &Told) -> Markup {
        let lines = told.get(&row.after).map_or(&[][..], Vec::as_slice);
        let signs = signs(self.live);
        html! {
            a href={ "/t/" (self.live.id()) "/replay?at=" (row.after) } {
                @if lines.is_empty() { (row.made) }
                @for line in lines { (log::sentence(line, signs)) " " }
            }
        }
    }

    /// What was told of each decision to the one who made it.
    fn told(&self) -> Told {
        let mut told = Told::new();
        for observer in Observer::all(self.review.players) {
            for (number, line) in self.game.told(observer, self.names, 0) {
                let row = self.review.rows.get(number);
                let own = row.is_some_and(|row| observer.sits_at(seat(row.seat)));
                // A heading belongs to what follows.
                if own && log::heading(&line).is_none() {
                    told.entry(number).or_default().push(line);
                }
            }
        }
        told
    }
}

/// Lines of the log by the number of their decision.
type Told = HashMap<usize, Vec<String>>;

/// `12% ± 2`
fn loss(verdict: &Verdict, language: Language) -> String {
    let loss = percent(verdict.loss, language);
    let error = 100.0 * verdict.error;
    if error >= 0.5 { format!("{loss} ± {error:.0}") } else { loss }
}
