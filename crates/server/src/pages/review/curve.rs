//! The chances from the first decision to the last, as a picture that leads to every moment, and as a sentence. It grows while the
//! look back is being made.

use hearth_core::Seat;
use hearth_review::ReviewRow;
use hearth_words::{Language, say};
use maud::{Markup, html};

use super::super::table::hint::percent;
use super::flame;
use super::picture::Picture;
use crate::http::assets::ASSETS;

/// How large it is, in units of its own.
const WIDTH: f32 = 450.0;
const HEIGHT: f32 = 150.0;
/// What stands around the curves: the chances on the left, flames above, numbers below.
const LEFT: f32 = 32.0;
const RIGHT: f32 = 14.0;
const ABOVE: f32 = 36.0;
const BELOW: f32 = 20.0;

/// Marks at these chances.
const MARKS: [f32; 3] = [0.0, 0.5, 1.0];

/// A flame for the smallest and for the largest loss.
const SMALL: f32 = 15.0;
const LARGE: f32 = 34.0;

/// A short piece of a seat's line, to be recognised by.
pub(super) fn key(seat: Seat, main: Seat) -> Markup {
    html! {
        svg .key viewBox="0 0 36 12" aria-hidden="true" {
            line class=(class(seat, main)) x1="0" y1="6" x2="22" y2="6" {}
            text x="26" y="10" { (seat) }
        }
    }
}

/// Where things stand in the picture.
#[derive(Clone, Copy)]
struct Scale {
    /// How many decisions there are.
    last: usize,
}

/// How far down a chance is drawn.
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

/// The picture. The curve of whoever looks is filled; where more than two play, the others are lines with a colour, a way to be dashed
/// and a number at the end.
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
                // Every decision leads to its moment; those who do not point use the keys.
                @for after in 0..=scale.last {
                    a href=(link(after)) tabindex="-1" aria-hidden="true" { (column(scale, after)) }
                }
                @for (row, label) in points.iter().zip(labels(picture, scale, &points)) { (ember(picture, scale, row, label, at, link)) }
            }
        }
    }
}

/// How large the flame of a turning point is, and where its foot stands.
fn flame_at(picture: &Picture<'_>, scale: Scale, row: &ReviewRow) -> (f32, f32, f32) {
    let loss = row.mistake().unwrap_or(0.0);
    let size = SMALL + (LARGE - SMALL) * (loss / 0.25).min(1.0);
    let win_probability = here(picture, picture.eyes_of_curve(), row.after).unwrap_or(0.5);
    (size, scale.along(row.after), up(win_probability))
}

/// Where the figures above the flames stand: one that would cover the one before it stands above it.
fn labels(picture: &Picture<'_>, scale: Scale, points: &[&ReviewRow]) -> Vec<f32> {
    let mut placed: Vec<(f32, f32)> = Vec::new();
    for row in points {
        let (_, x, _) = flame_at(picture, scale, row);
        // Above every flame that stands beside it.
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

/// A turning point: a flame on the ridge before the fall, as large as what was given away.
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
            // The numbers of the axis stay free.
            text x=(x.max(LEFT + 22.0)) y=(label) text-anchor="middle" { "−" ((100.0 * loss).round() as i32) }
        }
    }
}

/// The chance of a seat before a decision, as far as it is known.
fn here(picture: &Picture<'_>, seat: Seat, at: usize) -> Option<f32> {
    let curve = picture.review.curve(seat);
    curve
        .iter()
        .rev()
        .find(|(after, _)| *after <= at)
        .or(curve.first())
        .map(|(_, win_probability)| *win_probability)
}

/// Where one can press for a decision.
fn column(scale: Scale, after: usize) -> Markup {
    let width = (WIDTH - LEFT - RIGHT) / scale.last.max(1) as f32;
    html! {
        rect .hit x=(format!("{:.1}", scale.along(after) - width / 2.0)) y="0" width=(format!("{width:.1}")) height=(HEIGHT) {}
    }
}

/// The curve down to the ground.
fn area(scale: Scale, points: &[(usize, f32)]) -> String {
    let ends = [points.first(), points.last()].map(|point| point.map_or(0, |(after, _)| *after));
    let ground = up(0.0);
    let [first, last] = ends.map(|after| format!("{:.1},{ground:.1}", scale.along(after)));
    format!("{first} {} {last}", scale.line(points))
}

/// Some decisions whose numbers stand below, about a quarter of the game apart.
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

/// The picture in words.
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
