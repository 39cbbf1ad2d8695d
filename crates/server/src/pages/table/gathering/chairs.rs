//! The chairs: their occupants, and the rules of the free ones.

use hearth_core::Seat;
use hearth_host::games::levels;
use hearth_host::tables::{TableSnapshot, Viewer};
use hearth_table::{Occupant, SeatRule, Stage};
use hearth_words::{Language, say};
use maud::{Markup, html};

use crate::http::layout::house;

/// The time for which an arrival counts as recent, in milliseconds.
const JUST_NOW: i64 = 60_000;

/// Draws the part.
pub(super) fn chairs(snapshot: &TableSnapshot, viewer: Viewer) -> Markup {
    let (table, language) = (snapshot.table(), viewer.language);
    let newest = table
        .seats()
        .filter(|seat| sat_just_now(snapshot, viewer, *seat))
        .max_by_key(|seat| snapshot.sat_down(*seat));
    html! {
        section #seats aria-label=(say!(language, "seats-title")) {
            ol { @for seat in table.seats() { (chair(snapshot, viewer, seat)) } }
            // Screen readers announce each arrival.
            p .unseen role="status" {
                @if let Some(seat) = newest { (say!(language, "gather-sat", name = snapshot.name(seat, language))) }
            }
        }
    }
}

fn chair(snapshot: &TableSnapshot, viewer: Viewer, seat: Seat) -> Markup {
    let (table, language) = (snapshot.table(), viewer.language);
    match table.sitter(seat) {
        Occupant::Person { person, .. } => {
            let (name, just) = (snapshot.name(seat, language), sat_just_now(snapshot, viewer, seat));
            html! {
                li .just[just] {
                    (house::person(&name))
                    span .name { (name) }
                    @if viewer.person == Some(*person) { small { (say!(language, "gather-you")) } }
                    @else if just { small .just { (say!(language, "gather-just")) } }
                }
            }
        }
        Occupant::Bot(level) => html! {
            li { (house::bot(level)) span .name { (levels::bot(level, language)) } }
        },
        Occupant::Nobody => html! {
            li .free {
                span .plus { (house::icon("plus")) }
                em .name { (waits_for(snapshot, seat, language)) }
                @if asks_bots(snapshot, viewer, seat) { (ask_bot(snapshot, seat, language)) }
            }
        },
    }
}

/// Returns true if another person sat down at a seat a moment ago.
fn sat_just_now(snapshot: &TableSnapshot, viewer: Viewer, seat: Seat) -> bool {
    let sits = matches!(snapshot.table().sitter(seat), Occupant::Person { person, .. } if viewer.person != Some(*person));
    let now = snapshot.now();
    sits && snapshot.sat_down(seat).is_some_and(|at| now.since(at) < JUST_NOW)
}

fn waits_for(snapshot: &TableSnapshot, seat: Seat, language: Language) -> String {
    let table = snapshot.table();
    match (table.plan().chairs.get(seat.index()), table.kept_for(seat)) {
        (_, Some(name)) => say!(language, "seats-kept-for", name = name),
        (Some(SeatRule::Anyone), None) => say!(language, "seats-anyone"),
        (Some(SeatRule::For(_)), None) => say!(language, "seats-kept"),
        (_, None) => say!(language, "seats-guest"),
    }
}

/// Returns true if the viewer is the host and may give this chair to a bot. Chairs for a particular person
/// are excluded.
fn asks_bots(snapshot: &TableSnapshot, viewer: Viewer, seat: Seat) -> bool {
    let table = snapshot.table();
    let anybody = matches!(table.plan().chairs.get(seat.index()), Some(SeatRule::Guest | SeatRule::Anyone));
    anybody && viewer.person == Some(table.host()) && table.stage() == Stage::WaitingForPlayers
}

/// Draws the form that gives a chair to a bot.
fn ask_bot(snapshot: &TableSnapshot, seat: Seat, language: Language) -> Markup {
    html! {
        form method="post" action={ "/t/" (snapshot.id()) "/bot" } {
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
