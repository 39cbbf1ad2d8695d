//! The win probabilities of a whole game, as a picture with links to every position, and as a sentence. It
//! grows while the review is running.

use hearth_core::Seat;
use hearth_review::ReviewRow;
use hearth_words::{Language, say};
use maud::{Markup, html};

use super::super::table::hint::percent;
use super::flame;
use super::picture::Picture;
use crate::http::assets::ASSETS;

/// The size of the picture in its own units.
const WIDTH: f32 = 450.0;
const HEIGHT: f32 = 150.0;
/// The margins: chances on the left, flames above, numbers below.
const LEFT: f32 = 32.0;
const RIGHT: f32 = 14.0;
const ABOVE: f32 = 36.0;
const BELOW: f32 = 20.0;

/// The chances with a line across the picture.
const MARKS: [f32; 3] = [0.0, 0.5, 1.0];

/// The size of the flame for the smallest and for the largest loss.
const SMALL: f32 = 15.0;
const LARGE: f32 = 34.0;

/// Draws a short piece of a seat's line as a key.
pub(super) fn key(seat: Seat, main: Seat) -> Markup {
    html! {
        svg .key viewBox="0 0 36 12" aria-hidden="true" {
            line class=(class(seat, main)) x1="0" y1="6" x2="22" y2="6" {}
            text x="26" y="10" { (seat) }
        }
    }
}

/// The horizontal scale of the picture.
#[derive(Clone, Copy)]
struct Scale {
    /// The number of decisions.
    last: usize,
}

/// Returns the vertical position of a chance.
fn up(win_probability: f32) -> f32 {
    ABOVE + (HEIGHT - ABOVE - BELOW) * (1.0 - win_probability)
}

impl Scale {
    fn along(self, after: usize) -> f32 {
        LEFT + (WIDTH - LEFT - RIGHT) * after as f32 / self.last.max(1) as f32
    }

    fn line(self, points: &[(usize, f32)]) -> String {
        let point = |(after, win_probability): &(usize, f32)| {
            format!("{:.1},{:.1}", self.along(*after), up(*win_probability))
        };
        points.iter().map(point).collect::<Vec<_>>().join(" ")
    }
}

/// Draws the picture. The viewer's own curve is filled. With more than two players, the others are lines with
/// a colour, a dash pattern and a number.
pub(super) fn drawn(picture: &Picture<'_>, at: usize, link: &impl Fn(usize) -> String) -> Markup {
    let (review, language) = (picture.review, picture.language);
    let scale = Scale { last: picture.game.decisions() };
    let main = picture.eyes_of_curve();
    let curves: Vec<_> = Seat::all(review.players)
        .map(|seat| (seat, review.curve(seat)))
        .filter(|(seat, points)| !points.is_empty() && (review.players > 2 || *seat == main))
        .collect();
    let points = review.turning_points();
    html! {
        header {
            h2 {
                @if picture.own.is_some() { (say!(language, "review-your-chance")) } @else { (say!(language, "review-chance-of", name = picture.names.plain(main))) }
            }
            @if !points.is_empty() { span .quiet { (flame()) (say!(language, "review-turns", turns = points.len())) } }
        }
        div .curves {
            svg .chances viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(told(&curves, picture)) {
                @for mark in MARKS {
                    line .mark x1=(LEFT) x2=(WIDTH - RIGHT) y1=(up(mark)) y2=(up(mark)) {}
                    text x=(LEFT - 6.0) y=(up(mark) + 4.0) text-anchor="end" { (number(mark)) }
                }
                @for tick in ticks(scale.last) {
                    text x=(scale.along(tick)) y=(HEIGHT - 5.0) text-anchor="middle" { (tick) }
                }
                @for (seat, points) in &curves {
                    @if *seat == main { polygon .area points=(area(scale, points)) {} }
                    polyline class=(class(*seat, main)) points=(scale.line(points)) {}
                    @if review.players > 2 {
                        @if let Some((after, win_probability)) = points.last() {
                            text x=(scale.along(*after) + 3.0) y=(up(*win_probability) + 4.0) { (seat) }
                        }
                    }
                }
                line .cursor x1=(scale.along(at)) x2=(scale.along(at)) y1=(up(1.0)) y2=(up(0.0)) {}
                @if let Some(win_probability) = here(picture, main, at) { circle .here cx=(scale.along(at)) cy=(up(win_probability)) r="5" {} }
            }
            svg .ways viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="group" aria-label=(say!(language, "review-turning")) {
                // Every decision links to its position. Keyboards have other keys for that, so these links
                // are skipped.
                @for after in 0..=scale.last {
                    a href=(link(after)) tabindex="-1" aria-hidden="true" { (column(scale, after)) }
                }
                @for (row, label) in points.iter().zip(labels(picture, scale, &points)) { (ember(picture, scale, row, label, at, link)) }
            }
        }
    }
}

/// Returns the size of a turning point's flame and the position of its foot.
fn flame_at(picture: &Picture<'_>, scale: Scale, row: &ReviewRow) -> (f32, f32, f32) {
    let loss = row.mistake().unwrap_or(0.0);
    let size = SMALL + (LARGE - SMALL) * (loss / 0.25).min(1.0);
    let win_probability = here(picture, picture.eyes_of_curve(), row.after).unwrap_or(0.5);
    (size, scale.along(row.after), up(win_probability))
}

