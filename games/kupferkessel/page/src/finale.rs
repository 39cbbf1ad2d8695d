//! The end of a game: the points of each family in a kettle (C16-C20, CR8), with its cards, and the bonuses.

use std::cmp::Reverse;

use hearth_core::Seat;
use hearth_page::{Finale, FinalePrize, FinaleSeat, FinaleSource, ScoreUnit, SeatPattern};
use hearth_words::say;
use kupferkessel_rules::{Card, CardSet, Colour, EndReason, Family, FinalScore, RecipeId};
use kupferkessel_text::{cards, counts_twice, family_name, open, recipe_name};
use maud::{Markup, html};

use crate::Scene;
use crate::card::face;
use crate::context::BoardContext;
use crate::figure::{FigureRole, figure};
use crate::kettle::{copper, counted};

/// The number of rays of a firework.
const RAYS: usize = 18;

/// Returns the end of a game.
pub(crate) fn finale(scene: &Scene<'_>) -> Finale {
    let (view, language) = (scene.view, scene.names.language());
    Finale {
        after: match view.end {
            Some(EndReason::Line(seat)) => say!(language, "finale-line", name = scene.name(seat)),
            Some(EndReason::Dry) => say!(language, "finale-dry"),
            None => String::new(),
        },
        unit: if view.ruleset.children_scoring { ScoreUnit::Cards } else { ScoreUnit::Points },
        beside: true,
        seats: Seat::all(view.players()).map(|seat| one(scene, seat)).collect(),
        key: Vec::new(),
    }
}

fn one(scene: &Scene<'_>, seat: Seat) -> FinaleSeat {
    let (context, seen) = (BoardContext::of(scene), scene.view.seat(seat));
    FinaleSeat {
        seat,
        pattern: pattern(context.colour(seat)),
        mark: figure(&context, seat, FigureRole::Label),
        note: cards(seen.kettle.len(), context.language()),
        prizes: vec![feast(scene, seat)],
        total: seen.score.map(|score| score.total()),
        sources: seen.score.map_or_else(Vec::new, |score| sources(scene, seat, &score)),
    }
}

/// Draws the kettle of a seat on its fire, and fireworks above it in the colours of the seat.
fn feast(scene: &Scene<'_>, seat: Seat) -> FinalePrize {
    let (context, seen) = (BoardContext::of(scene), scene.view.seat(seat));
    let top = seen.kettle.cards().last().copied().flatten();
    let pattern = pattern(context.colour(seat));
    let drawn = html! {
        div.feast {
            svg.feast-works viewBox="0 0 390 400" {
                path.feast-trail d="M190 392C186 290 150 210 112 150M198 392c2-110 6-230 84-300M194 392c-2-60 6-90 10-160" {}
                (burst([108, 128], 92, [pattern.light, "#fff4cf"]))
                (burst([284, 88], 82, ["#ffd27a", pattern.main]))
                (burst([206, 226], 58, [pattern.main, pattern.light]))
            }
            (context.sign("flame").in_class("feast-flame"))
            (context.sign("flame").in_class("feast-flame"))
            (copper(&context, top.map_or(Colour::Green, Card::colour), seen.kettle.len()))
            span.feast-plate { (counted(&cards(seen.kettle.len(), context.language()))) }
        }
    };
    FinalePrize { drawn, art: "kettle", name: String::new() }
}

/// Draws a firework: rays in two colours, every other one shorter, each with a spark at its end.
fn burst([x, y]: [i32; 2], radius: i32, colours: [&str; 2]) -> Markup {
    let rays = |parity: usize, from: f64, to: f64| -> String {
        let reach = f64::from(radius) * if parity == 0 { 1.0 } else { 0.72 };
        let ray = |number: usize| {
            let (sine, cosine) = (number as f64 * std::f64::consts::TAU / RAYS as f64).sin_cos();
            let at = |part: f64| {
                format!("{:.0} {:.0}", cosine * reach * part, sine * reach * part + 6.0 * part * part)
            };
            format!("M{}L{}", at(from), at(to))
        };
        (parity..RAYS).step_by(2).map(ray).collect()
    };
    html! {
        g transform={ "translate(" (x) " " (y) ")" } {
            g.feast-burst {
                @for (parity, colour) in colours.into_iter().enumerate() {
                    path stroke=(colour) stroke-width="3" d=(rays(parity, 0.35, 0.82)) {}
                    path stroke=(colour) stroke-width="8" d=(rays(parity, 1.0, 1.0)) {}
                }
                circle r=(radius / 7) {}
            }
        }
    }
}

