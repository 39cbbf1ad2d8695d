//! The end of a game: a bar for each seat, made of what it scored for (K20-K27), and the ceremonies that the winner finished.

use hearth_core::Seat;
use hearth_page::{Cloth, Finale, FinaleSeat, FinaleSource, Prize, Unit, length};
use hearth_words::{Language, say};
use kokopelli_rules::{Card, Ceremony, Event, Source};
use kokopelli_text::{scored, title};
use maud::{Markup, html};

use crate::Scene;
use crate::art::{face, scene};
use crate::card::printed;
use crate::desk::Desk;

/// The most cards that fit into one fan.
const FAN: usize = 7;

/// The kinds of sources, as the stylesheet calls them, in the order in which they are counted.
const KINDS: [&str; 4] = ["for-ceremonies", "for-bonuses", "for-pile", "for-village"];

/// The weaves of the seats, as they are on the backs of their cards.
const CLOTHS: [Cloth; 4] = [
    Cloth {
        main: "#c7402c",
        dark: "#6e1a13",
        light: "#f6d9a6",
        size: [20, 20],
        tile: "<path fill='#8f2018' d='M0 0h20v20H0z'/><path fill='#c7402c' d='M10 0l10 10-10 10L0 10z'/>\
               <path fill='#f6d9a6' d='M10 5l5 5-5 5-5-5z'/><path fill='#4d0f0c' d='M10 8l2 2-2 2-2-2z'/>",
    },
    Cloth {
        main: "#3d8a5c",
        dark: "#153b28",
        light: "#f0ecb8",
        size: [20, 20],
        tile: "<path fill='#1f5138' d='M0 0h20v20H0z'/>\
               <path fill='#3d8a5c' d='M0 0l5 8 5-8 5 8 5-8v8l-5 8-5-8-5 8-5-8z'/>\
               <path fill='none' stroke='#e8e6b0' stroke-width='2' d='M0 11l5 7 5-7 5 7 5-7'/>",
    },
    Cloth {
        main: "#4a86d0",
        dark: "#173259",
        light: "#e3ecf5",
        size: [20, 20],
        tile: "<path fill='#1d3f73' d='M0 0h20v20H0z'/>\
               <path fill='#3f74b8' d='M0 20v-5h5v-5h5V5h5V0h5v5h-5v5h-5v5H5v5z'/>\
               <path fill='#e3ecf5' d='M0 6h4V2h4V0H0zM20 14h-4v4h-4v2h8z'/>",
    },
    Cloth {
        main: "#e3ac36",
        dark: "#6b4608",
        light: "#fff3cf",
        size: [20, 20],
        tile: "<path fill='#a86f12' d='M0 0h20v20H0z'/><path fill='#e3ac36' d='M7 0h6v7h7v6h-7v7H7v-7H0V7h7z'/>\
               <path fill='#fff3cf' d='M9 9h2v2H9zM9 4h2v2H9zM9 14h2v2H9zM4 9h2v2H4zM14 9h2v2h-2z'/>\
               <path fill='#5a3806' d='M0 0h3v3H0zM17 0h3v3h-3zM0 17h3v3H0zM17 17h3v3h-3z'/>",
    },
];

/// The end of a game.
pub(crate) fn finale(scene: &Scene<'_>, events: &[Event]) -> Finale {
    let (view, language) = (scene.view, scene.names.language());
    let totals = Seat::all(view.players()).filter_map(|seat| Some(view.seat(seat).score?.total()));
    let longest = totals.max();
    let seats = Seat::all(view.players()).map(|seat| one(scene, seat, events, longest)).collect();
    let key = KINDS.map(|kind| (kind, label(kind, language)));
    Finale {
        after: say!(language, "after-rounds", rounds = view.round),
        unit: Unit::Points,
        beside: false,
        seats,
        key: if longest.is_some() { key.to_vec() } else { Vec::new() },
    }
}

fn label(kind: &'static str, language: Language) -> String {
    say!(language, "finale-" + kind)
}

