//! What people ask each other, and what else one can do at the table besides deciding.

use hearth_core::Seat;
use hearth_page::Part;
use hearth_table::{Ask, Asked, Pace, Stage};
use hearth_words::Language;
use maud::{Markup, html};

use crate::live::{Live, Viewer};
use crate::pages::{layout, listing};

/// The part.
pub(super) fn part(live: &Live, viewer: Viewer) -> Part {
    let table = live.table();
    let sits = viewer.person.is_some_and(|person| table.seats_of(person).next().is_some());
    if table.stage() != Stage::Running || !sits {
        return Part::new("asks", html! { section #asks hidden {} });
    }
    let html = html! {
        section #asks {
            @if let Some(asked) = table.asked() { (question(live, viewer, asked)) }
            (come_back(live, viewer))
            details { summary { "More" } (menu(live, viewer)) }
        }
    };
    Part::new("asks", html)
}

fn name(live: &Live, seat: Seat, language: Language) -> String {
    live.names(language).map_or_else(String::new, |names| names.plain(seat).to_owned())
}

fn question(live: &Live, viewer: Viewer, asked: &Asked) -> Markup {
    let what = match asked.ask {
        Ask::Back(left) => format!("to go back to decision {left}"),
        Ask::End => "to end the game without a winner".to_owned(),
        Ask::Pace(pace) => format!("to go on with {}", listing::pace(pace)),
    };
    let answers = viewer.person.is_some_and(|person| asked.waiting.contains(&person));
    let own =
        viewer.person.is_some_and(|person| live.table().seats_of(person).any(|seat| seat == asked.seat));
    let action = format!("/t/{}/answer", live.id());
    html! {
        div .question {
            p { (name(live, asked.seat, viewer.language)) " asks " (what) "." }
            @if answers {
                form method="post" action=(action) hx-post=(action) hx-target="#notice" hx-swap="outerHTML" {
                    button name="yes" value="true" { "Agree" }
                    button name="yes" value="false" { "Decline" }
                }
            } @else if own {
                form method="post" action=(action) hx-post=(action) hx-target="#notice" hx-swap="outerHTML" {
                    button name="yes" value="false" { "Take the question back" }
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
            p { "A bot plays for you." }
            (layout::button(&format!("/t/{}/come-back", live.id()), "Play myself again"))
        }
    }
}

fn menu(live: &Live, viewer: Viewer) -> Markup {
    let (id, table) = (live.id(), live.table());
    let before =
        viewer.observer.seat().and_then(|seat| live.game().and_then(|game| game.before_last_of(seat)));
    let other_pace = match table.plan().pace {
        Pace::Days(_) => Pace::Live { bank: 600, increment: 20 },
        Pace::Unhurried | Pace::Live { .. } => Pace::Days(3),
    };
    let ask = format!("/t/{id}/ask");
    let waited = table.turn().filter(|turn| !viewer.observer.sits_at(*turn) && table.bot(*turn).is_none());
    html! {
        form .menu method="post" action=(ask) hx-post=(ask) hx-target="#notice" hx-swap="outerHTML" {
            @if let Some(before) = before {
                button name="what" value={ "back " (before) } { "Go back to my last decision" }
            }
            button name="what" value="end" { "Ask to end the game" }
            button name="what" value=(words(other_pace)) { "Ask for " (listing::pace(other_pace)) }
        }
        @if let Some(turn) = waited {
            form method="post" action={ "/t/" (id) "/stand-in" } hx-post={ "/t/" (id) "/stand-in" }
                hx-target="#notice" hx-swap="outerHTML" {
                input type="hidden" name="seat" value=(turn.number());
                button { "Let a bot play for " (name(live, turn, viewer.language)) }
            }
        }
        form .menu method="post" action={ "/t/" (id) "/resign" } hx-post={ "/t/" (id) "/resign" }
            hx-target="#notice" hx-swap="outerHTML" hx-confirm="Give up this game?" {
            button .danger { "Resign" }
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
