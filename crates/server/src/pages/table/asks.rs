//! What people ask each other, and what else one can do at the table besides deciding.

use std::sync::LazyLock;

use hearth_table::{Ask, Asked, Pace, Stage};
use hearth_words::{Language, say};
use maud::{Markup, html};

use crate::live::{Live, Viewer};
use crate::pages::{layout, listing};

/// The part.
pub(super) fn asks(live: &Live, viewer: Viewer) -> Markup {
    let table = live.table();
    let sits = viewer.person.is_some_and(|person| table.seats_of(person).next().is_some());
    if table.stage() != Stage::Running || !sits {
        return html! { section #asks hidden {} };
    }
    html! {
        section #asks {
            @if let Some(asked) = table.asked() { (question(live, viewer, asked)) }
            (come_back(live, viewer))
            details { summary { (say!(viewer.language, "asks-more")) } (menu(live, viewer)) }
        }
    }
}

fn question(live: &Live, viewer: Viewer, asked: &Asked) -> Markup {
    let language = viewer.language;
    let name = live.name(asked.seat, language);
    let sentence = match asked.ask {
        Ask::Back(left) => say!(language, "asks-back", name = name, decision = left),
        Ask::End => say!(language, "asks-end", name = name),
        Ask::Pace(pace) => say!(language, "asks-pace", name = name, pace = listing::pace(pace, language)),
    };
    let answers = viewer.person.is_some_and(|person| asked.waiting.contains(&person));
    let own =
        viewer.person.is_some_and(|person| live.table().seats_of(person).any(|seat| seat == asked.seat));
    let action = format!("/t/{}/answer", live.id());
    html! {
        div .question {
            p { (sentence) }
            @if answers {
                form method="post" action=(action) hx-post=(action) hx-target="#notice" hx-swap="outerHTML" {
                    button name="yes" value="true" { (say!(language, "asks-agree")) }
                    button name="yes" value="false" { (say!(language, "asks-decline")) }
                }
            } @else if own {
                form method="post" action=(action) hx-post=(action) hx-target="#notice" hx-swap="outerHTML" {
                    button name="yes" value="false" { (say!(language, "asks-withdraw")) }
                }
            }
        }
    }
}

fn come_back(live: &Live, viewer: Viewer) -> Markup {
    let table = live.table();
    let away = viewer.person.is_some_and(|person| {
        table.seats_of(person).any(|seat| table.stood_in(seat) && !table.gave_up(seat))
    });
    html! {
        @if away {
            p { (say!(viewer.language, "asks-away")) }
            (layout::button(&format!("/t/{}/come-back", live.id()), &say!(viewer.language, "asks-come-back")))
        }
    }
}

/// What a table that has days for a turn can become.
const LIVE: Pace = Pace::Live { bank: 600, increment: 20 };

/// What every other table can become.
const SLOW: Pace = Pace::Days(3);

const fn other_pace(pace: Pace) -> Pace {
    match pace {
        Pace::Days(_) => LIVE,
        Pace::Unhurried | Pace::Live { .. } => SLOW,
    }
}

/// To ask for the slow pace and for the live one, in each language: it stands on every page of a table.
static FOR_PACE: LazyLock<[[String; 2]; Language::ALL.len()]> = LazyLock::new(|| {
    Language::ALL.map(|language| {
        [SLOW, LIVE].map(|other| say!(language, "asks-for-pace", pace = listing::pace(other, language)))
    })
});

fn menu(live: &Live, viewer: Viewer) -> Markup {
    let (id, table, language) = (live.id(), live.table(), viewer.language);
    let before =
        viewer.observer.seat().and_then(|seat| live.game().and_then(|game| game.before_last_of(seat)));
    let other_pace = other_pace(table.plan().pace);
    let ask = format!("/t/{id}/ask");
    let waited = table.turn().filter(|turn| !viewer.observer.sits_at(*turn) && table.bot(*turn).is_none());
    html! {
        form .menu method="post" action=(ask) hx-post=(ask) hx-target="#notice" hx-swap="outerHTML" {
            @if let Some(before) = before {
                button name="what" value={ "back " (before) } { (say!(language, "asks-go-back")) }
            }
            button name="what" value="end" { (say!(language, "asks-to-end")) }
            button name="what" value=(words(other_pace)) {
                (FOR_PACE[language as usize][usize::from(other_pace == LIVE)])
            }
        }
        @if let Some(turn) = waited {
            form method="post" action={ "/t/" (id) "/stand-in" } hx-post={ "/t/" (id) "/stand-in" }
                hx-target="#notice" hx-swap="outerHTML" {
                input type="hidden" name="seat" value=(turn.number());
                button { (say!(language, "asks-stand-in", name = live.name(turn, language))) }
            }
        }
        form .menu method="post" action={ "/t/" (id) "/resign" } hx-post={ "/t/" (id) "/resign" }
            hx-target="#notice" hx-swap="outerHTML" hx-confirm=(say!(language, "asks-sure")) {
            button .danger { (say!(language, "asks-resign")) }
        }
    }
}

/// A pace as a form sends it.
fn words(pace: Pace) -> String {
    match pace {
        Pace::Unhurried => "unhurried".to_owned(),
        Pace::Live { bank, increment } => format!("live {bank} {increment}"),
        Pace::Days(days) => format!("days {days}"),
    }
}