/// One seat. The longest bar has so many points.
fn one(scene: &Scene<'_>, seat: Seat, events: &[Event], longest: Option<i32>) -> FinaleSeat {
    let desk = Desk::example(scene);
    let scored = scored(scene.view, seat, events);
    let total = scene.view.seat(seat).score.map(|score| score.total());
    FinaleSeat {
        seat,
        cloth: CLOTHS[seat.index()],
        mark: html! { span.number { (seat.number()) } },
        note: String::new(),
        prizes: prizes(&desk, scored.as_deref().unwrap_or_default()),
        total,
        sources: longest.map_or_else(Vec::new, |longest| sources(&desk, seat, scored, longest)),
    }
}

/// The ceremonies that a seat finished, the most valuable ones first; Kokopelli for who finished none.
fn prizes(desk: &Desk<'_>, scored: &[(Source, u16)]) -> Vec<Prize> {
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
    let prize = |card: Card| Prize {
        drawn: html! { div.card.(card.word()) data-card=(card.word()) { (printed(desk, card)) } },
        art: face(card),
        name: title(card, desk.language()).to_owned(),
    };
    cards.into_iter().map(prize).collect()
}

/// The ceremony that was finished, if points were scored for that.
const fn finishing(source: Source) -> Option<Ceremony> {
    match source {
        Source::Finishing(ceremony) => Some(ceremony),
        _ => None,
    }
}

/// Where the points of a seat come from.
fn sources(
    desk: &Desk<'_>,
    seat: Seat,
    scored: Option<Vec<(Source, u16)>>,
    longest: i32,
) -> Vec<FinaleSource> {
    let Some(score) = desk.view().seat(seat).score else { return Vec::new() };
    let finished = |(source, _): &(Source, u16)| finishing(*source).is_some();
    // Of a game that was not told from its beginning nobody knows what the points were for.
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
        label: label(kind, desk.language()),
        points,
        pictures: block(desk, kind, points, &scenes, longest),
    })
    .collect()
}

/// Points with those together that were scored for the same.
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

/// The sign of what points were scored for.
fn sign(source: Source) -> &'static str {
    match source {
        Source::Finishing(ceremony) | Source::Ability(ceremony) => Card::of(ceremony).word(),
        Source::OwnersPoint(_) => "open",
        Source::EmptyHand(_) | Source::Pile(_) => "pile",
        Source::Village => "end",
    }
}

/// A block of the bar, as long as its points. What they were scored for lies in it side by side, and their sum on it.
fn block(desk: &Desk<'_>, kind: &str, points: i32, parts: &[(Source, u16)], longest: i32) -> Markup {
    let ends = parts.iter().scan(0, |end, (_, part)| {
        *end += i32::from(*part);
        Some(*end)
    });
    let pieces = parts.iter().zip(ends).map(|((source, part), end)| {
        let (start, wide) = (end - i32::from(*part), i32::from(*part));
        piece(desk, *source, &length(start, points), &length(wide, points))
    });
    html! {
        svg.gain-block.(kind) width=(length(points, longest)) height="100%" {
            rect.gain-fill width="100%" height="100%" {}
            @for piece in pieces { (piece) }
            rect.gain-edge width="100%" height="100%" {}
            rect.gain-tab width=(if points < 10 { "18" } else { "26" }) height="20" x="3" y="50%" rx="5" {}
            text x=(if points < 10 { "12" } else { "16" }) y="50%" { (points) }
        }
    }
}

/// One thing that points were scored for: the scene of a finished ceremony, or the sign of whatever else it was.
fn piece(desk: &Desk<'_>, source: Source, x: &str, width: &str) -> Markup {
    let (class, id) = match finishing(source) {
        Some(ceremony) => ("gain-scene", scene(Card::of(ceremony))),
        None => ("gain-why", sign(source)),
    };
    html! { use class=(class) href={ (desk.scene.signs) "#" (id) } x=(x) width=(width) height="100%" {} }
}
