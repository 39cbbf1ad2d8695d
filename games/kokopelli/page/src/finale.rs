//! The end of a game: a bar for each seat with the sources of its points (K20-K27), and the ceremonies that the winner finished.

use hearth_core::Seat;
use hearth_page::{Finale, FinalePrize, FinaleSeat, FinaleSource, ScoreUnit, SeatPattern, bar_length};
use hearth_words::{Language, say};
use kokopelli_rules::{Card, Ceremony, Event, FinalScore, Source};
use kokopelli_text::{scored, title};
use maud::{Markup, html};

use crate::Scene;
use crate::art::{face, scene};
use crate::board_context::BoardContext;
use crate::card::card_face;

/// The most cards in one fan.
const FAN: usize = 7;

/// The kinds of sources as classes of the stylesheet, in the order in which they are counted.
const KINDS: [&str; 4] = ["for-ceremonies", "for-bonuses", "for-pile", "for-village"];

/// The patterns of the seats, as on the backs of their cards.
const PATTERNS: [SeatPattern; 4] = [
    SeatPattern {
        main: "#c7402c",
        dark: "#6e1a13",
        light: "#f6d9a6",
        size: [20, 20],
        tile: "<path fill='#8f2018' d='M0 0h20v20H0z'/><path fill='#c7402c' d='M10 0l10 10-10 10L0 10z'/>\
               <path fill='#f6d9a6' d='M10 5l5 5-5 5-5-5z'/><path fill='#4d0f0c' d='M10 8l2 2-2 2-2-2z'/>",
    },
    SeatPattern {
        main: "#3d8a5c",
        dark: "#153b28",
        light: "#f0ecb8",
        size: [20, 20],
        tile: "<path fill='#1f5138' d='M0 0h20v20H0z'/>\
               <path fill='#3d8a5c' d='M0 0l5 8 5-8 5 8 5-8v8l-5 8-5-8-5 8-5-8z'/>\
               <path fill='none' stroke='#e8e6b0' stroke-width='2' d='M0 11l5 7 5-7 5 7 5-7'/>",
    },
    SeatPattern {
        main: "#4a86d0",
        dark: "#173259",
        light: "#e3ecf5",
        size: [20, 20],
        tile: "<path fill='#1d3f73' d='M0 0h20v20H0z'/>\
               <path fill='#3f74b8' d='M0 20v-5h5v-5h5V5h5V0h5v5h-5v5h-5v5H5v5z'/>\
               <path fill='#e3ecf5' d='M0 6h4V2h4V0H0zM20 14h-4v4h-4v2h8z'/>",
    },
    SeatPattern {
        main: "#e3ac36",
        dark: "#6b4608",
        light: "#fff3cf",
        size: [20, 20],
        tile: "<path fill='#a86f12' d='M0 0h20v20H0z'/><path fill='#e3ac36' d='M7 0h6v7h7v6h-7v7H7v-7H0V7h7z'/>\
               <path fill='#fff3cf' d='M9 9h2v2H9zM9 4h2v2H9zM9 14h2v2H9zM4 9h2v2H4zM14 9h2v2h-2z'/>\
               <path fill='#5a3806' d='M0 0h3v3H0zM17 0h3v3h-3zM0 17h3v3H0zM17 17h3v3h-3z'/>",
    },
];

/// Returns the end of a game.
pub(crate) fn finale(scene: &Scene<'_>, events: &[Event]) -> Finale {
    let (view, language) = (scene.view, scene.names.language());
    let totals = Seat::all(view.players()).filter_map(|seat| Some(view.seat(seat).score?.total()));
    let longest = totals.max();
    let seats = Seat::all(view.players()).map(|seat| one(scene, seat, events, longest)).collect();
    let key = KINDS.map(|kind| (kind, label(kind, language)));
    Finale {
        after: say!(language, "after-rounds", rounds = view.round),
        unit: ScoreUnit::Points,
        beside: false,
        seats,
        key: if longest.is_some() { key.to_vec() } else { Vec::new() },
    }
}

fn label(kind: &'static str, language: Language) -> String {
    say!(language, "finale-" + kind)
}

/// Returns one seat. `longest` is the number of points of the longest bar.
fn one(scene: &Scene<'_>, seat: Seat, events: &[Event], longest: Option<i32>) -> FinaleSeat {
    let context = BoardContext::example(scene);
    let scored = scored(scene.view, seat, events);
    let score = scene.view.seat(seat).score;
    FinaleSeat {
        seat,
        pattern: PATTERNS[seat.index()],
        mark: html! { span.number { (seat.number()) } },
        note: String::new(),
        prizes: prizes(&context, scored.as_deref().unwrap_or_default()),
        total: score.map(|score| score.total()),
        sources: longest
            .zip(score)
            .map_or_else(Vec::new, |(longest, score)| sources(&context, &score, scored, longest)),
    }
}