/// Returns the sources of a seat's points: the best families first, those that cost points after them, bonuses last.
fn sources(scene: &Scene<'_>, seat: Seat, score: &FinalScore) -> Vec<FinaleSource> {
    let (view, language) = (scene.view, scene.names.language());
    let held = view.seat(seat).kettle.known();
    let mut families: Vec<FinaleSource> = Family::all()
        .filter(|family| held.of_family(*family) != 0)
        .map(|family| {
            let points = i32::from(score.families[family.index()]);
            let twice = points != 0 && counts_twice(view, seat, family);
            FinaleSource {
                kind: "gain-family",
                label: label(scene, held, family, twice),
                points,
                pictures: fan(scene, held, family, twice),
            }
        })
        .collect();
    families.sort_by_key(|source| Reverse(source.points));
    let ones = (score.ones != 0).then(|| FinaleSource {
        kind: "gain-bonus",
        label: say!(language, "finale-ones"),
        points: score.ones.into(),
        pictures: html! { b { "1" } span { (say!(language, "finale-ones")) } },
    });
    let fulfilled = view.fulfilled(seat, CardSet::EMPTY);
    let recipes = open(view, seat).into_iter().filter(|id| fulfilled.has(*id)).map(|id| recipe(scene, id));
    families.into_iter().chain(ones).chain(recipes).collect()
}

/// Returns the label of a family: `Bat 1, 2, 3, scores double`.
fn label(scene: &Scene<'_>, held: CardSet, family: Family, twice: bool) -> String {
    let language = scene.names.language();
    let values: Vec<String> =
        family.cards().filter(|card| held.has(*card)).map(|card| card.value().number().to_string()).collect();
    let (family, cards) = (family_name(family, language), values.join(", "));
    if twice {
        say!(language, "finale-family-twice", family = family, cards = cards)
    } else {
        say!(language, "finale-family", family = family, cards = cards)
    }
}

/// Draws the cards of one family.
fn fan(scene: &Scene<'_>, held: CardSet, family: Family, twice: bool) -> Markup {
    html! {
        span.gain-fan {
            @for card in family.cards().filter(|card| held.has(*card)) {
                span.card.(card.colour()) { (face(BoardContext::of(scene).cards(), card)) }
            }
        }
        @if twice { i.gain-twice { "×2" } }
    }
}

/// Returns a fulfilled recipe.
fn recipe(scene: &Scene<'_>, id: RecipeId) -> FinaleSource {
    let language = scene.names.language();
    let name = recipe_name(id, language);
    FinaleSource {
        kind: "gain-bonus",
        label: say!(language, "finale-recipe", recipe = name.as_str()),
        points: id.recipe(&scene.view.own).points().into(),
        pictures: html! { (BoardContext::of(scene).sign("recipe")) span { (name) } },
    }
}

/// Returns the colours of a figure and the pattern of its hat band.
const fn pattern(colour: Colour) -> SeatPattern {
    let [main, dark, light, tile] = match colour {
        Colour::Green => [
            "#86ab3f",
            "#26401a",
            "#eef2c8",
            "<path fill='#6d2a10' d='M0 0h12v16H0z'/><path fill='none' stroke='#ffe0a8' stroke-width='1.3' \
             d='M6 2c4 3 4 7 0 10-4-3-4-7 0-10zM0 10c3 1 4 3 4 6M12 10c-3 1-4 3-4 6'/>",
        ],
        Colour::Orange => [
            "#ee8a2c",
            "#6e3007",
            "#ffd08a",
            "<path fill='#5b1f5e' d='M0 0h12v16H0z'/><path fill='none' stroke='#ffd58f' stroke-width='1.7' \
             d='M0 10L6 3l6 7M0 16l6-7 6 7'/>",
        ],
        Colour::Blue => [
            "#5aa3cf",
            "#103651",
            "#e6f3f8",
            "<path fill='#f0e2bd' d='M0 0h12v16H0z'/><path fill='none' stroke='#103651' stroke-width='1.5' \
             d='M0 4c3-4 4-4 6 0s3 4 6 0M0 12c3-4 4-4 6 0s3 4 6 0'/>",
        ],
        Colour::Grey => [
            "#a9aba8",
            "#313536",
            "#f0efeb",
            "<path fill='#1f4a4a' d='M0 0h12v16H0z'/><path stroke='#d8efe2' stroke-width='1.5' \
             d='M0 16L12 0M-3 8L3 0M9 16l6-8'/>",
        ],
        Colour::Violet => [
            "#a765c6",
            "#43185c",
            "#e2bdf2",
            "<path fill='#26401a' d='M0 0h12v16H0z'/><circle cx='3' cy='4' r='2' fill='#e7f2b8'/>\
             <circle cx='9' cy='12' r='2' fill='#e7f2b8'/>",
        ],
        Colour::Black => [
            "#9a8ca3",
            "#211b24",
            "#e6cf9e",
            "<path fill='#c99a3c' d='M0 0h12v16H0z'/><path fill='#2a1604' \
             d='M6 2l1.3 3.7L11 7 7.3 8.3 6 12 4.7 8.3 1 7l3.7-1.3z'/>",
        ],
        Colour::White => [
            "#f7efdc",
            "#5d4c33",
            "#fffdf5",
            "<path fill='#8a1d16' d='M0 0h12v16H0z'/><path stroke='#ffe9c4' stroke-width='1.4' \
             d='M0 0l12 16M12 0L0 16'/>",
        ],
    };
    SeatPattern { main, dark, light, size: [12, 16], tile }
}
