//! The curve of a rating, with its uncertainty, before the shelves of the bots.

use hearth_host::games::levels::level;
use hearth_ratings::{Pool, Rating, bots};
use hearth_store::RatingPoint;
use hearth_words::{Language, say};
use maud::{Markup, html};

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 220.0;

/// The place for the names of the levels.
const NAMES: f64 = 110.0;

/// The most points that are drawn: a longer curve leaves some out.
const MOST_POINTS: usize = 200;

/// Draws the curve of at least one game.
pub(super) fn curve(pool: &Pool, points: &[RatingPoint], language: Language) -> Markup {
    let step = points.len().div_ceil(MOST_POINTS).max(1);
    // The latest rating is always drawn.
    let drawn = points.iter().rev().step_by(step).map(|point| point.rating);
    let mut ratings: Vec<Rating> = drawn.collect();
    ratings.push(Rating::START);
    ratings.reverse();
    let (Some(first), Some(last)) = (ratings.first(), ratings.last()) else { return html! {} };
    let ends = || ratings.iter().map(|rating| rating.interval95());
    let low = ends().map(|interval| interval.low).fold(f64::INFINITY, f64::min);
    let high = ends().map(|interval| interval.high).fold(f64::NEG_INFINITY, f64::max);
    let y = |points: f64| HEIGHT * (high - points) / (high - low).max(1.0);
    let x = |place: usize| WIDTH * place as f64 / (ratings.len() - 1).max(1) as f64;
    let path = |of: &dyn Fn(Rating) -> f64| {
        let points = ratings
            .iter()
            .enumerate()
            .map(|(place, rating)| format!("{:.1} {:.1}", x(place), y(of(*rating))));
        points.collect::<Vec<_>>()
    };
    let line = path(&|rating| rating.mean).join("L");
    let mut band = path(&|rating| rating.interval95().high);
    let mut below = path(&|rating| rating.interval95().low);
    below.reverse();
    band.extend(below);
    let shelves = bots::ratings(pool).into_iter().flatten();
    let shelves = shelves.filter(|(_, bot)| (low..=high).contains(&bot.mean));
    let label = say!(
        language,
        "rating-curve",
        games = points.len(),
        first = first.points().to_string(),
        last = last.points().to_string(),
        margin = last.margin().to_string()
    );
    html! {
        svg .curve viewBox={ "-4 -12 " (WIDTH + NAMES) " " (HEIGHT + 24.0) } role="img" aria-label=(label) {
            path d={ "M" (band.join("L")) "Z" } fill="currentColor" fill-opacity="0.15" {}
            @for (name, bot) in shelves {
                @let height = format!("{:.1}", y(bot.mean));
                path d={ "M0 " (height) "H" (WIDTH) } stroke="currentColor" stroke-opacity="0.5" stroke-dasharray="2 5" fill="none" {}
                text x=(WIDTH + 6.0) y=(height) dominant-baseline="middle" { (level(name, language)) }
            }
            path d={ "M" (line) } stroke="currentColor" stroke-width="2.5" stroke-linejoin="round" fill="none" {}
        }
    }
}