/// Returns the ceremonies that a seat finished, the most valuable ones first, or Kokopelli if there are none.
fn prizes(context: &BoardContext<'_>, scored: &[(Source, u16)]) -> Vec<FinalePrize> {
    let mut finished: Vec<(Ceremony, u16)> = Vec::new();
    for (ceremony, points) in
        scored.iter().filter_map(|(source, points)| Some((finishing(*source)?, *points)))
    {
        match finished.iter_mut().find(|(known, _)| *known == ceremony) {
            Some((_, sum)) => *sum += points,
            None => finished.push((ceremony, points)),
        }
    }
    finished.sort_by_key(|(_, points)| std::cmp::Reverse(*points));
    let mut cards: Vec<Card> = finished.into_iter().map(|(ceremony, _)| Card::of(ceremony)).collect();
    if cards.is_empty() {
        cards.push(Card::KOKOPELLI);
    }
    cards.truncate(FAN);
    let prize = |card: Card| FinalePrize {
        drawn: html! { div.card.(card.word()) data-card=(card.word()) { (card_face(context, card)) } },
        art: face(card),
        name: title(card, context.language()).to_owned(),
    };
    cards.into_iter().map(prize).collect()
}

/// Returns the finished ceremony that points were scored for.
const fn finishing(source: Source) -> Option<Ceremony> {
    match source {
        Source::Finishing(ceremony) => Some(ceremony),
        _ => None,
    }
}

/// Returns the sources of a seat's points.
fn sources(
    context: &BoardContext<'_>,
    score: &FinalScore,
    scored: Option<Vec<(Source, u16)>>,
    longest: i32,
) -> Vec<FinaleSource> {
    let finished = |(source, _): &(Source, u16)| finishing(*source).is_some();
    // If the events do not begin with the game, the sources of its points are unknown.
    let (finished, bonuses): (Vec<_>, Vec<_>) = scored.into_iter().flatten().partition(finished);
    let sum = |scored: &[(Source, u16)]| scored.iter().map(|(_, points)| i32::from(*points)).sum::<i32>();
    let ceremonies = sum(&finished);
    let points = [
        ceremonies,
        i32::from(score.played) - ceremonies,
        i32::from(score.pile.points()),
        score.village.into(),
    ];
    let scenes = [finished, by_reason(&bonuses), Vec::new(), Vec::new()];
    let each = KINDS.into_iter().zip(points).zip(scenes).filter(|((_, points), _)| *points > 0);
    each.map(|((kind, points), scenes)| FinaleSource {
        kind,
        label: label(kind, context.language()),
        points,
        pictures: block(context, kind, points, &scenes, longest),
    })
    .collect()
}

/// Adds up points that have the same sign.
fn by_reason(scored: &[(Source, u16)]) -> Vec<(Source, u16)> {
    let mut sums: Vec<(Source, u16)> = Vec::new();
    for (source, points) in scored {
        match sums.iter_mut().find(|(known, _)| sign(*known) == sign(*source)) {
            Some((_, sum)) => *sum += points,
            None => sums.push((*source, *points)),
        }
    }
    sums
}

/// Returns the sign of a source.
fn sign(source: Source) -> &'static str {
    match source {
        Source::Finishing(ceremony) | Source::Ability(ceremony) => Card::of(ceremony).word(),
        Source::OwnersPoint(_) => "open",
        Source::EmptyHand(_) | Source::Pile(_) => "pile",
        Source::Village => "end",
    }
}

/// Draws a block of the bar, with a length in proportion to its points. Its sources are side by side below the sum.
fn block(
    context: &BoardContext<'_>,
    kind: &str,
    points: i32,
    parts: &[(Source, u16)],
    longest: i32,
) -> Markup {
    let ends = parts.iter().scan(0, |end, (_, part)| {
        *end += i32::from(*part);
        Some(*end)
    });
    let pieces = parts.iter().zip(ends).map(|((source, part), end)| {
        let (start, wide) = (end - i32::from(*part), i32::from(*part));
        piece(context, *source, &bar_length(start, points), &bar_length(wide, points))
    });
    html! {
        svg.gain-block.(kind) width=(bar_length(points, longest)) height="100%" {
            rect.gain-fill width="100%" height="100%" {}
            @for piece in pieces { (piece) }
            rect.gain-edge width="100%" height="100%" {}
            rect.gain-tab width=(if points < 10 { "18" } else { "26" }) height="20" x="3" y="50%" rx="5" {}
            text x=(if points < 10 { "12" } else { "16" }) y="50%" { (points) }
        }
    }
}

/// Draws one source: the scene of a finished ceremony, or a sign.
fn piece(context: &BoardContext<'_>, source: Source, x: &str, width: &str) -> Markup {
    let (class, id) = match finishing(source) {
        Some(ceremony) => ("gain-scene", scene(Card::of(ceremony))),
        None => ("gain-why", sign(source)),
    };
    html! { use class=(class) href={ (context.signs) "#" (id) } x=(x) width=(width) height="100%" {} }
}