/// Returns the heights of the figures above the flames. A figure that would cover an earlier one moves up.
fn labels(picture: &Picture<'_>, scale: Scale, points: &[&ReviewRow]) -> Vec<f32> {
    let mut placed: Vec<(f32, f32)> = Vec::new();
    for row in points {
        let (_, x, _) = flame_at(picture, scale, row);
        // Starts above every neighbouring flame.
        let tops = points.iter().map(|other| flame_at(picture, scale, other));
        let near = tops.filter(|(_, other, _)| (x - other).abs() < 18.0).map(|(size, _, y)| y - size - 3.0);
        let mut label = near.fold(HEIGHT, f32::min);
        while placed.iter().any(|(a, b)| (x - a).abs() < 26.0 && (label - b).abs() < 13.0) {
            label -= 4.0;
        }
        placed.push((x, label));
    }
    placed.into_iter().map(|(_, label)| label).collect()
}

/// Draws a turning point: a flame on the ridge before the fall. A larger loss has a larger flame.
fn ember(
    picture: &Picture<'_>,
    scale: Scale,
    row: &ReviewRow,
    label: f32,
    at: usize,
    link: &impl Fn(usize) -> String,
) -> Markup {
    let (size, x, y) = flame_at(picture, scale, row);
    let loss = row.mistake().unwrap_or(0.0);
    let own = row.seat == picture.eyes_of_curve().number();
    let lost = percent(loss, picture.language);
    let name = picture.names.plain(super::seat(row.seat));
    let told =
        say!(picture.language, "review-turn-of", number = row.after + 1, name = name, loss = lost.as_str());
    html! {
        a .ember .theirs[!own] .now[row.after == at] href=(link(row.after)) aria-label=(told) aria-current=[(row.after == at).then_some("true")] {
            circle .near cx=(x) cy=(y - size / 2.0) r="22" {}
            use href={ (ASSETS.path("trainer.svg")) "#flame" } x=(x - size * 0.45) y=(y - size) width=(size * 0.9) height=(size) {}
            // Keeps the figure off the numbers of the axis.
            text x=(x.max(LEFT + 22.0)) y=(label) text-anchor="middle" { "−" ((100.0 * loss).round() as i32) }
        }
    }
}

/// Returns the last known chance of a seat before a decision.
fn here(picture: &Picture<'_>, seat: Seat, at: usize) -> Option<f32> {
    let curve = picture.review.curve(seat);
    curve
        .iter()
        .rev()
        .find(|(after, _)| *after <= at)
        .or(curve.first())
        .map(|(_, win_probability)| *win_probability)
}

/// Draws the clickable area of a decision.
fn column(scale: Scale, after: usize) -> Markup {
    let width = (WIDTH - LEFT - RIGHT) / scale.last.max(1) as f32;
    html! {
        rect .hit x=(format!("{:.1}", scale.along(after) - width / 2.0)) y="0" width=(format!("{width:.1}")) height=(HEIGHT) {}
    }
}

/// Returns the points of the area below a curve.
fn area(scale: Scale, points: &[(usize, f32)]) -> String {
    let ends = [points.first(), points.last()].map(|point| point.map_or(0, |(after, _)| *after));
    let ground = up(0.0);
    let [first, last] = ends.map(|after| format!("{:.1},{ground:.1}", scale.along(after)));
    format!("{first} {} {last}", scale.line(points))
}

/// Returns the decisions with a number on the axis, about a quarter of the game apart.
fn ticks(last: usize) -> Vec<usize> {
    let mut ticks: Vec<usize> = (0..=4).map(|quarter| last * quarter / 4).collect();
    ticks.dedup();
    ticks
}

fn number(win_probability: f32) -> i32 {
    (100.0 * win_probability).round() as i32
}

fn class(seat: Seat, main: Seat) -> String {
    if seat == main { "curve main".to_owned() } else { format!("curve seat-{seat}") }
}

/// Describes the picture in words.
fn told(curves: &[(Seat, Vec<(usize, f32)>)], picture: &Picture<'_>) -> String {
    let language: Language = picture.language;
    let sentence = |(seat, points): &(Seat, Vec<(usize, f32)>)| {
        let chances = points.iter().map(|(_, win_probability)| *win_probability);
        let (low, high) = chances.fold((1.0_f32, 0.0_f32), |(low, high), it| (low.min(it), high.max(it)));
        let end = |point: Option<&(usize, f32)>| {
            percent(point.map_or(0.0, |(_, win_probability)| *win_probability), language)
        };
        say!(
            language,
            "review-curve-of",
            name = picture.names.plain(*seat),
            first = end(points.first()),
            low = percent(low, language),
            high = percent(high, language),
            last = end(points.last()),
        )
    };
    let told = curves.iter().map(sentence).collect::<Vec<_>>().join(" ");
    if told.is_empty() { say!(language, "review-curve") } else { told }
}
