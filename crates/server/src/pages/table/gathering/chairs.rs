//! The chairs: who sits there, and for whom the others are free.

use hearth_core::Seat;
use hearth_table::{Chair, Sitter, Stage};
use hearth_words::{Language, say};
use maud::{Markup, html};

use crate::levels;
use crate::live::{Live, Viewer};
use crate::pages::house;

/// For how many milliseconds somebody has sat down just now.
const JUST_NOW: i64 = 60_000;

/// The part.
pub(super) fn chairs(live: &Live, viewer: Viewer) -> Markup {
    let (table, language) = (live.table(), viewer.language);
    let newest = table
        .seats()
        .filter(|seat| sat_just_now(live, viewer, *seat))
        .max_by_key(|seat| live.sat_down(*seat));
    html! {
        section #seats aria-label=(say!(language, "seats-title")) {
            ol { @for seat in table.seats() { (chair(live, viewer, seat)) } }
            // Those who listen hear who came.
            p .unseen role="status" {
                @if let Some(seat) = newest { (say!(language, "gather-sat", name = live.name(seat, language))) }
            }
        }
    }
}

fn chair(live: &Live, viewer: Viewer, seat: Seat) -> Markup {
    let (table, language) = (live.table(), viewer.language);
    match table.sitter(seat) {
        Sitter::Person { person, .. } => {
            let (name, just) = (live.name(seat, language), sat_just_now(live, viewer, seat));
            html! {
                li .just[just] {
                    (house::person(&name))
                    span .name { (name) }
                    @if viewer.person == Some(*person) { small { (say!(language, "gather-you")) } }
                    @else if just { small .just { (say!(language, "gather-just")) } }
                }
            }
        }
        Sitter::Bot(level) => html! {
            li { (house::bot(level)) span .name { (levels::bot(level, language)) } }
        },
        Sitter::Nobody => html! {
            li .free {
                span .plus { (house::icon("plus")) }
                em .name { (waits_for(live, seat, language)) }
                @if asks_bots(live, viewer, seat) { (ask_bot(live, seat, language)) }
            }
        },
    }
}

/// Whether another person sat down at a seat a moment ago.
fn sat_just_now(live: &Live, viewer: Viewer, seat: Seat) -> bool {
    let sits =
        matches!(live.table().sitter(seat), Sitter::Person { person, .. } if viewer.person != Some(*person));
    let now = live.shared().time.now();
    sits && live.sat_down(seat).is_some_and(|at| now.since(at) < JUST_NOW)
}

fn waits_for(live: &Live, seat: Seat, language: Language) -> String {
    let table = live.table();
    match (table.plan().chairs.get(seat.index()), table.kept_for(seat)) {
        (_, Some(name)) => say!(language, "seats-kept-for", name = name),
        (Some(Chair::Anyone), None) => say!(language, "seats-anyone"),
        (Some(Chair::For(_)), None) => say!(language, "seats-kept"),
        (_, None) => say!(language, "seats-guest"),
    }
}

/// Whether the host may give a chair to a bot: one for which nobody in particular is expected.
fn asks_bots(live: &Live, viewer: Viewer, seat: Seat) -> bool {
    let table = live.table();
    let anybody = matches!(table.plan().chairs.get(seat.index()), Some(Chair::Guest | Chair::Anyone));
    anybody && viewer.person == Some(table.host()) && table.stage() == Stage::Gathering
}

/// Lets a bot take a chair.
fn ask_bot(live: &Live, seat: Seat, language: Language) -> Markup {
    html! {
        form method="post" action={ "/t/" (live.id()) "/bot" } {
            input type="hidden" name="seat" value=(seat.number());
            select name="level" aria-label=(say!(language, "gather-level")) {
                @for level in hearth_bots::LEVELS {
                    option value=(level) selected[level == hearth_table::USUAL_BOT] { (levels::bot(level, language)) }
                }
            }
            button { (say!(language, "gather-bot")) }
        }
    }
}
