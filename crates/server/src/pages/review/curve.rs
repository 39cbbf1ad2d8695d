//! The chances of all seats from the first decision to the last, as a picture and as a sentence.

use hearth_core::Seat;
use hearth_review::Review;
use hearth_terminal::Names;
use hearth_words::{Language, say};
use maud::{Markup, html};

use super::super::table::hint::percent;

/// How large it is, in units of its own.
const WIDTH: f32 = 720.0;
const HEIGHT: f32 = 240.0;
/// What stands around the curves: the numbers on the left, the seats on the right.
const LEFT: f32 = 44.0;
const RIGHT: f32 = 28.0;
const ABOVE: f32 = 12.0;
const BELOW: f32 = 12.0;

/// Marks at these chances.
const MARKS: [f32; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// A short piece of a seat's line, to be recognised by.
pub(super) fn key(seat: Seat) -> Markup {
    html! {
        svg .key viewBox="0 0 36 12" aria-hidden="true" {
            line class=(class(seat)) x1="0" y1="6" x2="22" y2="6" {}
            text x="26" y="10" { (seat) }
        }
    }
}

/// The picture. Each seat has a colour, a way to be dashed and its number at the end of its line.
pub(super) fn drawn(review: &Review, names: &Names, language: Language) -> Markup {
    let last = review.rows.len().max(1);
    let along = |after: usize| LEFT + (WIDTH - LEFT - RIGHT) * after as f32 / last as f32;
    let up = |chance: f32| ABOVE + (HEIGHT - ABOVE - BELOW) * (1.0 - chance);
    let seats = Seat::all(review.players).map(|seat| (seat, review.curve(seat)));
    let curves: Vec<_> = seats.filter(|(_, points)| !points.is_empty()).collect();
    html! {
        figure {
            figcaption { (say!(language, "review-curve")) }
            svg .chances viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(told(&curves, names, language)) {
                @for mark in MARKS {
                    line .mark x1=(LEFT) x2=(WIDTH - RIGHT) y1=(up(mark)) y2=(up(mark)) {}
                    text .mark x=(LEFT - 6.0) y=(up(mark) + 4.0) text-anchor="end" { (percent(mark, language)) }
                }
                @for row in review.turning_points() {
                    line .turn x1=(along(row.after)) x2=(along(row.after)) y1=(up(1.0)) y2=(up(0.0)) {}
                }
                @for (seat, points) in &curves {
                    polyline class=(class(*seat)) points=(line(points, along, up)) {}
                    @if let Some((after, chance)) = points.last() {
                        text x=(along(*after) + 6.0) y=(up(*chance) + 4.0) { (seat) }
                    }
                }
            }
        }
    }
}

fn class(seat: Seat) -> String {
    format!("curve seat-{seat}")
}

fn line(points: &[(usize, f32)], along: impl Fn(usize) -> f32, up: impl Fn(f32) -> f32) -> String {
    let point = |(after, chance): &(usize, f32)| format!("{:.1},{:.1}", along(*after), up(*chance));
    points.iter().map(point).collect::<Vec<_>>().join(" ")
}

/// The picture in words.
fn told(curves: &[(Seat, Vec<(usize, f32)>)], names: &Names, language: Language) -> String {
    let sentence = |(seat, points): &(Seat, Vec<(usize, f32)>)| {
        let chances = points.iter().map(|(_, chance)| *chance);
        let (low, high) = chances.fold((1.0_f32, 0.0_f32), |(low, high), it| (low.min(it), high.max(it)));
        let end = |point: Option<&(usize, f32)>| percent(point.map_or(0.0, |(_, chance)| *chance), language);
        say!(
            language,
            "review-curve-of",
            name = names.plain(*seat),
            first = end(points.first()),
            low = percent(low, language),
            high = percent(high, language),
            last = end(points.last()),
        )
    };
    curves.iter().map(sentence).collect::<Vec<_>>().join(" ")
}
